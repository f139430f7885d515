import { contactTerm } from "../metrics/chemicals.ts";
import { ALL_BUT_CHEMICALS, ALL_METRICS, NO_METRIC } from "../metrics/metric-set.ts";
import { bestSourcing, sourcingOptions } from "../metrics/sourcing.ts";
import { undeclaredOf } from "../metrics/undeclared.ts";
import type { ComponentDefinition } from "../product/definition.ts";
import type { SettledProduct } from "../product/settled-product.ts";
import { dimensionOf } from "../product/size.ts";
import { isReusableInRatings } from "../rules/reusable-in-ratings.ts";
import type { MaterialRecord } from "../tables/material-tables.ts";
import { finite, kilograms, kilogramsOfGrams, type Kilograms } from "../tables/quantity.ts";
import type { CompiledComponent, CompiledProduct, MassFlows } from "./compiled-product.ts";
import { addEndOfLife, type Fate } from "./end-of-life.ts";
import { createFindings, type Findings } from "./findings.ts";
import { createInventoryBuilder } from "./inventory-builder.ts";
import { addForming, addMaterials, lossesOf, recycledContentOf } from "./materials.ts";
import { recoveryOf, whyNotRecycled } from "./recovery.ts";
import type { RegionSetting } from "./region-setting.ts";
import { foldTotals } from "./totals.ts";
import { addTransport, legsOf, loadFactor } from "./transport.ts";
import { addWashing } from "./washing.ts";

interface Part {
  readonly definition: ComponentDefinition;
  readonly material: MaterialRecord;
  readonly mass: Kilograms;
}

/** Components of a known material; a missing or negative mass becomes 0 with a warning (method.md section 2). */
const partsOf = (product: SettledProduct, setting: RegionSetting, findings: Findings): readonly Part[] =>
  product.components.flatMap((definition) => {
    const material = setting.tables.materials.get(definition.mat_recipe_id);
    if (material === undefined) {
      findings.warn("unknown_material", definition.mat_recipe_id, ALL_METRICS);
      return [];
    }
    const grams = definition.grams;
    if (grams === null || grams < 0) findings.warn("value_out_of_range", "mass_grams", ALL_BUT_CHEMICALS);
    return [{ definition, material, mass: kilogramsOfGrams(Math.max(grams ?? 0, 0)) }];
  });

/** Mean over the components, weighted by mass; 0 without mass. */
const byMass = (
  components: readonly CompiledComponent[],
  value: (component: CompiledComponent, place: number) => number,
) => {
  let mass = 0;
  let sum = 0;
  components.forEach((component, place) => {
    mass += component.mass_kg;
    sum += component.mass_kg * value(component, place);
  });
  return mass === 0 ? 0 : finite(sum / mass);
};

const flowsOf = (components: readonly CompiledComponent[], fates: readonly Fate[]): MassFlows => {
  const share = (of: (fate: Fate) => number): number =>
    byMass(components, (_, place) => {
      const fate = fates[place];
      return fate === undefined ? 0 : of(fate);
    });
  return {
    recycled_content: byMass(components, (component) => component.recycled_content),
    plastic: byMass(components, (component) => component.plastic_massfrac),
    littered: share((fate) => fate.littered),
    recycled: share((fate) => fate.recycled),
    composted: share((fate) => fate.composted),
    landfilled: share((fate) => fate.disposed.get("landfill") ?? 0),
    incinerated: share((fate) => fate.disposed.get("incineration") ?? 0),
    open_dumped: share((fate) => fate.disposed.get("open") ?? 0),
  };
};

/**
 * Compiles a product for a region of use and recycling settings: its inventory (method.md sections 4 to 6), the totals
 * of the inventory, and the ratings that need no food (method.md section 7). Takes tens of microseconds. Never throws.
 */
export const compileProduct = (product: SettledProduct, setting: RegionSetting): CompiledProduct => {
  const { tables } = setting;
  const findings = createFindings(product.prodsys_id);
  for (const field of product.out_of_range) findings.warn("value_out_of_range", field, NO_METRIC);
  const region_production = product.region_production ?? setting.region_use;
  const factors = { production: setting.factorsOf(region_production), use: setting.factorsOf(setting.region_use) };
  const builder = createInventoryBuilder(setting.activities, factors.production, factors.use, findings);
  const parts = partsOf(product, setting, findings);
  const mass = kilograms(finite(parts.reduce((sum, part) => sum + part.mass, 0)));
  const legs = legsOf(product, tables, `${region_production}/${setting.region_use}`, findings);
  const load = loadFactor(product, tables, findings);

  const fates: Fate[] = [];
  const components = parts.map(({ definition, material, mass: own }, place): CompiledComponent => {
    const { share: recycled_content, from } = recycledContentOf(definition, material, tables);
    const losses = lossesOf(material, tables, findings);
    addMaterials(builder, place, material, own, recycled_content, losses, tables, findings);
    addForming(builder, place, material, own, losses, tables);
    addTransport(builder, place, own, legs, load);
    const recovery = recoveryOf(definition, material, tables, setting.recycling, findings);
    const fate = addEndOfLife(builder, place, material, own, definition.litter_class, recovery, tables, findings);
    fates.push(fate);
    return {
      component_id: definition.component_id,
      component_name: definition.component_name,
      mat_recipe_id: material.mat_recipe_id,
      mat_recipe_name: material.name,
      mass_kg: own,
      recycled_content,
      recycled_content_from: from,
      recycled: recovery.recycled,
      composted: recovery.composted,
      not_recycled: whyNotRecycled(definition, material, tables, setting.recycling),
      littered: fate.littered,
      plastic_massfrac: material.plastic_massfrac,
      ...contactTerm(definition, material.inertness, tables, findings),
      sourcing: bestSourcing(
        sourcingOptions(material, recycled_content, definition.sourcing_certificates, tables.sourcing),
      ),
    };
  });
  addWashing(builder, product, mass, load, tables, findings);

  const usable = mass > 0;
  if (!usable) findings.warn("missing_main_recipe", product.prodsys_id, ALL_METRICS);
  const inventory = builder.build();
  const reusable_in_ratings = isReusableInRatings(product.reusable, product.uses, tables.params.reusable_min_uses);
  return {
    prodsys_id: product.prodsys_id,
    prodsys_name: product.prodsys_name,
    usecase_id: product.usecase_id,
    custom: product.custom,
    region_production,
    components,
    inventory,
    ...foldTotals(inventory, factors),
    uses: product.uses,
    reusable: product.reusable,
    reusable_in_ratings,
    dimension: dimensionOf(parts.map((part) => ({ ...part.definition, mass_kg: part.mass }))),
    mass_kg: mass,
    flows: flowsOf(components, fates),
    sust_source: reusable_in_ratings
      ? (tables.sourcing.reusable ?? 1)
      : byMass(components, (component) => component.sourcing.score),
    recoverability: reusable_in_ratings
      ? 1
      : 5 - 4 * byMass(components, (component) => component.recycled + component.composted),
    undeclared: undeclaredOf(parts, components, reusable_in_ratings),
    usable,
    assumed: findings.assumed,
    warnings: findings.warnings,
  };
};
