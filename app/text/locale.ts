import { language, type Language } from "./language.ts";

/** The BCP 47 locale of the current language; British English, because the texts put the day before the month. */
export const locale = (): string => (language() === "es" ? "es-ES" : "en-GB");

/** Creates an `Intl` object for the current language on first use: each takes time, and most pages need few. */
export const inLocale = <T>(make: (locale: string) => T): (() => T) => {
  const made: Partial<Record<Language, T>> = {};
  return () => (made[language()] ??= make(locale()));
};
