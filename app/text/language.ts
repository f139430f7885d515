/** The languages of the interface. */
export type Language = "en" | "es";

/**
 * The language on screen: that of the root element, which public/theme-boot.js sets before the first paint from the
 * reader's choice or else the browser's wish. English where there is no page (worker, Node).
 */
export const language = (): Language =>
  typeof document === "object" && document.documentElement.lang === "es" ? "es" : "en";

/** Each language by its own name, so that its readers find it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", es: "Español" };
