import type { ComparisonInput } from "../comparison-result.ts";
import type { CompiledProduct } from "../inventory/compiled-product.ts";
import { createFindings } from "../inventory/findings.ts";
import { legsOf } from "../inventory/transport.ts";
import { washingOf } from "../inventory/washing.ts";
import { settle, type SettledProduct } from "../product/settled-product.ts";
import { sizeIn } from "../product/size.ts";
import { productOf, scopeOf, type Scope } from "../scoring/scope.ts";
import { finite } from "../tables/quantity.ts";
import type { Fields } from "../tables/read-record.ts";
import type { Reference } from "../tables/reference.ts";
import type { Tables } from "../tables/tables.ts";
import { ownValue, textOf } from "../tables/wire-value.ts";
import { explainLines } from "./explain-lines.ts";

/** Source of a figure; "" and null = not stated. */
export type Provenance = Readonly<ReturnType<typeof provenanceOf>>;
const provenanceOf = (fields: Fields) => ({
  source: fields.text("source") ?? "",
  source_year: fields.number("source_year"),
  geography: fields.text("geography") ?? "",
  /** measured, government-factor, published-LCA, derived, expert-estimate, definition */
  quality: fields.text("quality") ?? "",
  /** seen, corroborated, recalled, computed, assumed */
  checked: fields.text("checked") ?? "",
});

/** The components with overrides and defaults applied, as in the scores. */
const componentsOf = (compiled: CompiledProduct, settled: SettledProduct, tables: Tables) => {
  // components of unknown materials are not compiled: skip them, so that indexes match
  const counted = settled.components.filter((part) => tables.materials.has(part.mat_recipe_id));
  return compiled.components.map((component, place) => {
    const stated = counted[place];
    const litter_class = stated?.litter_class ?? tables.params.litter_class_default;
    const contact_id = stated?.coc_contact_id ?? null;
    return {
      component_id: component.component_id,
      component_name: component.component_name,
      mat_recipe_id: component.mat_recipe_id,
      material: component.mat_recipe_name,
      // grams of the table: converting kilograms back would add rounding errors
      mass_grams: finite(Math.max(stated?.grams ?? 0, 0)),
      /** effective share, 0-1 */
      recycled_content: component.recycled_content,
      /** name of the kind of contact with food; null = not stated */
      contact: contact_id === null ? null : (tables.contact_names.get(contact_id) ?? contact_id),
      litter_class,
      /** "" = not stated */
      litter_description: tables.litter_classes.get(litter_class)?.description ?? "",
      /** 0-1 */
      litter_rate: component.littered,
    };
  });
};

const washingIn = (settled: SettledProduct, tables: Tables) => {
  const washing = washingOf(settled, tables);
  if (washing === null) return null;
  const { system, system_id, washes, rack, km } = washing;
  return {
    system: system?.name ?? system_id,
    washes_per_use: washes,
    items_per_rack: rack,
    /** one way to a washing hub; null = washed on site */
    hub_km: system?.off_site === true ? km : null,
  };
};

type Figure = Provenance & { readonly activity_id: string; readonly activity_name: string };

const figuresOf = (compiled: CompiledProduct, scope: Scope): readonly Figure[] => {
  const seen = new Map<string, Figure>();
  for (const line of explainLines(compiled, scope.compiled, "climate", 1)) {
    const { activity_id, activity_name, source, source_year, geography, quality, checked } = line;
    // an activity may have different figures in the regions of production and use
    const figure = { activity_id, activity_name, source, source_year, geography, quality, checked };
    seen.set(JSON.stringify([activity_id, source, geography]), figure);
  }
  return [...seen.values()];
};

type Asked = ComparisonInput["products"][number];

/** Data of a product in the region of use, with names instead of ids. */
export type ProductProfile = Readonly<NonNullable<ReturnType<typeof profileOf>>>;
export type ProfileComponent = ProductProfile["components"][number];
export type ProfileWashing = NonNullable<ProductProfile["washing"]>;

/** The profile of one product of a comparison; null = it does not exist. Never throws. */
const profileOf = (scope: Scope, input: ComparisonInput, { prodsys_id, overrides }: Asked) => {
  const compiled = productOf(scope, prodsys_id, overrides);
  const own = scope.products.get(prodsys_id)?.definition;
  const definition = own ?? scope.compiled.definitionOf(prodsys_id);
  if (compiled === null || definition === null) return null;
  const { tables, region_use } = scope.compiled;
  const settled = settle(definition, overrides);
  const record = own === undefined ? tables.products.get(prodsys_id)?.fields : undefined;
  const custom = input.custom_products.findLast((product) => product.prodsys_id === prodsys_id);
  const components = componentsOf(compiled, settled, tables);
  const region_id = compiled.region_production;
  // warnings are part of the scores, so they are dropped here
  const legs = legsOf(settled, tables, `${region_id}/${region_use}`, createFindings(prodsys_id));
  return {
    prodsys_id,
    description: record?.text("prodsys_description") ?? textOf(ownValue(custom, "prodsys_description")) ?? "",
    custom: compiled.custom,
    reusable: compiled.reusable,
    uses: compiled.uses,
    /** in the unit of its use case; null = unknown */
    size: sizeIn(compiled, tables.use_cases.get(compiled.usecase_id)),
    mass_grams: finite(components.reduce((sum, { mass_grams }) => sum + mass_grams, 0)),
    components,
    /** null = not washed; an unknown system is shown by its id */
    washing: washingIn(settled, tables),
    transport: legs.map(({ context_name, mode, km }) => ({
      stage: context_name,
      mode: tables.modes.get(mode)?.name ?? mode,
      km,
    })),
    /** `stated` = false: no region is stated, so the region of use applies */
    production: {
      region_id,
      region_name: tables.regions.get(region_id)?.region_name ?? region_id,
      stated: settled.region_production !== null,
    },
    /** source of the product's own data; null for the user's own products */
    provenance: record === undefined ? null : provenanceOf(record),
    /** sources of the activities in its climate value, each once, in the order of the inventory */
    figures: figuresOf(compiled, scope),
  };
};

/** Profiles of a comparison's products, in the order of the input; null = no such product (specification section 2). */
export const productProfiles = (reference: Reference, input: ComparisonInput): readonly (ProductProfile | null)[] => {
  const scope = scopeOf(reference, input);
  return input.products.map((asked) => profileOf(scope, input, asked));
};
