import { OLDEST_READABLE, STORED_VERSION, VERSION_KEY, type UpgradePorts } from "./stored-version.ts";

/** Clears storage after a backup of all of it. Gives whether it is done. */
async function clearAfterBackup({ flags, backups, now }: UpgradePorts): Promise<boolean> {
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
 * Upgrades storage of version `from` to the current version: below 10 it is cleared (specification section 4). Without room for
 * the backup nothing changes, not even the version, so that the next start tries again.
 */
export async function upgradeStorage(from: number, ports: UpgradePorts): Promise<void> {
  if (from < OLDEST_READABLE && !(await clearAfterBackup(ports))) return;
  ports.flags.local.write(VERSION_KEY, String(STORED_VERSION));
}
