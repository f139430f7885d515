import type { TareDatabase } from "./database.ts";

/** Dataset versions that results stay with, beside the one in use. */
export const createPinnedTables = (db: Pick<TareDatabase, "createObjectStore">): void => {
  db.createObjectStore("pinned_tables");
};
