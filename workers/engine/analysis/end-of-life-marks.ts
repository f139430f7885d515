import type { ComparisonInput } from "../comparison-result.ts";
import { contributionOf, factorsOf } from "../inventory/contributions.ts";
import type { CompiledProduct } from "../inventory/compiled-product.ts";
import { roleAt, STAGE_OF_ROLE, type Inventory } from "../inventory/inventory.ts";
import { foldTotals, lineImpact } from "../inventory/totals.ts";
import { QUANT_PLACE } from "../metrics/metric-set.ts";
import { itemsPerUnit } from "../product/size.ts";
import type { SettledProduct } from "../product/settled-product.ts";
import { rawPerUnit } from "../scoring/scale.ts";
import type { CompiledTables } from "../scoring/compiled-tables.ts";
import { productOf, scopeOf, settledOf } from "../scoring/scope.ts";
import { finite } from "../tables/quantity.ts";
import type { Reference } from "../tables/reference.ts";
import { partsOf, type UncertainPart } from "./uncertainty/product-parts.ts";

/**
 * Climate of a product per functional unit, g CO2e, if all its mass except litter took one route at the end of its life.
 * No part of a score (method.md section 10).
 */
export interface EndOfLifeMarks {
  /** with the mix of routes used in the scores */
  readonly mix: number;
  /** null = a material has no figure for this route */
  readonly landfilled: number | null;
  readonly incinerated: number | null;
  /** components with a stream fully recycled, else fully composted; the others as in the mix. Null = no stream */
  readonly recovered: number | null;
}

type Route = "landfilled" | "incinerated";
const ROUTES = { landfilled: "landfill", incinerated: "incineration" } as const satisfies Record<Route, string>;
const { climate } = QUANT_PLACE;

const marksOf = (product: CompiledProduct, settled: SettledProduct, compiled: CompiledTables, items: number) => {
  const { tables } = compiled;
  const factors = factorsOf(product, compiled);
  const parts = partsOf(product, settled, compiled);
  const impactOf = (inventory: Inventory): number => foldTotals(inventory, factors).life[climate] ?? 0;
  /** g CO2e per item life: littered share plus the rest */
  const withRest = ({ litter_rate, fates }: UncertainPart, rest: number): number =>
    litter_rate * impactOf(fates.littered) + (1 - litter_rate) * rest;

  const mix = rawPerUnit(product, climate, items);
  let endOfLife = 0;
  const byComponent = new Map<number, number>();
  for (let line = 0; line < product.inventory.length; line += 1) {
    if (STAGE_OF_ROLE[roleAt(product.inventory, line)] !== "end_of_life") continue;
    const impact = lineImpact(product.inventory, line, climate, factors);
    endOfLife += contributionOf(impact, product, line, items);
    const component = product.inventory.component[line] ?? -1;
    byComponent.set(component, (byComponent.get(component) ?? 0) + impact);
  }
  const marked = (ofComponents: number): number => finite(mix - endOfLife + (items * ofComponents) / product.uses);

  const by = (route: Route): number | null => {
    let sum = 0;
    for (const part of parts) {
      if (part.mass_kg === 0) continue;
      if (!tables.disposal_activities.get(`${part.material.mat_dispose_id ?? ""}/${ROUTES[route]}`)) return null;
      sum += withRest(part, impactOf(part.fates[route]));
    }
    return marked(sum);
  };
  const recovered = (): number | null => {
    let [sum, streams] = [0, 0];
    for (const [place, part] of parts.entries()) {
      const { recycling_stream, composting_stream } = part.material;
      const isRecycled = (tables.recovery_rates.get(recycling_stream ?? "")?.recycle_activity ?? null) !== null;
      const isComposted = (tables.recovery_rates.get(composting_stream ?? "")?.compost_activity ?? null) !== null;
      if (isRecycled || isComposted) streams += 1;
      sum += isRecycled
        ? withRest(part, impactOf(part.fates.recycled))
        : isComposted
          ? withRest(part, impactOf(part.fates.composted))
          : (byComponent.get(place) ?? 0);
    }
    return streams === 0 ? null : marked(sum);
  };
  return { mix, landfilled: by("landfilled"), incinerated: by("incinerated"), recovered: recovered() };
};

/** Marks of each product, in the order of the input; null = no such product, no mass or no size. Never throws. */
export const endOfLifeMarks = (reference: Reference, input: ComparisonInput): readonly (EndOfLifeMarks | null)[] => {
  const scope = scopeOf(reference, input);
  const { compiled } = scope;
  const useCase = compiled.tables.use_cases.get(input.usecase_id);
  return input.products.map(({ prodsys_id, overrides }) => {
    const product = productOf(scope, prodsys_id, overrides);
    const settled = settledOf(scope, prodsys_id, overrides);
    const items = product && itemsPerUnit(product, useCase);
    if (product === null || settled === null || items === null || !product.usable) return null;
    return marksOf(product, settled, compiled, items);
  });
};
