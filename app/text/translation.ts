import type { Texts } from "./catalogue.ts";

/** An area in another language (`text/es/<area>.ts`): the same keys, and sentences of the same arguments. */
export type Translation<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { readonly [K in keyof T]: Translation<T[K]> };

type Open = Record<string | number, unknown>;

const isGroup = (value: unknown): value is Open => typeof value === "object" && value !== null;

/**
 * Puts the words of a translation in the place of an area's own. The area stays the same object, and so does each group of it: who
 * holds one reads the new words.
 */
export const translate = (area: Texts, translation: Texts): void => {
  const open: Open = area;
  for (const [key, words] of Object.entries(translation)) {
    const own = open[key];
    if (isGroup(own) && isGroup(words)) translate(own as Texts, words);
    else open[key] = words;
  }
};
