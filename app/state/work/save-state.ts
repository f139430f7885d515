import { atom } from "jotai";
import { createWriteQueue, type QueueState, type Write } from "../../data/write-queue.ts";
import type { ProblemCode } from "../core/outcome.ts";
import { linkAtom, outboxAtom, sentAtom, type Link, type OutboxItem } from "./outbox.ts";
import { GUEST, ownerNowAtom, type Owner } from "../core/owner.ts";
import { servicesAtom } from "../core/services.ts";

/** The save state of decisions.md 2. `at` is in milliseconds since 1970. */
export type SaveState =
  /** nothing was edited yet */
  | { readonly kind: "none" }
  | { readonly kind: "saving" }
  /** a large document is on its way to the server; `sent` is the part, 0 to 1 */
  | { readonly kind: "sending"; readonly sent: number }
  /** the server has what is on screen */
  | { readonly kind: "saved"; readonly at: number }
  /** a guest's work: saved, in this browser only */
  | { readonly kind: "kept_here"; readonly at: number }
  /** stored in this browser, sent later automatically */
  | { readonly kind: "waiting"; readonly count: number; readonly why: Exclude<Link, "open"> }
  /** the edits are in memory only; offer `retrySavesAtom` and `downloadLocalWorkAtom` */
  | { readonly kind: "not_saved"; readonly reason: ProblemCode }
  /** stored in this browser, but refused by the server, or the user has to decide (`conflict`); offer the same actions */
  | { readonly kind: "not_sent"; readonly reason: Exclude<OutboxItem["waitsFor"], null | "decision"> | "conflict" };

/** A portfolio that is too large affects only itself (`localOnlyPortfoliosAtom`), not the save state of other work. */
const affectsOnlyItself = ({ waitsFor }: OutboxItem): boolean => waitsFor === "too_large";

/** One queue per Jotai store; it lives as long as the page. */
export const writeQueueAtom = atom(() => createWriteQueue());
const queueStateAtom = atom<QueueState>({ writing: 0, stuck: null });
/** why the store refused the last edits; kept during a retry, so that nothing flickers */
const unstoredReasonAtom = atom<ProblemCode | null>(null);
const savedAtAtom = atom<number | null>(null);

/** Number of edits that are shown and not queued yet: digits being typed, lines being checked. */
const unqueuedEditsAtom = atom(0);

/** For the modules of this folder: so many more edits are on their way to the queue, or fewer. */
export const countUnqueuedEditsAtom = atom(null, (_get, set, by: 1 | -1) =>
  set(unqueuedEditsAtom, (count) => count + by),
);

/** Why the store refused edits; null = it has taken all. */
export const whyUnstoredAtom = atom((get) => get(unstoredReasonAtom));

/** Updates the atoms from the queue's state. */
const showQueueAtom = atom(null, (get, set) => {
  const state = get(writeQueueAtom).state();
  set(queueStateAtom, state);
  if (state.stuck !== null || state.writing === 0) set(unstoredReasonAtom, state.stuck?.code ?? null);
});

/** Whether an edit is not stored in this browser yet: leaving the page would lose it. */
export const unwrittenAtom = atom((get) => {
  const { writing, stuck } = get(queueStateAtom);
  return writing > 0 || stuck !== null || get(unqueuedEditsAtom) > 0;
});

export const saveStateAtom = atom((get): SaveState => {
  const { writing, stuck } = get(queueStateAtom);
  if (stuck !== null && writing === 0) return { kind: "not_saved", reason: stuck.code };
  if (get(unqueuedEditsAtom) > 0) return { kind: "saving" };
  const items = get(outboxAtom);
  const sendable = items.filter(({ waitsFor }) => waitsFor === null);
  const link = get(linkAtom);
  if (writing > 0) return { kind: "saving" };
  if (sendable.length > 0) {
    const sent = get(sentAtom);
    if (sent !== null) return { kind: "sending", sent };
    return link === "open" ? { kind: "saving" } : { kind: "waiting", count: sendable.length, why: link };
  }
  const blocked = items.find((item) => !affectsOnlyItself(item))?.waitsFor ?? null;
  if (blocked !== null) return { kind: "not_sent", reason: blocked === "decision" ? "conflict" : blocked };
  const at = get(savedAtAtom);
  if (at === null) return { kind: "none" };
  return { kind: get(ownerNowAtom) === GUEST ? "kept_here" : "saved", at };
});

/** The portfolios that are too large for the server and therefore only in this browser. */
export const localOnlyPortfoliosAtom = atom(
  (get): ReadonlySet<string> =>
    new Set(
      get(outboxAtom)
        .filter(affectsOnlyItself)
        .map(({ id }) => id),
    ),
);

/** For the sending actions: the server has everything. */
export const showSavedAtom = atom(null, (get, set) => set(savedAtAtom, get(servicesAtom).now()));

/** For the modules of this folder: queues one write and follows it. A user's write is then sent. */
export const saveAtom = atom(null, async (get, set, owner: Owner, line: string, write: Write) => {
  const queue = get(writeQueueAtom);
  const written = queue.add(line, write);
  set(showQueueAtom);
  const outcome = await written;
  // update the outbox first, so that nothing is shown as saved in between
  if (owner !== GUEST && outcome.ok) await get(afterWriteAtom).run();
  if (outcome.ok && owner === GUEST) set(showSavedAtom);
  set(showQueueAtom);
  return outcome;
});

/** Runs after a user's write. The sending actions set it, so that this module does not import them. */
export const afterWriteAtom = atom(() => ({ run: async (): Promise<void> => undefined }));

/** Repeats the writes that the store refused. */
export const retryWritesAtom = atom(null, async (get, set) => {
  const queue = get(writeQueueAtom);
  const tried = queue.retry();
  set(showQueueAtom);
  await tried;
  if (queue.state().stuck === null && get(ownerNowAtom) === GUEST) set(showSavedAtom);
  set(showQueueAtom);
});
