import type { ChangeChannel } from "./change-channel.ts";
import type { FlagArea, FlagStore } from "./flag-store.ts";
import type { Outcome } from "./outcome.ts";
import type { Owner, RecordStore, RecordStoreName, RecordTransaction } from "./record-store.ts";

/** What the keys of an owner's records in a store begin with; no other's do. */
const shelf = (store: RecordStoreName, owner: Owner): string => JSON.stringify([store, owner]);

/** Documents that live as long as the page shows them and touch no store of this browser: somebody else's content. */
export function memoryRecords(): RecordStore {
  const rows = new Map<string, { readonly id: string; readonly value: unknown }>();
  let last: Promise<unknown> = Promise.resolve();

  const run = async <T>(work: (transaction: RecordTransaction) => Promise<Outcome<T>>): Promise<Outcome<T>> => {
    const now = new Map(rows);
    const outcome = await work({
      read: async (store, owner, id) => now.get(shelf(store, owner) + id)?.value,
      readAll: async (store, owner) =>
        [...now].filter(([key]) => key.startsWith(shelf(store, owner))).map(([, row]) => row),
      write: async (store, owner, id, value) => {
        if (value === undefined) now.delete(shelf(store, owner) + id);
        else now.set(shelf(store, owner) + id, { id, value });
      },
      clear: async (store, owner) => {
        for (const key of now.keys()) if (key.startsWith(shelf(store, owner))) now.delete(key);
      },
    });
    if (!outcome.ok) return outcome;
    rows.clear();
    for (const [key, row] of now) rows.set(key, row);
    return outcome;
  };

  return {
    transact: (_stores, _mode, work) => {
      const ran = last.then(() => run(work));
      // who asked hears of it; the next one begins all the same
      last = ran.catch(() => undefined);
      return ran;
    },
  };
}

/** No other tab hears of what is kept in memory alone. */
export const noChannel: ChangeChannel = { post: () => undefined, listen: () => () => undefined };

const memoryArea = (texts: Map<string, string>): FlagArea => ({
  read: (key) => texts.get(key) ?? null,
  write: (key, text) => {
    texts.set(key, text);
    return true;
  },
  remove: (key) => void texts.delete(key),
  clear: () => texts.clear(),
  entries: () => [...texts],
});

/** Flags of a page within the page: they begin as given, and nothing of them stays. */
export const memoryFlags = (local: Readonly<Record<string, string>>): FlagStore => ({
  local: memoryArea(new Map(Object.entries(local))),
  session: memoryArea(new Map()),
});
