import { inLocale } from "./locale.ts";

const conjunction = inLocale((locale) => new Intl.ListFormat(locale, { type: "conjunction" }));

/** `a, b and c` */
export const formatList = (items: readonly string[]): string => conjunction().format(items);
