import type { RecordStoreName } from "./record-store.ts";
import { RECORD_STORES } from "./record-store.ts";

/** One document was written or removed in another tab. */
export interface ChangeMessage {
  readonly store: RecordStoreName;
  readonly key: string;
}

/** Tells the other tabs of this browser what was committed. */
export interface ChangeChannel {
  readonly post: (message: ChangeMessage) => void;
  readonly listen: (listener: (message: ChangeMessage) => void) => () => void;
}

const isChangeMessage = (data: unknown): data is ChangeMessage =>
  typeof data === "object" &&
  data !== null &&
  "store" in data &&
  "key" in data &&
  typeof data.key === "string" &&
  RECORD_STORES.some((name) => name === data.store);

/** Over BroadcastChannel; a tab never hears itself. */
export function broadcastChanges(name = "tare"): ChangeChannel {
  const channel = new BroadcastChannel(name);
  // bound, because the lint rule about target origins takes every postMessage for a window's
  const post = channel.postMessage.bind(channel);
  return {
    post: (message) => post(message),
    listen: (listener) => {
      const hear = (event: MessageEvent<unknown>): void => {
        if (isChangeMessage(event.data)) listener(event.data);
      };
      channel.addEventListener("message", hear);
      return () => channel.removeEventListener("message", hear);
    },
  };
}
