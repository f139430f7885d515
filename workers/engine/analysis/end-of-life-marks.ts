import type { ComparisonInput } from "../comparison-result.ts";
import { factorsOf } from "../inventory/contributions.ts";
import type { CompiledComponent, CompiledProduct } from "../inventory/compiled-product.ts";
import { roleAt, STAGE_OF_ROLE } from "../inventory/inventory.ts";
import { lineImpact } from "../inventory/totals.ts";
import { QUANT_PLACE } from "../metrics/metric-set.ts";
import { rawPerUnit } from "../scoring/scale.ts";
import type { CompiledTables } from "../scoring/compiled-tables.ts";
import { forEachCompared } from "../scoring/scope.ts";
import { QUANT_COUNT } from "../tables/activity-index.ts";
import { finite } from "../tables/quantity.ts";
import type { Reference } from "../tables/reference.ts";

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

/** End of life of one component, g CO2e per item. */
interface ComponentEnd {
  readonly component: CompiledComponent;
  /** litter is the same under every route */
  readonly litter: number;
  /** with the mix of routes, litter included */
  readonly mix: number;
}

const endsOf = (product: CompiledProduct, compiled: CompiledTables): readonly ComponentEnd[] => {
  const factors = factorsOf(product, compiled);
  const litter = product.components.map(() => 0);
  const mix = product.components.map(() => 0);
  for (let line = 0; line < product.inventory.length; line += 1) {
    const role = roleAt(product.inventory, line);
    if (STAGE_OF_ROLE[role] !== "end_of_life") continue;
    const impact = lineImpact(product.inventory, line, climate, factors);
    const place = product.inventory.component[line] ?? 0;
    mix[place] = (mix[place] ?? 0) + impact;
    if (role === "litter") litter[place] = (litter[place] ?? 0) + impact;
  }
  return product.components.map((component, place) => ({
    component,
    litter: litter[place] ?? 0,
    mix: mix[place] ?? 0,
  }));
};

/** Marks of a usable product. `items`: per functional unit, or how many times an item is used. */
export const marksOf = (product: CompiledProduct, compiled: CompiledTables, items: number): EndOfLifeMarks => {
  const { tables, activities } = compiled;
  const { values } = compiled.factorsOf(compiled.region_use);
  const ends = endsOf(product, compiled);
  const mix = rawPerUnit(product, climate, items);
  const mixedEnd = ends.reduce((sum, end) => sum + end.mix, 0);
  const marked = (ofComponents: number): number => finite(mix + (items * (ofComponents - mixedEnd)) / product.uses);
  /** litter of a component plus all its other mass in one activity; an activity without a figure counts 0, as in scores */
  const allIn = ({ component, litter }: ComponentEnd, activity_id: string): number => {
    const place = activities.places.get(activity_id);
    const factor = place === undefined ? 0 : (values[place * QUANT_COUNT + climate] ?? 0);
    return litter + component.mass_kg * (1 - component.littered) * factor;
  };

  const by = (route: Route): number | null => {
    let sum = 0;
    for (const end of ends) {
      if (end.component.mass_kg === 0) continue;
      const disposal = tables.materials.get(end.component.mat_recipe_id)?.mat_dispose_id ?? "";
      const activity_id = tables.disposal_activities.get(`${disposal}/${ROUTES[route]}`);
      if (!activity_id) return null;
      sum += allIn(end, activity_id);
    }
    return marked(sum);
  };
  const recovered = (): number | null => {
    let [sum, streams] = [0, 0];
    for (const end of ends) {
      const material = tables.materials.get(end.component.mat_recipe_id);
      const activity_id =
        tables.recovery_rates.get(material?.recycling_stream ?? "")?.recycle_activity ??
        tables.recovery_rates.get(material?.composting_stream ?? "")?.compost_activity ??
        null;
      if (activity_id !== null) streams += 1;
      sum += activity_id === null ? end.mix : allIn(end, activity_id);
    }
    return streams === 0 ? null : marked(sum);
  };
  return { mix, landfilled: by("landfilled"), incinerated: by("incinerated"), recovered: recovered() };
};

/** Marks of each product, in the order of the input; null = no such product, no mass or no size. Never throws. */
export const endOfLifeMarks = (reference: Reference, input: ComparisonInput): readonly (EndOfLifeMarks | null)[] =>
  forEachCompared(reference, input, ({ product, items }, { compiled }) =>
    items === null || !product.usable ? null : marksOf(product, compiled, items),
  );
