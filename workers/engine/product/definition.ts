import type { ProductRecord, RecipeRecord } from "../tables/product-tables.ts";
import { fractionOfPercent, type Fraction } from "../tables/quantity.ts";
import { fieldsOf, type Fields } from "../tables/read-record.ts";
import { choicesOf, objectOf, textOf } from "../tables/wire-value.ts";

/** weighed; specified by the supplier; assumed = the mass of a typical product. */
export type MassBasis = "weighed" | "specified" | "assumed";

const massBasisOf = (text: string | null): MassBasis => (text === "weighed" || text === "specified" ? text : "assumed");

/** One component before overrides. Null = not stated: the method's defaults apply. */
export interface ComponentDefinition {
  readonly component_id: string;
  readonly component_name: string;
  readonly mat_recipe_id: string;
  readonly grams: number | null;
  /** how the mass is known; packaging returns say it */
  readonly mass_basis: MassBasis;
  readonly litter_class: string | null;
  readonly coc_contact_id: string | null;
  readonly main: boolean;
  readonly dimension: number | null;
  readonly recycled_content_allowed: boolean;
  readonly recycled_content: Fraction | null;
  readonly designed_for_recycling: boolean;
  readonly compostable_default: boolean;
  /** null = no map is present; an empty map counts as present (method.md section 6) */
  readonly compost_certificates: ReadonlyMap<string, boolean> | null;
  readonly sourcing_certificates: ReadonlyMap<string, boolean> | null;
  readonly compliance: number | null;
  readonly disclosure: number | null;
}

/** A built-in or custom product before overrides. */
export interface ProductDefinition {
  readonly prodsys_id: string;
  readonly prodsys_name: string;
  readonly usecase_id: string;
  readonly custom: boolean;
  readonly reusable: boolean;
  readonly default_uses: number | null;
  readonly pack_eff: number | null;
  readonly wash_cap: number | null;
  readonly wash_system_id: string | null;
  readonly washes_per_use: number | null;
  readonly trans_scenario_id: string | null;
  readonly region_production: string | null;
  readonly components: readonly ComponentDefinition[];
}

const readComponent = (component_id: string, fields: Fields): ComponentDefinition => {
  const percent = fields.number("recycledContent");
  return {
    component_id,
    component_name: fields.text("component_name") ?? component_id,
    mat_recipe_id: fields.text("mat_recipe_id") ?? "",
    grams: fields.number("mass_grams"),
    mass_basis: massBasisOf(fields.text("mass_basis")),
    litter_class: fields.text("litter_class"),
    coc_contact_id: fields.text("coc_contact_id"),
    main: fields.flag("main_yn"),
    dimension: fields.number("dimension_prod"),
    recycled_content_allowed: fields.flag("recipe_rc_allow_yn"),
    recycled_content: percent === null ? null : fractionOfPercent(percent),
    designed_for_recycling: fields.flag("optimized_default_yn"),
    compostable_default: fields.flag("compostable_default_yn"),
    compost_certificates: choicesOf(fields.value("compostCertifications")),
    sourcing_certificates: choicesOf(fields.value("sustCertifications")),
    compliance: fields.number("CoC_compliance_default"),
    disclosure: fields.number("CoC_disclosure_default"),
  };
};

const readProduct = (
  prodsys_id: string,
  custom: boolean,
  fields: Fields,
  components: readonly ComponentDefinition[],
): ProductDefinition => ({
  prodsys_id,
  prodsys_name: fields.text("prodsys_name") ?? prodsys_id,
  usecase_id: fields.text("usecase") ?? "",
  custom,
  reusable: fields.flag("reusable_yn"),
  default_uses: fields.number("numuse_default"),
  pack_eff: fields.number("pack_eff"),
  wash_cap: fields.number("wash_cap"),
  wash_system_id: fields.text("wash_system_id"),
  washes_per_use: fields.number("washes_per_use"),
  trans_scenario_id: fields.text("trans_scenario_id"),
  region_production: fields.text("region_production"),
  components,
});

/** A built-in product: a row of prodsys with its rows of recipe. */
export const builtInDefinition = (record: ProductRecord, recipe: readonly RecipeRecord[]): ProductDefinition =>
  readProduct(
    record.prodsys_id,
    false,
    record.fields,
    recipe.map(({ component_id, fields }) => readComponent(component_id, fields)),
  );

/**
 * A user's own product (method.md section 11). Accepts any value: numbers may be text, fields may be missing. Null = no
 * id. Never throws.
 */
export const customDefinition = (value: unknown): ProductDefinition | null => {
  const product = objectOf(value);
  if (product === null) return null;
  const fields = fieldsOf(new Map(Object.entries(product)));
  const prodsys_id = textOf(fields.value("prodsys_id"));
  if (prodsys_id === null) return null;
  const list = fields.value("components");
  const components = (Array.isArray(list) ? (list as readonly unknown[]) : []).flatMap((entry, place) => {
    const component = objectOf(entry);
    if (component === null) return [];
    const own = fieldsOf(new Map(Object.entries(component)));
    return [readComponent(own.text("component_id") ?? String(place), own)];
  });
  return readProduct(prodsys_id, true, fields, components);
};
