import { texts } from "../catalogue.ts";

/** Fixed words of those parts of app/ui that a first visit shows; those of all others come with their pages. */
export const basicPartTexts = texts("basic-parts", {
  appName: "Tare",
  retry: "Retry",
  show: "Show",
  hide: "Hide",
  characters: (count: string, limit: string) => `${count} of ${limit}`,
});
