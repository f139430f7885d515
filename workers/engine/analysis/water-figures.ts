import type { ComparisonInput } from "../comparison-result.ts";
import { contributionOf, factorsOf } from "../inventory/contributions.ts";
import type { CompiledProduct } from "../inventory/compiled-product.ts";
import { isOfProduction, roleAt } from "../inventory/inventory.ts";
import { lineImpact } from "../inventory/totals.ts";
import { washingOf, type Washing } from "../inventory/washing.ts";
import { QUANT_PLACE } from "../metrics/metric-set.ts";
import type { SettledProduct } from "../product/settled-product.ts";
import { forEachCompared, settledOf, type Scope } from "../scoring/scope.ts";
import { finite } from "../tables/quantity.ts";
import type { Reference } from "../tables/reference.ts";

const LITRES_PER_M3 = 1000;

const partOf = ({ tables }: Scope["compiled"], region_id: string, litres: number) => {
  const row = tables.water_scarcity.get(region_id);
  return {
    region_id,
    region_name: tables.regions.get(region_id)?.region_name ?? region_id,
    /** consumed (metric h2o), per functional unit */
    litres,
    /** AWARE, m3 world-eq per m3; null = no factor for the region */
    factor: row?.factor ?? null,
    /** lowest and highest month; null = not stated */
    factor_lowest_month: row?.lowest ?? null,
    factor_highest_month: row?.highest ?? null,
    source: row?.source ?? "",
    source_year: row?.source_year ?? null,
  };
};
/** Water of the stages in one region, and the region's scarcity factor. */
export type ScarcityPart = Readonly<ReturnType<typeof partOf>>;

const withdrawnOf = (washing: Washing | null, items: number): number | null => {
  const litres = washing?.system?.litres ?? null;
  return !washing || litres === null ? null : finite((items * washing.washes * litres) / washing.rack);
};

/** Water figures of a product (method.md section 10). `items`: items per functional unit. */
export const waterFiguresOf = (
  product: CompiledProduct,
  settled: SettledProduct | null,
  scope: Scope,
  items: number,
) => {
  const { compiled } = scope;
  const factors = factorsOf(product, compiled);
  let [made, used] = [0, 0];
  for (let line = 0; line < product.inventory.length; line += 1) {
    const litres = contributionOf(lineImpact(product.inventory, line, QUANT_PLACE.h2o, factors), product, line, items);
    if (isOfProduction(roleAt(product.inventory, line))) made += litres;
    else used += litres;
  }
  const production = partOf(compiled, product.region_production, finite(made));
  const use = partOf(compiled, compiled.region_use, finite(used));
  let scarcity: number | null = 0;
  for (const { litres, factor } of [production, use]) {
    if (litres === 0 || scarcity === null) continue;
    scarcity = factor === null ? null : finite(scarcity + (litres / LITRES_PER_M3) * factor);
  }
  const washing = settled && washingOf(settled, compiled.tables);
  return {
    /** m3 world-eq; null = a region with water use has no factor */
    scarcity,
    /** materials, forming and transport; washing and end of life */
    production,
    use,
    /** litres of tap water; other stages state only consumption. Null = not washed, or no water per rack is stated */
    withdrawn_by_washing: withdrawnOf(washing, items),
    is_washed: washing !== null,
  };
};

/** Water figures per functional unit, shown with the litres; not part of a score (method.md section 10). */
export type WaterFigures = Readonly<ReturnType<typeof waterFiguresOf>>;

/** Water figures of each product, in the order of the input; null = no such product, no mass or no size. Never throws. */
export const waterFigures = (reference: Reference, input: ComparisonInput): readonly (WaterFigures | null)[] =>
  forEachCompared(reference, input, ({ asked, product, items }, scope) => {
    if (items === null || !product.usable) return null;
    return waterFiguresOf(product, settledOf(scope, asked.prodsys_id, asked.overrides), scope, items);
  });
