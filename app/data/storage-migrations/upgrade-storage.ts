import { OLDEST_READABLE, STORED_VERSION, VERSION_KEY, type MigrationPorts } from "../stored-version.ts";
import { documentsToIndexedDb } from "./0011-documents-to-indexed-db.ts";

/** Clears storage below version 10 (specification section 4), after a backup of all of it. Gives whether it is done. */
async function clearBelow10({ flags, backups, now }: MigrationPorts): Promise<boolean> {
  const text = JSON.stringify({
    kept: new Date(now()).toISOString(),
    // entries, because a key may be `__proto__`; without the token, which is no work of the user
    localStorage: flags.local.entries().filter(([key]) => key !== "accessToken"),
    sessionStorage: flags.session.entries(),
  });
  const kept = await backups.keep(text);
  if (!kept.ok) return false;
  flags.local.clear();
  flags.session.clear();
  return true;
}

/**
 * Upgrades storage of version `from` to the current version. A step that cannot finish changes nothing, not even the
 * version, so that the next start tries again.
 */
export async function upgradeStorage(from: number, ports: MigrationPorts): Promise<void> {
  const done = from < OLDEST_READABLE ? await clearBelow10(ports) : await documentsToIndexedDb(ports);
  if (done) ports.flags.local.write(VERSION_KEY, String(STORED_VERSION));
}
