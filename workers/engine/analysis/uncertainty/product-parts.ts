import type { CompiledProduct } from "../../inventory/compiled-product.ts";
import { addEndOfLife, litterOf } from "../../inventory/end-of-life.ts";
import { createFindings } from "../../inventory/findings.ts";
import { createInventoryBuilder } from "../../inventory/inventory-builder.ts";
import type { Inventory } from "../../inventory/inventory.ts";
import { recoveryOfRates, recoveryRatesOf, type StreamRate } from "../../inventory/recovery.ts";
import type { RegionSetting } from "../../inventory/region-setting.ts";
import type { ComponentDefinition } from "../../product/definition.ts";
import type { SettledProduct } from "../../product/settled-product.ts";
import type { MaterialRecord } from "../../tables/material-tables.ts";
import type { DisposalShare } from "../../tables/service-tables.ts";
import { kilograms } from "../../tables/quantity.ts";
import { evenSpread, SPREADS, spreadOfMass, type Spread } from "./spreads.ts";

/**
 * End-of-life inventories of one component, each as if all its mass took one route. Amounts are linear in the shares, so
 * any draw of litter and recovery rates is a weighted sum of these.
 */
export interface Fates {
  readonly littered: Inventory;
  readonly recycled: Inventory;
  readonly composted: Inventory;
  readonly landfilled: Inventory;
  readonly incinerated: Inventory;
  /** all other routes, by their shares of the whole disposal */
  readonly elsewhere: Inventory;
}

/** Shares of a disposal mix that are landfilled and incinerated, 0-1. */
interface UncertainDisposal {
  readonly landfilled: number;
  readonly incinerated: number;
  /** id of the mix; "" = certain: it lacks one of the two routes or is set by definition */
  readonly key: string;
  readonly name: string;
}

/** The uncertain values of a component, as in the tables. */
export interface UncertainPart {
  readonly component_id: string;
  readonly component_name: string;
  readonly mass_kg: number;
  readonly mass_spread: Spread;
  readonly material: MaterialRecord;
  readonly litter_class: string;
  readonly litter_rate: number;
  /** the rate is set by definition */
  readonly litter_defined: boolean;
  /** before the limit κ ≤ 1 − ρ */
  readonly recycled: StreamRate;
  readonly composted: StreamRate;
  readonly disposal: UncertainDisposal;
  /** sourcing score of the component */
  readonly sourcing: number;
  readonly fates: Fates;
}

type DisposalShares = readonly DisposalShare[];

const fatesOf = (
  product: CompiledProduct,
  place: number,
  definition: ComponentDefinition,
  material: MaterialRecord,
  mass: number,
  setting: RegionSetting,
): Fates => {
  const { tables } = setting;
  const findings = createFindings(product.prodsys_id);
  const factors = {
    production: setting.factorsOf(product.region_production),
    use: setting.factorsOf(setting.region_use),
  };
  const { class_id, row } = litterOf(definition.litter_class, tables, findings);
  const mix = tables.disposal_shares.get(material.mat_dispose_id ?? "") ?? [];
  const only = (route: string): DisposalShares => [{ route, mass_frac: 1, defined: false }];
  const all = (litter_rate: number, recycled: number, composted: number, routes: DisposalShares = []): Inventory => {
    const builder = createInventoryBuilder(setting.activities, factors.production, factors.use, findings);
    const classes = row === undefined ? [] : [[class_id, { ...row, rate: litter_rate }] as const];
    const there = {
      ...tables,
      litter_classes: new Map(classes),
      disposal_shares: new Map([[material.mat_dispose_id ?? "", routes]]),
    };
    const recovery = recoveryOfRates(recycled, composted);
    addEndOfLife(builder, place, material, kilograms(mass), class_id, recovery, there, findings);
    return builder.build();
  };
  const elsewhere = mix.filter(({ route }) => route !== "landfill" && route !== "incineration");
  return {
    littered: all(1, 0, 0),
    recycled: all(0, 1, 0),
    composted: all(0, 0, 1),
    landfilled: all(0, 0, 0, only("landfill")),
    incinerated: all(0, 0, 0, only("incineration")),
    elsewhere: all(0, 0, 0, elsewhere),
  };
};

const disposalOf = ({ mat_dispose_id }: MaterialRecord, { tables }: RegionSetting): UncertainDisposal => {
  const mix = tables.disposal_shares.get(mat_dispose_id ?? "") ?? [];
  const at = (route: string): DisposalShare | undefined => mix.find((share) => share.route === route);
  const [buried, burnt] = [at("landfill"), at("incineration")];
  const [landfilled, incinerated] = [buried?.mass_frac ?? null, burnt?.mass_frac ?? null];
  const isDefined = buried?.defined === true || burnt?.defined === true;
  const varies = !isDefined && landfilled !== null && incinerated !== null && incinerated > 0 && landfilled >= 0;
  return {
    landfilled: landfilled ?? 0,
    incinerated: incinerated ?? 0,
    key: varies ? (mat_dispose_id ?? "") : "",
    name: tables.disposal_names.get(`${mat_dispose_id ?? ""}/incineration`) || (mat_dispose_id ?? ""),
  };
};

/** The components of a known material, in the order of the compiled product. */
export const partsOf = (
  product: CompiledProduct,
  settled: SettledProduct,
  setting: RegionSetting,
): readonly UncertainPart[] => {
  const { tables } = setting;
  const findings = createFindings(product.prodsys_id);
  return settled.components
    .flatMap((definition) => {
      const material = tables.materials.get(definition.mat_recipe_id);
      return material === undefined ? [] : [{ definition, material }];
    })
    .flatMap(({ definition, material }, place): UncertainPart[] => {
      const compiled = product.components[place];
      if (compiled === undefined) return [];
      const { class_id, rate, row } = litterOf(definition.litter_class, tables, findings);
      return [
        {
          component_id: definition.component_id,
          component_name: definition.component_name,
          mass_kg: compiled.mass_kg,
          mass_spread: product.custom ? evenSpread(SPREADS.own_mass) : spreadOfMass(definition),
          material,
          litter_class: class_id,
          litter_rate: rate,
          litter_defined: row?.defined ?? false,
          ...recoveryRatesOf(definition, material, tables, setting.recycling, findings),
          disposal: disposalOf(material, setting),
          sourcing: compiled.sourcing.score,
          fates: fatesOf(product, place, definition, material, compiled.mass_kg, setting),
        },
      ];
    });
};
