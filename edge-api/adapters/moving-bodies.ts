import type { Bodies } from "../ports/bodies.ts";

/**
 * Bodies in a bucket or folder that was bound after the first saves, or for a restored database: a body that is
 * still in the database is read from there, and then moved.
 */
export const movingBodies = (store: Bodies, database: Bodies): Bodies => ({
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
