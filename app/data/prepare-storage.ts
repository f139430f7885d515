import { browserFlags, type FlagStore } from "./flag-store.ts";
import { storageAge, STORED_VERSION, VERSION_KEY } from "./stored-version.ts";

/** Runs before any flag is read; loads the upgrade code for older storage only. Never rejects. */
export async function prepareStorage(flags: FlagStore = browserFlags()): Promise<void> {
  const age = storageAge(flags);
  if (age.kind === "fresh") flags.local.write(VERSION_KEY, String(STORED_VERSION));
  if (age.kind !== "old") return;
  try {
    const [{ upgradeStorage }, { indexedDbBackups }] = await Promise.all([
      import("./upgrade-storage.ts"),
      import("./indexed-db/backup-store.ts"),
    ]);
    await upgradeStorage(age.version, { flags, backups: indexedDbBackups, now: Date.now });
  } catch {
    // a chunk that cannot be loaded must not stop the page; the next start tries again
  }
}
