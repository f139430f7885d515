import { flagOf, numberOf, ownValue, textOf, objectOf, choicesOf } from "../tables/wire-value.ts";
import { fractionOfPercent } from "../tables/quantity.ts";
import type { ComponentDefinition, ProductDefinition } from "./definition.ts";
import { whatIfOf } from "./what-if.ts";

/** A transport stage saved by the user; null = the default. */
export interface SavedStage {
  readonly mode: string | null;
  readonly km: number | null;
}

/** A product with its overrides applied: the input of the inventory. */
export interface SettledProduct extends ProductDefinition {
  /** N ≥ 1, fractions kept (method.md section 3) */
  readonly uses: number;
  /** one way, km; null = that of the wash system */
  readonly wash_km: number | null;
  readonly saved_stages: ReadonlyMap<string, SavedStage>;
  /** what-if factor of the energy of a wash; 1 = unchanged */
  readonly wash_energy: number;
  /** fields that were out of range and count as absent (method.md section 4.5) */
  readonly out_of_range: readonly string[];
}

const settleComponent = (component: ComponentDefinition, override: unknown): ComponentDefinition => {
  if (objectOf(override) === null) return component;
  const percent = numberOf(ownValue(override, "recycledContent"));
  return {
    ...component,
    recycled_content: percent === null ? component.recycled_content : fractionOfPercent(percent),
    designed_for_recycling: flagOf(ownValue(override, "optimized_yn")) ?? component.designed_for_recycling,
    // a map in an override replaces the whole map (method.md section 7)
    compost_certificates: choicesOf(ownValue(override, "compostCertifications")) ?? component.compost_certificates,
    sourcing_certificates: choicesOf(ownValue(override, "sustCertifications")) ?? component.sourcing_certificates,
    compliance: numberOf(ownValue(override, "CoC_compliance")) ?? component.compliance,
    disclosure: numberOf(ownValue(override, "CoC_disclosure")) ?? component.disclosure,
  };
};

const withMass = (component: ComponentDefinition, factor: number): ComponentDefinition =>
  factor === 1 || component.grams === null ? component : { ...component, grams: component.grams * factor };

const savedStages = (value: unknown): ReadonlyMap<string, SavedStage> =>
  new Map(
    Object.entries(objectOf(value) ?? {}).map(([context_id, stage]) => [
      context_id,
      { mode: textOf(ownValue(stage, "trans_ui_type")), km: numberOf(ownValue(stage, "distance_km")) },
    ]),
  );

/** Uses N of one item: max(1, override ?? default ?? 1), and 1 for single use (method.md section 3). */
const usesOf = (product: ProductDefinition, overrides: unknown): number =>
  product.reusable ? Math.max(1, numberOf(ownValue(overrides, "reuses")) ?? product.default_uses ?? 1) : 1;

/** Applies overrides to a product (method.md section 11). Accepts any value; invalid overrides change nothing. */
export const settle = (product: ProductDefinition, overrides: unknown): SettledProduct => {
  const km = numberOf(ownValue(overrides, "wash_system_distance_km"));
  const parts = ownValue(overrides, "componentOverrides");
  const washes = product.washes_per_use;
  const tried = whatIfOf(overrides);
  const out_of_range: string[] = [];
  if (km !== null && km < 0) out_of_range.push("wash_system_distance_km");
  if (washes !== null && washes < 0) out_of_range.push("washes_per_use");
  return {
    ...product,
    components: product.components.map((part) =>
      withMass(settleComponent(part, ownValue(parts, part.component_id)), tried.mass),
    ),
    uses: usesOf(product, overrides),
    wash_system_id: textOf(ownValue(overrides, "wash_system_id")) ?? product.wash_system_id,
    wash_km: km !== null && km >= 0 ? km : null,
    washes_per_use: washes !== null && washes >= 0 ? washes : null,
    region_production: textOf(ownValue(overrides, "region_production")) ?? product.region_production,
    wash_energy: tried.wash_energy,
    saved_stages: savedStages(ownValue(overrides, "contextualTransports")),
    out_of_range,
  };
};
