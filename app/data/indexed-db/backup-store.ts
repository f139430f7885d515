import type { BackupStore } from "../backup-store.ts";
import { ok } from "../outcome.ts";
import { storageProblem } from "../storage-problem.ts";
import { database } from "./database.ts";

/** Backups in IndexedDB, which has more space than the local storage that they come from. */
export const indexedDbBackups: BackupStore = {
  keep: async (text) => {
    try {
      await (await database()).put("backups", text, new Date().toISOString());
      return ok(null);
    } catch (error) {
      return storageProblem(error);
    }
  },
  all: async () => {
    try {
      const texts = await (await database()).getAll("backups");
      return ok(texts.filter((text) => typeof text === "string"));
    } catch (error) {
      return storageProblem(error);
    }
  },
};
