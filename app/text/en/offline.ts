import { texts } from "../catalogue.ts";

/** The page that the browser keeps, and a newer one. */
export const offlineTexts = texts("offline", {
  newer: "A newer version of Tare is ready. It comes by itself once all its tabs are closed.",
  take: "Load it now",
});
