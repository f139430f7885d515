import type { BackupStore } from "../backup-store.ts";
import { storageStep } from "../storage-problem.ts";
import { database } from "./database.ts";

/** Backups in IndexedDB, which has more space than the local storage that they come from. */
export const indexedDbBackups: BackupStore = {
  keep: (text) =>
    storageStep(async () => {
      await (await database()).put("backups", text, new Date().toISOString());
      return null;
    }),
  all: () =>
    storageStep(async () => {
      const texts = await (await database()).getAll("backups");
      return texts.filter((text) => typeof text === "string");
    }),
};
