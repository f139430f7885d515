import type { QuantMetricId } from "../../../edge-api/contract/metrics.ts";
import type { CompiledComponent, CompiledProduct } from "../inventory/compiled-product.ts";
import {
  basisOf,
  isOfProduction,
  roleAt,
  STAGE_OF_ROLE,
  WHOLE_PRODUCT,
  type LineRole,
} from "../inventory/inventory.ts";
import type { RegionSetting } from "../inventory/region-setting.ts";
import { lineImpact } from "../inventory/totals.ts";
import { hasMetric, NO_METRIC, QUANT_PLACE } from "../metrics/metric-set.ts";
import { QUANT_COUNT } from "../tables/activity-index.ts";
import { regionalActivity, UNKNOWN_ACTIVITY } from "../tables/material-tables.ts";
import { componentIdAt, contributionOf, factorsOf } from "../inventory/contributions.ts";

/** The quality that the user interface calls an estimate. Definitions are exact and no estimates. */
export const ESTIMATE = "expert-estimate";

/** Names of the ids in `detail`: transport stages and base materials. */
const detailNames = (product: CompiledProduct, { tables, region_use }: RegionSetting): ReadonlyMap<string, string> => {
  const pair = tables.distances.get(`${product.region_production}/${region_use}`) ?? [];
  const stages = [...[...tables.stages.values()].flat(), ...pair];
  return new Map([...tables.base_names, ...stages.map((stage) => [stage.context_id, stage.context_name] as const)]);
};

const NAMED_ROLES: ReadonlySet<LineRole> = new Set(["virgin", "recycled", "transport"]);

/** An estimated mass with the share of a line that depends on it. */
interface EstimatedMass {
  readonly component_id: string;
  readonly component_name: string;
  readonly share: number;
}

/**
 * Estimated masses that a line depends on. Transport to the wash carries the whole product, so each component counts by
 * its share of the mass. Masses of the user's own products are no estimates; a wash does not depend on a mass.
 */
const estimatedMasses = (
  product: CompiledProduct,
  { tables }: RegionSetting,
): ((line: number) => readonly EstimatedMass[]) => {
  const recipe = product.custom ? [] : (tables.recipes.get(product.prodsys_id) ?? []);
  const estimated = new Set(
    recipe.filter(({ fields }) => fields.text("quality") === ESTIMATE).map(({ component_id }) => component_id),
  );
  const shareOf = (component: CompiledComponent, share: number): readonly EstimatedMass[] =>
    estimated.has(component.component_id)
      ? [{ component_id: component.component_id, component_name: component.component_name, share }]
      : [];
  return (line) => {
    const component = product.components[product.inventory.component[line] ?? WHOLE_PRODUCT];
    if (component !== undefined) return shareOf(component, 1);
    if (roleAt(product.inventory, line) !== "wash_transport" || product.mass_kg === 0) return [];
    return product.components.flatMap((part) => shareOf(part, part.mass_kg / product.mass_kg));
  };
};

/**
 * The lines of a compiled inventory with names, factors and sources (method.md section 1). Uses the same amounts and
 * factors as the totals, so the contributions per functional unit sum to raw. `items`: n, per functional unit.
 */
export const explainLines = (
  product: CompiledProduct,
  setting: RegionSetting,
  metric: QuantMetricId,
  items: number,
) => {
  const { inventory } = product;
  const { tables } = setting;
  const factors = factorsOf(product, setting);
  const names = detailNames(product, setting);
  const massesOf = estimatedMasses(product, setting);
  const column = QUANT_PLACE[metric];
  return Array.from({ length: inventory.length }, (_, line) => {
    const role = roleAt(inventory, line);
    const ofProduction = isOfProduction(role);
    const rows = ofProduction ? factors.production : factors.use;
    const region_id = ofProduction ? product.region_production : setting.region_use;
    const activity = inventory.activity[line] ?? 0;
    const activity_id = setting.activities.ids[activity] ?? "";
    const component = product.components[inventory.component[line] ?? -1];
    const regional = hasMetric(rows.regional[activity] ?? NO_METRIC, metric);
    const base = tables.activities.get(activity_id) ?? { ...UNKNOWN_ACTIVITY, name: activity_id };
    const record = regional ? rows.records.get(activity_id) : undefined;
    const spec = record === undefined ? base : regionalActivity(base, record);
    const detail = inventory.detail[line] ?? "";
    const regionName = tables.regions.get(region_id)?.region_name ?? region_id;
    return {
      stage: STAGE_OF_ROLE[role],
      role,
      /** `product` for washing */
      component_id: componentIdAt(product, line),
      component_name: component?.component_name ?? product.prodsys_name,
      mat_recipe_name: component?.mat_recipe_name ?? null,
      basis: basisOf(role),
      activity_id,
      activity_name: spec.name,
      /** in `unit`, per item life or per use, by `basis` */
      amount: inventory.amount[line] ?? 0,
      unit: spec.unit,
      /** share of the amount multiplied by the factor, 0-1; 1 except for plastic_pollution of recycling, composting, disposal */
      plastic_share: metric === "plastic_pollution" ? (inventory.plastic_share[line] ?? 1) : 1,
      /** impact per unit of the activity */
      factor: rows.values[activity * QUANT_COUNT + column] ?? 0,
      /** per functional unit; the lines sum to raw */
      contribution: contributionOf(lineImpact(inventory, line, column, factors), product, line, items),
      /** transport: context_id; materials: base; disposal: route; else "" */
      detail,
      /** name of the transport stage or base material; else "" */
      detail_name: NAMED_ROLES.has(role) ? (names.get(detail) ?? "") : "",
      /** region whose factors apply: of production or of use */
      region_id,
      source: spec.source,
      source_year: spec.source_year,
      /** of this figure, as stated; else the name of the region if the figure is regional */
      geography: spec.geography === "" && regional ? regionName : spec.geography,
      regional,
      /** quality of this metric's figure: measured, government-factor, published-LCA, derived, expert-estimate, definition */
      quality: spec.quality_of[metric] ?? spec.quality,
      /** seen, corroborated, recalled, computed, assumed */
      checked: spec.checked,
      /** none for a wash; the shares sum to 0-1 */
      estimated_masses: massesOf(line),
      /** how the figure was computed, its range, the edition of the source; "" = none */
      note: spec.note,
      /** no figure for this metric in the tables: counts 0 */
      missing: hasMetric(rows.missing[activity] ?? NO_METRIC, metric),
    };
  });
};

/** One inventory line of an explanation: an amount of an activity, and the source of its figure. */
export type ExplainedLine = Readonly<ReturnType<typeof explainLines>[number]>;
