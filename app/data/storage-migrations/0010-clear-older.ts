import type { MigrationPorts } from "./upgrade-storage.ts";

/**
 * Below version 10: local and session storage are cleared (specification section 4), after everything in them was
 * kept as one JSON text that the user can download. Without a backup nothing is cleared. Answers whether it is done.
 */
export async function clearBelow10({ flags, backups, now }: MigrationPorts): Promise<boolean> {
  const text = JSON.stringify({
    kept: new Date(now()).toISOString(),
    // entries rather than objects: a key may be called `__proto__`; the token is no work of the user's
    localStorage: flags.local.entries().filter(([key]) => key !== "accessToken"),
    sessionStorage: flags.session.entries(),
  });
  const kept = await backups.keep(text);
  if (!kept.ok) return false;
  flags.local.clear();
  flags.session.clear();
  return true;
}
