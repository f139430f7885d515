import { texts } from "../catalogue.ts";

/** The choice of language and units. */
export const preferenceTexts = texts("preferences", {
  title: "Language and units",
  language: "Language",
  units: "Units",
  metric: "Metric: g, kg, km, litres",
  us: "US: oz, lb, miles, gallons",
  what: "The page is loaded again. Everything that is saved stays as it is; tables and files are written in these units too.",
  cancel: "Cancel",
  close: "Close",
  take: "Use them",
  kept: "Your choice is kept, and holds as soon as the page is loaded again. Something on this page is not saved yet: finish it first, nothing of it has changed.",
  notKept: "This browser keeps no data, so it cannot keep the choice either.",
});
