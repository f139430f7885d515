import { atom } from "jotai";
import type { OutboxItem } from "../../data/sync/outbox.ts";
import { GUEST, ownerNowAtom } from "../core/owner.ts";
import { openSafely, servicesAtom } from "../core/services.ts";

export type { OutboxItem } from "../../data/sync/outbox.ts";

/** What the last attempt to send ended with. */
export type Link =
  /** nothing stands in the way */
  | "open"
  /** the network is away */
  | "offline"
  /** the server does not answer as it should; it is asked again */
  | "retrying"
  /** the server takes no more large portfolios at the moment, and said when to come again */
  | "busy"
  /** somebody has to log in again */
  | "session";

const itemsAtom = atom<readonly OutboxItem[]>([]);
const baseLinkAtom = atom<Link>("open");

/** What the server of this owner does not have yet, oldest first; empty for a guest. */
export const outboxAtom = atom((get) => get(itemsAtom));
export const linkAtom = atom((get) => get(baseLinkAtom));

/** For the sending verbs. */
export const showLinkAtom = atom(null, (_get, set, link: Link) => set(baseLinkAtom, link));

/** Reads the marks anew; for the verbs of this folder that have changed some. Answers what waits. */
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
