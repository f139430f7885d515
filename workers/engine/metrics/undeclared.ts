import type { DeclaredMetricId } from "../comparison-result.ts";
import type { ComponentDefinition } from "../product/definition.ts";

interface DeclaredPart {
  readonly definition: ComponentDefinition;
}

interface RatedPart {
  readonly contact_weight: number;
  readonly recycled_content: number;
}

/** Compliance and disclosure are levels; 0 and missing both mean "not declared" (method.md section 7). */
const declaresChemicals = ({ compliance, disclosure }: ComponentDefinition): boolean =>
  (compliance ?? 0) > 0 || (disclosure ?? 0) > 0;

const isCertified = ({ sourcing_certificates }: ComponentDefinition): boolean =>
  [...(sourcing_certificates ?? [])].some(([, has]) => has);

/**
 * Ratings of a product that use no declaration by the manufacturer, but the cautious defaults of method.md section 7.
 * Chemicals: no component with food contact has a declaration. Sourcing: no component has recycled content or a
 * certificate, and the product is not reusable in ratings. `parts` and `rated`: the same components in the same order.
 */
export const undeclaredOf = (
  parts: readonly DeclaredPart[],
  rated: readonly RatedPart[],
  reusable_in_ratings: boolean,
): readonly DeclaredMetricId[] => {
  const touching = parts.filter((_, place) => (rated[place]?.contact_weight ?? 0) > 0);
  const chemicals = touching.length > 0 && !touching.some(({ definition }) => declaresChemicals(definition));
  const sourcing =
    parts.length > 0 &&
    !reusable_in_ratings &&
    !parts.some(({ definition }, place) => isCertified(definition) || (rated[place]?.recycled_content ?? 0) > 0);
  return [...(chemicals ? (["chemicals"] as const) : []), ...(sourcing ? (["sust_source"] as const) : [])];
};
