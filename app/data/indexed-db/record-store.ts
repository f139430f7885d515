import { ok, type Outcome } from "../outcome.ts";
import type { RecordStore } from "../record-store.ts";
import { storageProblem } from "../storage-problem.ts";
import { database } from "./database.ts";

/** User documents in IndexedDB. */
export const indexedDbRecords: RecordStore = {
  readAll: async (store) => {
    try {
      const { store: records, done } = (await database()).transaction(store);
      const [keys, values] = await Promise.all([records.getAllKeys(), records.getAll(), done]);
      return ok(keys.map((key, index) => ({ key, value: values[index] })));
    } catch (error) {
      return storageProblem(error);
    }
  },
  readOne: async (store, key) => {
    try {
      return ok(await (await database()).get(store, key));
    } catch (error) {
      return storageProblem(error);
    }
  },
  edit: async (store, key, change) => {
    try {
      const transaction = (await database()).transaction(store, "readwrite", { durability: "strict" });
      const records = transaction.objectStore(store);
      const write = async (): Promise<Outcome<null>> => {
        const next = change(await records.get(key));
        // nothing was written yet, so a refusal simply lets the transaction end
        if (!next.ok) return next;
        await (next.value === undefined ? records.delete(key) : records.put(next.value, key));
        return ok(null);
      };
      const [outcome] = await Promise.all([write(), transaction.done]);
      return outcome;
    } catch (error) {
      return storageProblem(error);
    }
  },
};
