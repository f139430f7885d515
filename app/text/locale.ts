import { language, type Language } from "./language.ts";

/** The BCP 47 locale of the current language; British English, because the texts put the day before the month. */
export const locale = (): string => (language() === "es" ? "es-ES" : "en-GB");

/** The locale whose signs numbers usually have in a language, and one with the other decimal sign. */
const NUMBER_LOCALES = { en: ["en-GB", "en-ZA"], es: ["es-ES", "es-MX"] } as const satisfies Record<Language, unknown>;

const decimalSigns = new Map<string, string>();

const computedSign = (of: string): string => {
  try {
    return new Intl.NumberFormat(of).format(1.5).charAt(1);
  } catch {
    // some browsers name languages that are no tags (en-US@posix)
    return "";
  }
};

/** The decimal sign of a locale, "" if its tag is malformed; remembered, because every number on a page asks for it. */
export const decimalSign = (of: string): string => {
  const sign = decimalSigns.get(of) ?? computedSign(of);
  decimalSigns.set(of, sign);
  return sign;
};

/** The locale of numbers: the decimal sign is that of the browser's region, as in es-MX (1.5) and en-ZA (1,5). */
export const numberLocale = (): string => {
  const [usual, other] = NUMBER_LOCALES[language()];
  const region = globalThis.navigator?.languages?.find((tag) => tag.split("-")[0] === language());
  return region !== undefined && decimalSign(region) === decimalSign(other) ? other : usual;
};

/** Like `inLocale`, for formats of numbers. */
export const inNumberLocale = <T>(make: (locale: string) => T): (() => T) => {
  const made = new Map<string, T>();
  return () => {
    const of = numberLocale();
    const known = made.get(of) ?? make(of);
    made.set(of, known);
    return known;
  };
};

/** Creates an `Intl` object for the current language on first use: each takes time, and most pages need few. */
export const inLocale = <T>(make: (locale: string) => T): (() => T) => {
  const made: Partial<Record<Language, T>> = {};
  return () => (made[language()] ??= make(locale()));
};
