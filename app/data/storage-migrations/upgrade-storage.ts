import type { BackupStore } from "../backup-store.ts";
import type { FlagStore } from "../flag-store.ts";
import type { RecordStore } from "../record-store.ts";
import { OLDEST_READABLE, STORED_VERSION, VERSION_KEY } from "../stored-version.ts";
import { clearBelow10 } from "./0010-clear-older.ts";
import { documentsToIndexedDb } from "./0011-documents-to-indexed-db.ts";

export interface MigrationPorts {
  readonly flags: FlagStore;
  readonly backups: BackupStore;
  readonly records: RecordStore;
  readonly now: () => number;
}

/**
 * Upgrades storage of version `from` to the current version. A step that cannot finish changes nothing, not even the
 * version, so that the next start tries again.
 */
export async function upgradeStorage(from: number, ports: MigrationPorts): Promise<void> {
  const done = from < OLDEST_READABLE ? await clearBelow10(ports) : await documentsToIndexedDb(ports);
  if (done) ports.flags.local.write(VERSION_KEY, String(STORED_VERSION));
}
