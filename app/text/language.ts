export type Language = "en" | "es";

/** The `lang` of the root element, which public/theme-boot.js sets before the first paint; English outside a page. */
export const language = (): Language =>
  typeof document === "object" && document.documentElement.lang === "es" ? "es" : "en";

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", es: "Español" };
