import { texts } from "../catalogue.ts";

/** Words in place of a number, a date or a unit. */
export const valueTexts = texts("values", {
  unknown: "unknown",
  notApplicable: "–",
  below: (step: string) => `<\u00A0${step}`,
  above: (step: string) => `>\u00A0${step}`,
  range: (low: string, high: string) => `${low}–${high}`,
  signedRange: (low: string, high: string) => `${low} to ${high}`,
  withUnit: (amount: string, unit: string) => (unit === "%" ? `${amount}%` : `${amount}\u00A0${unit}`),
  /** between a share and its sign */
  percentGap: "",
  /** the unit of a rating; `score 2-20` in the data */
  ratingUnit: (best: string, worst: string) => `score ${best}–${worst}`,
  /** the unit of sizes that are counts of pieces */
  item: "item",
  /** the unit L */
  litres: "litres",
  today: (time: string) => `Today ${time}`,
});
