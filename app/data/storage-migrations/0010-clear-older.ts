import type { MigrationPorts } from "../stored-version.ts";

/**
 * Below version 10: clears local and session storage (specification section 4), after saving everything in them as one
 * JSON text that the user can download. Without that backup nothing is cleared. Gives whether it is done.
 */
export async function clearBelow10({ flags, backups, now }: MigrationPorts): Promise<boolean> {
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
