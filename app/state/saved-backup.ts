import { atom } from "jotai";
import type { Outcome } from "./outcome.ts";
import { openTables, servicesAtom } from "./services.ts";

/** What an older version had stored before it was cleared. */
export const downloadStorageBackupAtom = atom(null, async (get): Promise<Outcome<null>> => {
  const services = get(servicesAtom);
  const backup = await (await openTables(services)).storageBackup();
  if (!backup.ok) return backup;
  if (backup.value === null) return { ok: false, problem: { code: "not_found", detail: "no backup" } };
  services.download("tare_backup.json", backup.value, "application/json");
  return { ok: true, value: null };
});
