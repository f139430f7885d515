import { texts } from "../catalogue.ts";

export const preferenceTexts = texts("preferences", {
  title: "Language and units",
  language: "Language",
  units: "Units",
  metric: "Metric: g, kg, km, litres",
  us: "US: oz, lb, miles, gallons",
  what: "The page will reload. Everything saved stays as it is; tables and files use these units too.",
  cancel: "Cancel",
  close: "Close",
  take: "Apply",
  kept: "Your choice is saved and applies when the page reloads. Something on this page is not saved yet: finish it first.",
  notKept: "This browser does not keep data, so it cannot keep your choice.",
});
