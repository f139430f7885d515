import type { ChangeChannel } from "./change-channel.ts";
import type { FlagArea, FlagStore } from "./flag-store.ts";
import type { Outcome } from "./outcome.ts";
import type { Owner, RecordStore, RecordStoreName, RecordTransaction } from "./record-store.ts";

const keyPrefix = (store: RecordStoreName, owner: Owner): string => JSON.stringify([store, owner]);

/** Documents in memory only, for shared content: they never touch the stores of this browser. */
export function memoryRecords(): RecordStore {
  const rows = new Map<string, { readonly id: string; readonly value: unknown }>();
  let last: Promise<unknown> = Promise.resolve();

  const run = async <T>(work: (transaction: RecordTransaction) => Promise<Outcome<T>>): Promise<Outcome<T>> => {
    const now = new Map(rows);
    const outcome = await work({
      read: async (store, owner, id) => now.get(keyPrefix(store, owner) + id)?.value,
      readAll: async (store, owner) =>
        [...now].filter(([key]) => key.startsWith(keyPrefix(store, owner))).map(([, row]) => row),
      write: async (store, owner, id, value) => {
        if (value === undefined) now.delete(keyPrefix(store, owner) + id);
        else now.set(keyPrefix(store, owner) + id, { id, value });
      },
      clear: async (store, owner) => {
        for (const key of now.keys()) if (key.startsWith(keyPrefix(store, owner))) now.delete(key);
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
      // the caller gets the rejection; the next transaction runs anyway
      last = ran.catch(() => undefined);
      return ran;
    },
  };
}

/** A channel without other tabs, for documents in memory. */
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

/** Flags in memory, with initial values. */
export const memoryFlags = (local: Readonly<Record<string, string>>): FlagStore => ({
  local: memoryArea(new Map(Object.entries(local))),
  session: memoryArea(new Map()),
});
