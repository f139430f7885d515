import { texts } from "../catalogue.ts";

/** Fixed words of the parts of app/ui and app/charts. */
export const partTexts = texts({
  appName: "Tare",
  clear: "Clear",
  retry: "Retry",
  dismiss: "Dismiss",
  close: "Close",
  characters: (count: string, limit: string) => `${count} of ${limit}`,
  marks: { assumed: "assumed", estimate: "estimate", below_scale: "below scale", yours: "Yours" },
  reusable: "Reusable",
  saving: "Saving…",
  saved: (time: string) => `Saved ${time}`,
  keptHere: (time: string) => `Kept in this browser ${time}`,
  notSaved: "Not saved: kept in this browser.",
  notSavedBecause: (reason: string) => `Not saved: ${reason}`,
  offline: (changes: string) => `Offline, ${changes} changes wait`,
  offlineOne: "Offline, 1 change waits",
  guest: "Guest: kept in this browser only",
  score: "score",
  product: "Product",
  of100: "of 100",
  scoreOfProduct: ({ name, score }: { name: string; score: string }) => `${name}, ${score} of 100`,
  scoreRange: (range: string) => `5–95 % range ${range}`,
});
