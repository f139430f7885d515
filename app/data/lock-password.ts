import type { FlagArea } from "./flag-store.ts";

const KEY = "curtain_word";

/** The last known password of the lock screen; null = none. */
export const storedLockPassword = (local: FlagArea): string | null => local.read(KEY);

/** Stores the password for the next start, which shows the lock screen before the settings are loaded. */
export const storeLockPassword = (local: FlagArea, word = ""): void => {
  if (word === "") local.remove(KEY);
  else local.write(KEY, word);
};
