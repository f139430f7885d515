import type { FlagArea } from "./flag-store.ts";

const KEY = "curtain_word";

/** The word of the curtain as the settings had it last; null = none. */
export const lastWord = (local: FlagArea): string | null => local.read(KEY);

/** Keeps the word for the next start, which does not wait for the settings to let the curtain fall. */
export const keepWord = (local: FlagArea, word = ""): void => {
  if (word === "") local.remove(KEY);
  else local.write(KEY, word);
};
