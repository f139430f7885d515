import { GUEST, type Owner, type RecordStore, type RecordTransaction } from "../record-store.ts";
import { storageProblem } from "../storage-problem.ts";
import { database, type RecordKey, type TareDatabase } from "./database.ts";

/** Guests' documents keep their plain keys; those of a user have the address in the key. */
const keyOf = (owner: Owner, id: string): RecordKey => (owner === GUEST ? id : [owner, id]);

/** IndexedDB sorts strings before arrays, so a guest's keys are below all array keys. */
const keysOf = (owner: Owner): IDBKeyRange =>
  owner === GUEST ? IDBKeyRange.bound("", [], false, true) : IDBKeyRange.bound([owner], [owner, []]);

const idIn = (key: RecordKey): string => (typeof key === "string" ? key : key[1]);

/** User documents in the database that `open` gives. */
export const recordsIn = (open: () => Promise<TareDatabase>): RecordStore => ({
  transact: async (stores, mode, run) => {
    try {
      const transaction = (await open()).transaction(stores, mode, { durability: "strict" });
      const steps: RecordTransaction = {
        read: (store, owner, id) => transaction.objectStore(store).get(keyOf(owner, id)),
        readAll: async (store, owner) => {
          const records = transaction.objectStore(store);
          const range = keysOf(owner);
          const [keys, values] = await Promise.all([records.getAllKeys(range), records.getAll(range)]);
          return keys.map((key, at) => ({ id: idIn(key), value: values[at] }));
        },
        write: async (store, owner, id, value) => {
          const key = keyOf(owner, id);
          const records = transaction.objectStore(store);
          await (value === undefined ? records.delete?.(key) : records.put?.(value, key));
        },
        clear: async (store, owner) => {
          await transaction.objectStore(store).delete?.(keysOf(owner));
        },
      };
      // always wait for the end, so that an abort is no unhandled rejection
      const ended = transaction.done.then(
        () => null,
        (error: unknown) => storageProblem(error),
      );
      const outcome = await run(steps).catch(storageProblem);
      if (!outcome.ok) {
        abort(transaction);
        await ended;
        return outcome;
      }
      return (await ended) ?? outcome;
    } catch (error) {
      return storageProblem(error);
    }
  },
});

export const indexedDbRecords: RecordStore = recordsIn(database);

/** Rolls a transaction back, unless it has failed already. */
function abort(transaction: { readonly abort: () => void }): void {
  try {
    transaction.abort();
  } catch {
    // it has ended already
  }
}
