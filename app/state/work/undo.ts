import { atom } from "jotai";
import type { NamedKind } from "../../../edge-api/contract/entities.ts";
import { servicesAtom } from "../core/services.ts";

export interface UndoableDelete {
  readonly kind: NamedKind;
  readonly id: string;
  readonly name: string;
  /** milliseconds since 1970 */
  readonly until: number;
}

/** How long a delete can be undone (decisions.md 17). */
const UNDO_MS = 10_000;

interface Deleted extends UndoableDelete {
  readonly restore: () => Promise<void>;
}

const deletedAtom = atom<readonly Deleted[]>([]);

/** Documents deleted in the last ten seconds, oldest first. */
export const undoableDeletesAtom = atom((get): readonly UndoableDelete[] =>
  get(deletedAtom).map(({ kind, id, name, until }) => ({ kind, id, name, until })),
);

/** For the delete actions: `restore` is called at most once, within ten seconds. */
export const offerUndoAtom = atom(
  null,
  (get, set, kind: NamedKind, id: string, name: string, restore: () => Promise<void>) => {
    const services = get(servicesAtom);
    const one: Deleted = { kind, id, name, until: services.now() + UNDO_MS, restore };
    set(deletedAtom, (deleted) => [...deleted, one]);
    services.after(UNDO_MS, () => set(deletedAtom, (deleted) => deleted.filter((other) => other !== one)));
  },
);

/** Restores a deleted document under its id; does nothing after ten seconds or a logout. */
export const undoDeleteAtom = atom(null, async (get, set, kind: NamedKind, id: string): Promise<void> => {
  const deleted = get(deletedAtom).findLast((one) => one.kind === kind && one.id === id);
  if (deleted === undefined) return;
  set(deletedAtom, (all) => all.filter((one) => one !== deleted));
  await deleted.restore();
});

/** Called by a logout: removes all undo offers. */
export const forgetUndoAtom = atom(null, (_get, set) => set(deletedAtom, []));
