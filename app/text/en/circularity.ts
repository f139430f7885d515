import { texts } from "../catalogue.ts";

/** Circularity: where the mass of each product comes from and goes. */
export const circularityTexts = texts("circularity", {
  title: "Circularity",
  note: (region: string, custom: boolean) =>
    custom ? `Share of mass, ${region}, custom recycling settings` : `Share of mass, ${region}, regional averages`,
  lead: "How much of each product is recycled material, and where it goes at the end of its life.",
  caption: "Circularity, percent of mass, and mass per serving",
  product: "Product",
  percent: "% of mass",
  flows: {
    recycled_content: "Recycled in",
    recycled: "Recycled out",
    composted: "Composted",
    landfilled: "Landfilled",
    incinerated: "Incinerated",
    littered: "Littered",
    open_dumped: "Openly dumped",
  },
  mass: "Mass per serving",
  massUnit: (unit: string) => `Mass per serving,\u00A0${unit}`,
  /** why nothing of some products is recycled */
  notRecycled: {
    not_designed: (names: string, region: string) =>
      `Accepted in ${region}, yet not recycled: ${names}. These items are not sorted out of mixed waste: food-soiled, dark or too small.`,
    no_stream: (names: string, region: string) => `Not collected for recycling in ${region}: ${names}.`,
  },
  reusableNote: "The mass of a reusable is divided by its uses.",
  csv: "CSV",
  csvLabel: "Save circularity as CSV",
});
