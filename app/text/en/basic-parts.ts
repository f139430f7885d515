import { texts } from "../catalogue.ts";

/**
 * Texts of the parts of app/ui that a first visit shows; the others (`parts.ts`) are loaded with the pages that need
 * them.
 */
export const basicPartTexts = texts("basic-parts", {
  appName: "Tare",
  retry: "Retry",
  show: "Show",
  hide: "Hide",
  characters: (count: string, limit: string) => `${count} of ${limit}`,
});
