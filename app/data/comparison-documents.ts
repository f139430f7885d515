import type { Comparison } from "../../edge-api/contract/comparison.ts";
import type { ChangeChannel } from "./change-channel.ts";
import { failed, ok, type Outcome } from "./outcome.ts";
import type { RecordStore } from "./record-store.ts";
import { comparisonFault, parseStoredComparison, type StoredComparison } from "./stored-comparison.ts";
import type { UnreadableRecord } from "./unreadable-record.ts";

/** Fields that an edit replaces; others keep what is stored, so that edits of two tabs merge field by field. */
export type ComparisonChanges = Partial<Omit<Comparison, "comparison_id">>;

export interface ComparisonList {
  readonly comparisons: readonly StoredComparison[];
  readonly unreadable: readonly UnreadableRecord[];
}

/** The user's comparisons in this browser, parsed on the way in and on the way out. */
export interface ComparisonDocuments {
  readonly list: () => Promise<Outcome<ComparisonList>>;
  /** null: there is none, or none that can be read. */
  readonly read: (id: string) => Promise<Outcome<StoredComparison | null>>;
  /** Writes a whole comparison; the same id again replaces it (create is an upsert). */
  readonly put: (comparison: Comparison, changed: number) => Promise<Outcome<null>>;
  /** Applies changes to what is stored now. `not_found` if another tab deleted it meanwhile. */
  readonly edit: (id: string, changes: ComparisonChanges, changed: number) => Promise<Outcome<null>>;
  readonly remove: (id: string) => Promise<Outcome<null>>;
  /** Called with the id of each comparison that another tab changed or deleted. Returns the way to stop. */
  readonly onOtherTab: (listener: (id: string) => void) => () => void;
}

const STORE = "comparisons";

const textOf = (value: unknown): string => {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
};

const parsed = (comparison: unknown, changed: number): Outcome<StoredComparison> => {
  const stored = parseStoredComparison({ comparison, changed });
  return stored === null ? failed("invalid", comparisonFault(comparison) ?? "changed is no time") : ok(stored);
};

export function comparisonDocuments(store: RecordStore, channel: ChangeChannel): ComparisonDocuments {
  const write = async (id: string, change: (current: unknown) => Outcome<unknown>): Promise<Outcome<null>> => {
    const outcome = await store.edit(STORE, id, change);
    if (outcome.ok) channel.post({ store: STORE, key: id });
    return outcome;
  };

  return {
    list: async () => {
      const all = await store.readAll(STORE);
      if (!all.ok) return all;
      const comparisons: StoredComparison[] = [];
      const unreadable: UnreadableRecord[] = [];
      for (const { key, value } of all.value) {
        const stored = parseStoredComparison(value);
        // a document under a foreign key would come back after it is deleted
        if (stored !== null && stored.comparison.comparison_id === key) comparisons.push(stored);
        else unreadable.push({ place: STORE, key, text: textOf(value) });
      }
      return ok({ comparisons, unreadable });
    },
    read: async (id) => {
      const one = await store.readOne(STORE, id);
      return one.ok ? ok(parseStoredComparison(one.value)) : one;
    },
    put: (comparison, changed) => write(comparison.comparison_id, () => parsed(comparison, changed)),
    edit: (id, changes, changed) =>
      write(id, (current) => {
        const before = parseStoredComparison(current);
        if (before === null) return failed("not_found", id);
        return parsed({ ...before.comparison, ...changes, comparison_id: id }, changed);
      }),
    remove: (id) => write(id, () => ok(undefined)),
    onOtherTab: (listener) =>
      channel.listen((message) => {
        if (message.store === STORE) listener(message.key);
      }),
  };
}
