import { OLDEST_READABLE, STORED_VERSION, VERSION_KEY, type MigrationPorts } from "../stored-version.ts";
import { clearBelow10 } from "./0010-clear-older.ts";
import { documentsToIndexedDb } from "./0011-documents-to-indexed-db.ts";

/**
 * Upgrades storage of version `from` to the current version. A step that cannot finish changes nothing, not even the
 * version, so that the next start tries again.
 */
export async function upgradeStorage(from: number, ports: MigrationPorts): Promise<void> {
  const done = from < OLDEST_READABLE ? await clearBelow10(ports) : await documentsToIndexedDb(ports);
  if (done) ports.flags.local.write(VERSION_KEY, String(STORED_VERSION));
}
