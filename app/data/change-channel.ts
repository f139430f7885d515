import { ENTITY_KINDS, type EntityKind } from "../../edge-api/contract/entities.ts";
import type { Owner } from "./record-store.ts";

/** A committed change: one document, several of a kind, or all work of an owner cleared. */
export type ChangeMessage =
  | { readonly about: "document"; readonly owner: Owner; readonly kind: EntityKind; readonly id: string }
  | { readonly about: "kind"; readonly owner: Owner; readonly kind: EntityKind }
  | { readonly about: "owner_ended"; readonly owner: Owner };

/** Informs other tabs of this browser about committed changes. */
export interface ChangeChannel {
  readonly post: (message: ChangeMessage) => void;
  readonly listen: (listener: (message: ChangeMessage) => void) => () => void;
}

const isChangeMessage = (data: unknown): data is ChangeMessage => {
  if (typeof data !== "object" || data === null) return false;
  if (!("about" in data && "owner" in data) || typeof data.owner !== "string") return false;
  if (data.about === "owner_ended") return true;
  if (!("kind" in data && ENTITY_KINDS.some((kind) => kind === data.kind))) return false;
  return data.about === "kind" || (data.about === "document" && "id" in data && typeof data.id === "string");
};

/** Uses BroadcastChannel; a tab does not get its own messages. */
export function broadcastChanges(name = "tare"): ChangeChannel {
  const channel = new BroadcastChannel(name);
  // bound, because the lint rule about target origins mistakes postMessage for a window's
  const post = channel.postMessage.bind(channel);
  return {
    post: (message) => post(message),
    listen: (listener) => {
      const onMessage = (event: MessageEvent<unknown>): void => {
        if (isChangeMessage(event.data)) listener(event.data);
      };
      channel.addEventListener("message", onMessage);
      return () => channel.removeEventListener("message", onMessage);
    },
  };
}
