import { atom, type Atom } from "jotai";
import type { Comparison } from "../../edge-api/contract/comparison.ts";
import type { ComparisonChanges, ComparisonDocuments } from "../data/comparison-documents.ts";
import { newId } from "../data/new-id.ts";
import type { StoredComparison } from "../data/stored-comparison.ts";
import type { UnreadableRecord } from "../data/unreadable-record.ts";
import { catalogueAtom } from "./catalogue.ts";
import type { Outcome } from "./outcome.ts";
import { saveAtom, writeQueueAtom } from "./save-state.ts";
import { openSafely, servicesAtom, type Services } from "./services.ts";

export type { ComparisonChanges } from "../data/comparison-documents.ts";
export type { StoredComparison } from "../data/stored-comparison.ts";

/** What the wizard knows when it creates a comparison; the rest gets the contract's defaults. */
export type ComparisonDraft = Pick<
  Comparison,
  "comparison_name" | "note" | "region_use" | "usecase_id" | "food_id" | "currentProductIds"
>;

export interface UndoableDelete {
  readonly id: string;
  readonly name: string;
  /** milliseconds since 1970 */
  readonly until: number;
}

/** How long a delete can be undone (decisions.md 17). */
const UNDO_MS = 10_000;

type Entries = ReadonlyMap<string, StoredComparison>;
const entriesAtom = atom<Entries>(new Map());
const unreadableAtom = atom<readonly UnreadableRecord[]>([]);
const deletedAtom = atom<readonly (UndoableDelete & { readonly stored: StoredComparison })[]>([]);
const listeningAtom = atom({ on: false });

/** Last edited first. */
export const comparisonsAtom = atom((get) => [...get(entriesAtom).values()].toSorted((a, b) => b.changed - a.changed));

const byId = new Map<string, Atom<StoredComparison | null>>();

/** The comparison of this id, or null; the same atom for the same id. */
export const comparisonAtom = (id: string): Atom<StoredComparison | null> => {
  const known = byId.get(id) ?? atom((get) => get(entriesAtom).get(id) ?? null);
  byId.set(id, known);
  return known;
};

/** Documents in the store that could not be read; they stay there (requirement 24). */
export const unreadableComparisonsAtom = atom((get) => get(unreadableAtom));

export const undoableDeletesAtom = atom((get): readonly UndoableDelete[] =>
  get(deletedAtom).map(({ id, name, until }) => ({ id, name, until })),
);

/** A call on the stored documents, as a value even where their code could not be loaded. */
const withDocuments = async <T>(
  services: Services,
  run: (documents: ComparisonDocuments) => Promise<Outcome<T>>,
): Promise<Outcome<T>> => {
  const opened = await openSafely(services);
  return opened.ok ? run(opened.value.comparisons) : opened;
};

const showAtom = atom(null, (get, set, id: string, stored: StoredComparison | null) => {
  const entries = new Map(get(entriesAtom));
  if (stored === null) entries.delete(id);
  else entries.set(id, stored);
  set(entriesAtom, entries);
});

/** Shows what the store holds now, unless an edit of ours is still on its way there. */
const rereadAtom = atom(null, async (get, set, id: string) => {
  const stored = await withDocuments(get(servicesAtom), (documents) => documents.read(id));
  if (stored.ok && !get(writeQueueAtom).waits(id)) set(showAtom, id, stored.value);
});

/** Called by the loading verbs; also hears the other tabs from then on. */
export const loadComparisonsAtom = atom(null, async (get, set) => {
  const first = !get(listeningAtom).on;
  set(listeningAtom, { on: true });
  const list = await withDocuments(get(servicesAtom), (documents) => {
    if (first) documents.onOtherTab((id) => void set(rereadAtom, id));
    return documents.list();
  });
  // a store that cannot be read does not stop the page; the first write will say so
  if (!list.ok) return;
  const queue = get(writeQueueAtom);
  const waiting = [...get(entriesAtom)].filter(([id]) => queue.waits(id));
  set(
    entriesAtom,
    new Map([...list.value.comparisons.map((s) => [s.comparison.comparison_id, s] as const), ...waiting]),
  );
  set(unreadableAtom, list.value.unreadable);
});

/** A refused write is shown as refused: what the store holds comes back. Storage failures stay pending. */
const settleAtom = atom(null, async (_get, set, id: string, outcome: Outcome<null>): Promise<Outcome<null>> => {
  if (outcome.ok) return outcome;
  const { code } = outcome.problem;
  if (code !== "invalid" && code !== "not_found") return { ok: true, value: null };
  await set(rereadAtom, id);
  return outcome;
});

/**
 * Creates a comparison and answers its id. `invalid` if it breaks the contract. Where storage fails it
 * exists all the same, on screen and in memory, and the save state says so.
 */
export const createComparisonAtom = atom(null, async (get, set, draft: ComparisonDraft): Promise<Outcome<string>> => {
  const id = newId();
  const version = get(catalogueAtom)?.version;
  const comparison: Comparison = {
    ...draft,
    comparison_id: id,
    comparison_name: draft.comparison_name.trim(),
    customCompostingAndRecycling: false,
    recycling_overrides: {},
    rawscoresPerUse: false,
    ...(version === undefined ? {} : { data_version: version }),
  };
  const services = get(servicesAtom);
  const changed = services.now();
  set(showAtom, id, { comparison, changed });
  const write = () => withDocuments(services, (documents) => documents.put(comparison, changed));
  const outcome = await set(settleAtom, id, await set(saveAtom, id, write));
  return outcome.ok ? { ok: true, value: id } : outcome;
});

/** Changes fields; shown at once, written in one transaction that keeps the fields another tab changed. */
export const editComparisonAtom = atom(
  null,
  async (get, set, id: string, changes: ComparisonChanges): Promise<Outcome<null>> => {
    const before = get(entriesAtom).get(id);
    if (before === undefined) return { ok: false, problem: { code: "not_found", detail: id } };
    const services = get(servicesAtom);
    const changed = services.now();
    set(showAtom, id, { comparison: { ...before.comparison, ...changes }, changed });
    const write = () => withDocuments(services, (documents) => documents.edit(id, changes, changed));
    return set(settleAtom, id, await set(saveAtom, id, write));
  },
);

/** An emptied name leaves the name as it was (specification section 5). */
export const renameComparisonAtom = atom(null, async (_get, set, id: string, name: string): Promise<Outcome<null>> => {
  const comparison_name = name.trim();
  return comparison_name === "" ? { ok: true, value: null } : set(editComparisonAtom, id, { comparison_name });
});

/** Removes at once; for ten seconds `undoDeleteAtom` brings it back. */
export const deleteComparisonAtom = atom(null, async (get, set, id: string): Promise<void> => {
  const stored = get(entriesAtom).get(id);
  if (stored === undefined) return;
  const services = get(servicesAtom);
  const until = services.now() + UNDO_MS;
  set(showAtom, id, null);
  set(deletedAtom, (deleted) => [...deleted, { id, name: stored.comparison.comparison_name, until, stored }]);
  services.after(UNDO_MS, () =>
    set(deletedAtom, (deleted) => deleted.filter((one) => one.id !== id || one.until > until)),
  );
  await set(saveAtom, id, () => withDocuments(services, (documents) => documents.remove(id)));
});

/** Brings a deleted comparison back under its id; after ten seconds it does nothing. */
export const undoDeleteAtom = atom(null, async (get, set, id: string): Promise<void> => {
  const deleted = get(deletedAtom).find((one) => one.id === id);
  if (deleted === undefined) return;
  const { comparison, changed } = deleted.stored;
  set(deletedAtom, (all) => all.filter((one) => one !== deleted));
  set(showAtom, id, deleted.stored);
  const services = get(servicesAtom);
  await set(saveAtom, id, () => withDocuments(services, (documents) => documents.put(comparison, changed)));
});
