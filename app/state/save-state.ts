import { atom } from "jotai";
import { createWriteQueue, type QueueState, type Write } from "../data/write-queue.ts";
import type { ProblemCode } from "./outcome.ts";
import { GUEST, ownerNowAtom, type Owner } from "./owner.ts";
import { servicesAtom } from "./services.ts";

/** The honest save state of decisions.md 2. `at` is in milliseconds since 1970. */
export type SaveState =
  /** nothing was edited yet */
  | { readonly kind: "none" }
  | { readonly kind: "saving" }
  | { readonly kind: "saved"; readonly at: number }
  /** a guest's work: saved, in this browser only */
  | { readonly kind: "kept_here"; readonly at: number }
  /** the edits are on screen and in memory only; offer `retrySavesAtom` and `downloadLocalWorkAtom` */
  | { readonly kind: "not_saved"; readonly reason: ProblemCode };

/** One queue a jotai store; it lives as long as the page. */
export const writeQueueAtom = atom(() => createWriteQueue());
const queueStateAtom = atom<QueueState>({ writing: 0, stuck: null });
const savedAtAtom = atom<number | null>(null);

export const saveStateAtom = atom((get): SaveState => {
  const { writing, stuck } = get(queueStateAtom);
  if (writing > 0) return { kind: "saving" };
  if (stuck !== null) return { kind: "not_saved", reason: stuck.code };
  const at = get(savedAtAtom);
  if (at === null) return { kind: "none" };
  return { kind: get(ownerNowAtom) === GUEST ? "kept_here" : "saved", at };
});

/** For the modules of this folder: puts one write in the queue and follows it. */
export const saveAtom = atom(null, async (get, set, _owner: Owner, id: string, write: Write) => {
  const queue = get(writeQueueAtom);
  const written = queue.add(id, write);
  set(queueStateAtom, queue.state());
  const outcome = await written;
  if (outcome.ok) set(savedAtAtom, get(servicesAtom).now());
  set(queueStateAtom, queue.state());
  return outcome;
});

/** Tries again what could not be written. */
export const retrySavesAtom = atom(null, async (get, set) => {
  const queue = get(writeQueueAtom);
  const tried = queue.retry();
  set(queueStateAtom, queue.state());
  await tried;
  if (queue.state().stuck === null) set(savedAtAtom, get(servicesAtom).now());
  set(queueStateAtom, queue.state());
});
