import { inLocale } from "./locale.ts";

const disjunction = inLocale((locale) => new Intl.ListFormat(locale, { type: "disjunction" }));

/** `a, b or c` */
export const formatAlternatives = (items: readonly string[]): string => disjunction().format(items);
