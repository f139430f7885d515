import { inLocale } from "./locale.ts";

const conjunction = inLocale((locale) => new Intl.ListFormat(locale, { type: "conjunction" }));

/** `a, b and c` */
export const formatList = (items: readonly string[]): string => conjunction().format(items);

const alphabet = inLocale((locale) => new Intl.Collator(locale));

interface Named {
  readonly name: string;
}

/**
 * Compares by name, for lists with choices or fields: their order must not change with the scores, because the browser's
 * autofill inspects the whole page again whenever a field moves.
 */
export const byName = (a: Named, b: Named): number => alphabet().compare(a.name, b.name);

/** A list of names, separated by semicolons if any name has a comma: `Paper cup, PE lined; PET cup`. */
export const formatNames = (names: readonly string[]): string =>
  names.some((name) => name.includes(",")) ? names.join("; ") : formatList(names);
