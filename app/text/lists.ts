import { inLocale } from "./locale.ts";

const conjunction = inLocale((locale) => new Intl.ListFormat(locale, { type: "conjunction" }));

/** `a, b and c` */
export const formatList = (items: readonly string[]): string => conjunction().format(items);

const alphabet = inLocale((locale) => new Intl.Collator(locale));

interface Named {
  readonly name: string;
}

/**
 * Order by name, for lists that are chosen from or typed into: they stay as they are while scores change. A browser that fills in
 * forms reads the whole page again whenever a field or a choice moves.
 */
export const byName = (a: Named, b: Named): number => alphabet().compare(a.name, b.name);
