import { texts } from "../catalogue.ts";
import { quoted } from "./sentence-parts.ts";

/** Water by scarcity, and withdrawn water. Numbers and units arrive formatted. */
export const waterTexts = texts("water", {
  title: "Water by scarcity",
  nav: "Water",
  note: "Per serving, beside the water metric. No score.",
  /** in place of a missing figure */
  none: "–",
  lead: "A litre counts for more where water is scarcer: litres consumed × the AWARE factor of the region where they are consumed, compared with the world. It is never added to the litres.",
  product: "Product",
  consumed: (unit: string) => `Consumed in ${unit}`,
  scarcity: (unit: string) => `By scarcity in ${unit} world-eq`,
  withdrawn: (unit: string) => `Drawn for washing in ${unit}`,
  drawnNote:
    "What washing draws from the tap is known; only what is not returned counts as consumed. For materials, forming, transport and end of life the sources state consumption alone, so there is no withdrawal to show.",
  noFactor: (regions: string) => `A dash by scarcity: the data have no AWARE factor for ${regions}.`,
  most: (name: string) => `By scarcity, the ${quoted(name)} uses most.`,
  other: (byLitres: string, byScarcity: string) =>
    `By litres the ${quoted(byLitres)} uses most, by scarcity the ${quoted(byScarcity)}: it depends on where the water is used.`,
  failed: "Water by scarcity could not be calculated.",
  loading: "Calculating water by scarcity…",
  open: (name: string, value: string) => `${value}, water by scarcity, ${name}: how it is made up`,

  portfolio: { drawn: (amount: string) => `Washing draws ${amount} for all uses from the tap.` },

  /** in the explanation of a product's water */
  explained: {
    caption: "Water by scarcity, by region",
    region: "Region",
    litres: (unit: string) => `Consumed in ${unit}`,
    factor: "Factor",
    value: (unit: string) => `${unit} world-eq`,
    made: (region: string) => `${region}: materials, forming, transport`,
    used: (region: string) => `${region}: washing, end of life`,
    sum: "Sum",
    months: (low: string, high: string) => `${low} to ${high} over the months`,
    source: (source: string, year: string) => (year === "" ? `Source: ${source}.` : `Source: ${source}, ${year}.`),
    drawn: (amount: string) => `Washing draws ${amount} per serving from the tap.`,
    none: "No factor",
  },
});
