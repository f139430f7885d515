import { atom } from "jotai";
import type { Done, Outcome } from "../core/outcome.ts";
import { openSafely, servicesAtom } from "../core/services.ts";

const backupKnownAtom = atom(false);

/** Whether a backup of a cleared older storage exists; offer `downloadStorageBackupAtom`. */
export const storageBackupAtom = atom((get) => get(backupKnownAtom));

const readAtom = atom(null, async (get): Promise<Outcome<string | null>> => {
  const opened = await openSafely(get(servicesAtom));
  return opened.ok ? opened.value.storageBackup() : opened;
});

/** Looks for a backup; called when the work is loaded. */
export const findBackupAtom = atom(null, async (_get, set) => {
  const backup = await set(readAtom);
  set(backupKnownAtom, backup.ok && backup.value !== null);
});

/** Downloads what an older version had stored before it was cleared. */
export const downloadStorageBackupAtom = atom(null, async (get, set): Done => {
  const backup = await set(readAtom);
  if (!backup.ok) return backup;
  if (backup.value === null) return { ok: false, problem: { code: "not_found", detail: "no backup" } };
  get(servicesAtom).download("tare_backup.json", backup.value, "application/json");
  return { ok: true, value: null };
});
