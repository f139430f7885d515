export type Language = "en" | "es";

/**
 * The current language: the `lang` of the root element, which public/theme-boot.js sets before the first paint from the
 * user's choice, else from the browser's languages. English outside a page (worker, Node).
 */
export const language = (): Language =>
  typeof document === "object" && document.documentElement.lang === "es" ? "es" : "en";

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", es: "Español" };
