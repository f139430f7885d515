import type { ComparisonInput } from "../comparison-result.ts";
import { contributionOf, factorsOf } from "../inventory/contributions.ts";
import type { CompiledProduct } from "../inventory/compiled-product.ts";
import { isOfProduction, roleAt } from "../inventory/inventory.ts";
import { lineImpact } from "../inventory/totals.ts";
import { washingOf, type Washing } from "../inventory/washing.ts";
import { QUANT_PLACE } from "../metrics/metric-set.ts";
import { itemsPerUnit } from "../product/size.ts";
import type { SettledProduct } from "../product/settled-product.ts";
import { productOf, scopeOf, settledOf, type Scope } from "../scoring/scope.ts";
import { finite } from "../tables/quantity.ts";
import type { Reference } from "../tables/reference.ts";

/** Water of the stages that one region's factor counts for. */
export interface ScarcityPart {
  readonly region_id: string;
  readonly region_name: string;
  /** consumed, of the metric h2o, per functional unit */
  readonly litres: number;
  /** AWARE, m3 world-eq per m3; null = the tables have none for the region */
  readonly factor: number | null;
  /** of the months; null = not stated */
  readonly factor_lowest_month: number | null;
  readonly factor_highest_month: number | null;
  readonly source: string;
  readonly source_year: number | null;
}

/** Beside the litres of a product, never added to them and no part of a score (method.md section 10); per functional unit. */
export interface WaterFigures {
  /** m3 world-eq; null = a region whose water counts has no factor */
  readonly scarcity: number | null;
  /** materials, forming and transport; washing and end of life */
  readonly production: ScarcityPart;
  readonly use: ScarcityPart;
  /**
   * litres drawn from the tap by washing. Of all other stages the sources state consumption alone. Null = it is not washed, or
   * the tables do not say how much a rack takes.
   */
  readonly withdrawn_by_washing: number | null;
  readonly is_washed: boolean;
}

const LITRES_PER_M3 = 1000;

const partOf = ({ tables }: Scope["compiled"], region_id: string, litres: number): ScarcityPart => {
  const row = tables.water_scarcity.get(region_id);
  return {
    region_id,
    region_name: tables.regions.get(region_id)?.region_name ?? region_id,
    litres,
    factor: row?.factor ?? null,
    factor_lowest_month: row?.lowest ?? null,
    factor_highest_month: row?.highest ?? null,
    source: row?.source ?? "",
    source_year: row?.source_year ?? null,
  };
};

const withdrawnOf = (washing: Washing | null, items: number): number | null => {
  const litres = washing?.system?.litres ?? null;
  return !washing || litres === null ? null : finite((items * washing.washes * litres) / washing.rack);
};

/** The water of a product beyond its litres, for so many items. */
export const waterFiguresOf = (
  product: CompiledProduct,
  settled: SettledProduct | null,
  scope: Scope,
  items: number,
): WaterFigures => {
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
    scarcity,
    production,
    use,
    withdrawn_by_washing: withdrawnOf(washing, items),
    is_washed: washing !== null,
  };
};

/** Of each product of a comparison, in the order asked for; null = no such product, or nothing to weigh. Never throws. */
export const waterFigures = (reference: Reference, input: ComparisonInput): readonly (WaterFigures | null)[] => {
  const scope = scopeOf(reference, input);
  const useCase = scope.compiled.tables.use_cases.get(input.usecase_id);
  return input.products.map(({ prodsys_id, overrides }) => {
    const product = productOf(scope, prodsys_id, overrides);
    const items = product && itemsPerUnit(product, useCase);
    if (product === null || items === null || !product.usable) return null;
    return waterFiguresOf(product, settledOf(scope, prodsys_id, overrides), scope, items);
  });
};
