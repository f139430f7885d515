/** The units of amounts on screen and in files. What is stored and computed is always metric. */
export type Units = "metric" | "us";

/** What the reader chose: an attribute of the root element, which public/theme-boot.js sets before the first paint. */
export const units = (): Units =>
  typeof document === "object" && document.documentElement.dataset["units"] === "us" ? "us" : "metric";
