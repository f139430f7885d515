import { STAGES, type QuantMetricId, type Stage } from "../../../edge-api/contract/metrics.ts";
import { QUANT_PLACE } from "../metrics/metric-set.ts";
import { basisOf, roleAt, STAGE_OF_ROLE, WHOLE_PRODUCT } from "./inventory.ts";
import type { CompiledProduct } from "./compiled-product.ts";
import { lineImpact } from "./totals.ts";
import type { RegionSetting } from "./region-setting.ts";
import { finite } from "../tables/quantity.ts";

/** One cell of a metric by stage and component; `component_id` of washing is `product` (method.md section 4.5). */
export interface Contribution {
  readonly stage: Stage;
  readonly component_id: string;
  /** per functional unit; all cells of a metric sum to its raw value */
  readonly value: number;
}

/** Impact factors that apply to the lines of a product. */
export const factorsOf = (product: CompiledProduct, setting: RegionSetting) => ({
  production: setting.factorsOf(product.region_production),
  use: setting.factorsOf(setting.region_use),
});

/** Component of an inventory line; `product` for lines of the whole product. */
export const componentIdAt = (product: CompiledProduct, line: number): string => {
  const place = product.inventory.component[line] ?? WHOLE_PRODUCT;
  return product.components[place]?.component_id ?? "product";
};

/** Contribution of one line to raw per functional unit: n × impact, divided by N for lines with basis `life`. */
export const contributionOf = (impact: number, product: CompiledProduct, line: number, items: number): number =>
  finite(items * (basisOf(roleAt(product.inventory, line)) === "life" ? impact / product.uses : impact));

/** Raw of one metric by stage × component, summed from the inventory (method.md section 10). Keeps cells of 0. */
export const contributionsOf = (
  product: CompiledProduct,
  setting: RegionSetting,
  metric: QuantMetricId,
  items: number,
): readonly Contribution[] => {
  const factors = factorsOf(product, setting);
  const cells = new Map<string, Contribution>();
  for (let line = 0; line < product.inventory.length; line += 1) {
    const stage = STAGE_OF_ROLE[roleAt(product.inventory, line)];
    const component_id = componentIdAt(product, line);
    const impact = lineImpact(product.inventory, line, QUANT_PLACE[metric], factors);
    const key = `${stage}/${product.inventory.component[line] ?? WHOLE_PRODUCT}`;
    const value = finite((cells.get(key)?.value ?? 0) + contributionOf(impact, product, line, items));
    cells.set(key, { stage, component_id, value });
  }
  return [...cells.values()].toSorted((a, b) => STAGES.indexOf(a.stage) - STAGES.indexOf(b.stage));
};

/** Contribution of each stage to raw per functional unit. */
export const perStage = (
  product: CompiledProduct,
  setting: RegionSetting,
  metric: QuantMetricId,
  items: number,
): Record<Stage, number> => {
  const stages: Record<Stage, number> = { materials: 0, forming: 0, transport: 0, washing: 0, end_of_life: 0 };
  for (const { stage, value } of contributionsOf(product, setting, metric, items)) {
    stages[stage] = finite(stages[stage] + value);
  }
  return stages;
};
