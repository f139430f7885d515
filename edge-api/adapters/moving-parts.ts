import type { PartStore } from "../ports/part-store.ts";

/**
 * Parts in a bucket or folder that was bound later, or to a restored database: what lies in the database is read there, and
 * moves when it is read.
 */
export const movingParts = (store: PartStore, database: PartStore): PartStore => ({
  put: (key, bytes) => store.put(key, bytes),
  async get(key) {
    const bytes = await store.get(key);
    if (bytes !== null) return bytes;
    const before = await database.get(key);
    if (before === null) return null;
    await store.put(key, before);
    await database.delete([key]);
    return before;
  },
  async delete(keys) {
    await store.delete(keys);
    await database.delete(keys);
  },
  async deleteAllOf(owner) {
    await store.deleteAllOf(owner);
    await database.deleteAllOf(owner);
  },
  async *olderThan(before, owners) {
    yield* store.olderThan(before, owners);
    yield* database.olderThan(before, owners);
  },
});
