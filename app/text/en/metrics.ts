import { texts } from "../catalogue.ts";

/** What each metric measures, for the dialog of a column head. Follows method.md sections 1, 7 and 8. */
export const metricTexts = texts("metrics", {
  labels: { measures: "What it measures", unit: "Unit", direction: "How to read it" },
  /** by metric_id */
  measures: {
    climate:
      "Greenhouse gases of the product's whole life, counted as the carbon dioxide with the same warming effect: making the materials, forming them, transport, washing and the end of life.",
    h2o: "Fresh water consumed over the product's life: taken from rivers, lakes or the ground and not returned there. Water that is only used and returned does not count.",
    plastic_pollution:
      "Plastic that leaks into the environment over the product's life: lost while plastic is made and moved, littered after use, or blown away from disposal sites.",
    land_use: "Land that is kept in use to make the product, mostly for wood, fibres and crops: area times years.",
    chemicals:
      "The risk that chemicals of concern are present and migrate into the food: what the manufacturer declares about the parts that touch it, how inert the material is, and how much the food draws out. Where nothing is declared, the highest risk is assumed.",
    sust_source:
      "Where the material comes from: recycled content, renewable raw material and certificates. Each component counts by its mass; a product reused often enough gets the best rating.",
    recoverability:
      "The share of the product's mass that is recycled or composted where it is used, under the recycling settings of this comparison. A product reused often enough gets the best rating.",
  },
  /** of the raw value; the unit of the column is given */
  amount: (unit: string) => `${unit} for one serving; a reusable's making and end of life are shared by all its uses.`,
  rating: (range: string) => `Rating, ${range}.`,
  range: (best: string, worst: string) => `${best} (best) to ${worst} (worst)`,
  amountDirection:
    "Less is better. The score is 100 for no impact and 1 for as much as the worst built-in product of the use case; anything worse is held at 1 and marked.",
  ratingDirection: "A lower rating is better. The score is 100 for the best possible rating and 1 for the worst.",
});
