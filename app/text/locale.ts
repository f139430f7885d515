import { language, type Language } from "./language.ts";

/** The language on screen, as `Intl` wants it; English has day before month here, as the texts have. */
export const locale = (): string => (language() === "es" ? "es-ES" : "en-GB");

/** Something of `Intl` in the language on screen, made when it is first needed: each costs time, and most pages need few. */
export const inLocale = <T>(make: (locale: string) => T): (() => T) => {
  const made: Partial<Record<Language, T>> = {};
  return () => (made[language()] ??= make(locale()));
};
