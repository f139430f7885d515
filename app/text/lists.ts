import { inLocale } from "./locale.ts";

const conjunction = inLocale((locale) => new Intl.ListFormat(locale, { type: "conjunction" }));

/** `a, b and c` */
export const formatList = (items: readonly string[]): string => conjunction().format(items);

const alphabet = inLocale((locale) => new Intl.Collator(locale));

interface Named {
  readonly name: string;
}

/** By name, where lists have fields: their order must not follow the scores, because autofill then reads the page again. */
export const byName = (a: Named, b: Named): number => alphabet().compare(a.name, b.name);
