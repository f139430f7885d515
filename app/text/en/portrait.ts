import { texts } from "../catalogue.ts";

/** The prompt to rotate a device that is held upright. */
export const portraitTexts = texts("portrait", {
  title: "Please rotate your device",
  text: "Tables and charts have more room in landscape. Everything works in portrait too.",
  go: "Continue in portrait",
});
