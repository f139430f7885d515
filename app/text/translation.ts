import type { Texts } from "./catalogue.ts";

/** The type of an area's translation (`text/es/<area>.ts`): the same keys, and functions with the same arguments. */
export type Translation<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { readonly [K in keyof T]: Translation<T[K]> };

type Open = Record<string | number, unknown>;

const isGroup = (value: unknown): value is Open => typeof value === "object" && value !== null;

/**
 * Replaces the texts of an area by its translation, in place: the area and its groups keep their identity, so modules that
 * hold them see the new texts.
 */
export const translate = (area: Texts, translation: Texts): void => {
  const open: Open = area;
  for (const [key, words] of Object.entries(translation)) {
    const own = open[key];
    if (isGroup(own) && isGroup(words)) translate(own as Texts, words);
    else open[key] = words;
  }
};
