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
import { ESTIMATE } from "./estimates.ts";
import type { ExplainedLine } from "./explanation.ts";

/** Names of the ids in `detail`: transport stages and base materials. */
const detailNames = (product: CompiledProduct, { tables, region_use }: RegionSetting): ReadonlyMap<string, string> => {
  const pair = tables.distances.get(`${product.region_production}/${region_use}`) ?? [];
  const stages = [...[...tables.stages.values()].flat(), ...pair];
  return new Map([...tables.base_names, ...stages.map((stage) => [stage.context_id, stage.context_name] as const)]);
};

const NAMED_ROLES: ReadonlySet<LineRole> = new Set(["virgin", "recycled", "transport"]);

type Masses = ExplainedLine["estimated_masses"];

/**
 * Estimated masses that a line depends on. Transport to the wash carries the whole product, so each component counts by
 * its share of the mass. Masses of the user's own products are no estimates; a wash does not depend on a mass.
 */
const estimatedMasses = (product: CompiledProduct, { tables }: RegionSetting): ((line: number) => Masses) => {
  const recipe = product.custom ? [] : (tables.recipes.get(product.prodsys_id) ?? []);
  const estimated = new Set(
    recipe.filter(({ fields }) => fields.text("quality") === ESTIMATE).map(({ component_id }) => component_id),
  );
  const shareOf = (component: CompiledComponent, share: number): Masses =>
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
): readonly ExplainedLine[] => {
  const { inventory } = product;
  const { tables } = setting;
  const factors = factorsOf(product, setting);
  const names = detailNames(product, setting);
  const massesOf = estimatedMasses(product, setting);
  const column = QUANT_PLACE[metric];
  return Array.from({ length: inventory.length }, (_, line): ExplainedLine => {
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
      component_id: componentIdAt(product, line),
      component_name: component?.component_name ?? product.prodsys_name,
      mat_recipe_name: component?.mat_recipe_name ?? null,
      basis: basisOf(role),
      activity_id,
      activity_name: spec.name,
      amount: inventory.amount[line] ?? 0,
      unit: spec.unit,
      plastic_share: metric === "plastic_pollution" ? (inventory.plastic_share[line] ?? 1) : 1,
      factor: rows.values[activity * QUANT_COUNT + column] ?? 0,
      contribution: contributionOf(lineImpact(inventory, line, column, factors), product, line, items),
      detail,
      detail_name: NAMED_ROLES.has(role) ? (names.get(detail) ?? "") : "",
      region_id,
      source: spec.source,
      source_year: spec.source_year,
      geography: spec.geography === "" && regional ? regionName : spec.geography,
      regional,
      quality: spec.quality_of[metric] ?? spec.quality,
      checked: spec.checked,
      estimated_masses: massesOf(line),
      note: spec.note,
      missing: hasMetric(rows.missing[activity] ?? NO_METRIC, metric),
    };
  });
};
