import type { RatingMetricId } from "../../../edge-api/contract/metrics.ts";
import type { CompiledComponent, CompiledProduct } from "../inventory/compiled-product.ts";
import { migrationOf } from "../metrics/chemicals.ts";
import type { FoodRisk } from "../metrics/food-risk.ts";
import type { RatingExplanation, RatingTerm } from "./explanation.ts";

type Term = Pick<RatingTerm, "value" | "parts" | "way">;

/** The value of each rating for one component, and its parts (method.md section 7). */
const TERM_OF = {
  chemicals: (component, food) => {
    const migration = migrationOf(component, food.score);
    const { presence, inertness, contact_weight, compliance, disclosure } = component;
    const parts = { presence, migration, inertness, contact_weight, compliance, disclosure };
    return { value: presence + migration, parts, way: null };
  },
  sust_source: ({ sourcing, recycled_content }) => ({
    value: sourcing.score,
    parts: { recycled_content },
    way: sourcing.way,
  }),
  recoverability: ({ recycled, composted }) => ({
    value: 5 - 4 * (recycled + composted),
    parts: { recycled, composted },
    way: null,
  }),
} as const satisfies Record<RatingMetricId, (component: CompiledComponent, food: FoodRisk) => Term>;

/** The per-component terms of a rating, each with its weight in the mean (method.md section 7). */
export const explainRating = (
  product: CompiledProduct,
  food: FoodRisk,
  metric: RatingMetricId,
): Pick<RatingExplanation, "rule" | "terms"> => {
  if (metric !== "chemicals" && product.reusable_in_ratings) return { rule: "reusable", terms: [] };
  const weightOf = (component: CompiledComponent): number =>
    metric === "chemicals" ? component.contact_weight : component.mass_kg;
  const total = product.components.reduce((sum, component) => sum + weightOf(component), 0);
  const terms = product.components.map((component) => ({
    component_id: component.component_id,
    component_name: component.component_name,
    mat_recipe_name: component.mat_recipe_name,
    weight: total === 0 ? 0 : weightOf(component) / total,
    ...TERM_OF[metric](component, food),
  }));
  return { rule: metric === "chemicals" && total === 0 ? "no_contact" : "mean", terms };
};
