import { atom } from "jotai";
import { openTables, servicesAtom } from "./services.ts";

const backupKnownAtom = atom(false);

/** True once a backup of a cleared older storage was found; offer it (saved-backup.ts). */
export const storageBackupAtom = atom((get) => get(backupKnownAtom));

/** Called by the loading verbs. */
export const lookForBackupAtom = atom(null, async (get, set) => {
  const { storageBackup } = await openTables(get(servicesAtom));
  const backup = await storageBackup();
  set(backupKnownAtom, backup.ok && backup.value !== null);
});
