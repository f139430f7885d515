import { QUANT_METRICS } from "../metrics/metric-set.ts";
import type { MaterialRecord } from "../tables/material-tables.ts";
import { fraction, type Fraction, type Kilograms } from "../tables/quantity.ts";
import type { Tables } from "../tables/tables.ts";
import type { ComponentDefinition } from "../product/definition.ts";
import type { Findings } from "./findings.ts";
import type { InventoryBuilder } from "./inventory-builder.ts";

const MASS_TOLERANCE = 1e-6;

/** Shares that do not sum to 1 are used as they are, with a warning (method.md section 2). */
export const checkShares = (shares: readonly (number | null)[], id: string, findings: Findings): void => {
  const sum = shares.reduce<number>((total, share) => total + (share ?? 0), 0);
  if (Math.abs(sum - 1) > MASS_TOLERANCE) findings.warn("mass_fractions_not_one", id, QUANT_METRICS);
};

/** ρc and its source: the product or its override, the default of the region, or a rule that forces 0. */
export interface RecycledContent {
  readonly share: Fraction;
  readonly from: "stated" | "regional" | "not_possible";
}

/**
 * ρc of method.md section 4.1: the component's (override or own), else the region's default; 0 if it is not allowed or
 * no base of the material has a recycled activity.
 */
export const recycledContentOf = (
  component: ComponentDefinition,
  material: MaterialRecord,
  tables: Tables,
): RecycledContent => {
  const bases = tables.recipe_bases.get(material.mat_recipe_id) ?? [];
  const recyclable = bases.some((base) => (tables.base_activities.get(base.mat_base_id)?.recycled ?? null) !== null);
  if (!component.recycled_content_allowed || !recyclable) return { share: fraction(0), from: "not_possible" };
  if (component.recycled_content !== null) return { share: component.recycled_content, from: "stated" };
  const regional = tables.regional_rates.get(material.mat_rc_recyc_id ?? "")?.recycled_content;
  return { share: fraction(regional ?? 0), from: "regional" };
};

/** Loss of each forming step as a share of its input; outside [0,1) it becomes 0 with a warning (method.md section 2). */
export const lossesOf = (material: MaterialRecord, tables: Tables, findings: Findings): readonly number[] =>
  (tables.forming.get(material.mat_recipe_id) ?? []).map(({ loss }) => {
    if (loss !== null && loss >= 0 && loss < 1) return loss;
    findings.warn("value_out_of_range", "loss_form", QUANT_METRICS);
    return 0;
  });

/** Adds the stage materials (method.md section 4.1): virgin and recycled input of every base; no scrap credit. */
export const addMaterials = (
  builder: InventoryBuilder,
  component: number,
  material: MaterialRecord,
  mass: Kilograms,
  recycled_content: Fraction,
  losses: readonly number[],
  tables: Tables,
  findings: Findings,
): void => {
  const bases = tables.recipe_bases.get(material.mat_recipe_id) ?? [];
  checkShares(
    bases.map((base) => base.mass_frac),
    material.mat_recipe_id,
    findings,
  );
  const kept = losses.reduce((share, loss) => share * (1 - loss), 1);
  for (const { mat_base_id, mass_frac } of bases) {
    const input = (mass * (mass_frac ?? 0)) / kept;
    const { virgin, recycled } = tables.base_activities.get(mat_base_id) ?? { virgin: null, recycled: null };
    const share = recycled === null ? 0 : recycled_content;
    const missing_id = `${mat_base_id}/virgin`;
    const of = { component, detail: mat_base_id };
    builder.add({ ...of, role: "virgin", activity_id: virgin, missing_id, amount: input * (1 - share) });
    builder.add({ ...of, role: "recycled", activity_id: recycled, missing_id, amount: input * share });
  }
};

/** Adds the stage forming (method.md section 4.2): each step is per kg that leaves it. */
export const addForming = (
  builder: InventoryBuilder,
  component: number,
  material: MaterialRecord,
  mass: Kilograms,
  losses: readonly number[],
  tables: Tables,
): void => {
  const steps = tables.forming.get(material.mat_recipe_id) ?? [];
  steps.forEach(({ activity_id }, place) => {
    const kept = losses.slice(place + 1).reduce((share, loss) => share * (1 - loss), 1);
    builder.add({ role: "forming", activity_id, missing_id: activity_id, amount: mass / kept, component });
  });
};
