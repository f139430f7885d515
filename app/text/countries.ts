import { inLocale } from "./locale.ts";

const names = inLocale((locale) => new Intl.DisplayNames(locale, { type: "region", fallback: "none" }));
const englishNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

const nameIn = (list: Intl.DisplayNames, code: string): string =>
  (/^[A-Z]{2}$/.test(code) ? list.of(code) : undefined) ?? code;

/** The name of a country in the current language; a text that is not a two-letter code stays unchanged. */
export const countryName = (code: string): string => nameIn(names(), code);

/** The English name of a country by its two letters; the code itself if unknown. */
export const englishCountryName = (code: string): string => nameIn(englishNames, code);
