import { atom } from "jotai";
import type { OutboxItem } from "../../data/sync/outbox.ts";
import { readonlyAtom } from "../core/atom-family.ts";
import { GUEST, ownerNowAtom } from "../core/owner.ts";
import { openSafely, servicesAtom } from "../core/services.ts";

export type { OutboxItem } from "../../data/sync/outbox.ts";

/** The result of the last attempt to send. */
export type Link =
  /** the last attempt succeeded, or none was made yet */
  | "open"
  /** no network */
  | "offline"
  /** the server fails; it is retried */
  | "retrying"
  /** the server takes no more large portfolios for now, and said when to retry */
  | "busy"
  /** the user has to log in again */
  | "session";

const itemsAtom = atom<readonly OutboxItem[]>([]);

/** Changes that the server does not have yet, oldest first; empty for a guest. */
export const outboxAtom = atom((get) => get(itemsAtom));
export const [linkAtom, showLinkAtom] = readonlyAtom<Link>("open");
/** The part of a large document that is sent, 0 to 1, while that takes long; null = nothing takes long. */
export const [sentAtom, showSentAtom] = readonlyAtom<number | null>(null);

/** Reads the outbox again, after it was changed. Gives the waiting items. */
export const readOutboxAtom = atom(null, async (get, set): Promise<readonly OutboxItem[]> => {
  const owner = get(ownerNowAtom);
  if (owner === GUEST) {
    set(itemsAtom, []);
    return [];
  }
  const opened = await openSafely(get(servicesAtom));
  const outbox = opened.ok ? await opened.value.work.outbox(owner) : opened;
  if (outbox.ok && get(ownerNowAtom) === owner) set(itemsAtom, outbox.value);
  return get(itemsAtom);
});
