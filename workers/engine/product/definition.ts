import type { ProductRecord, RecipeRecord } from "../tables/product-tables.ts";
import { fractionOfPercent } from "../tables/quantity.ts";
import { fieldsOf, type Fields } from "../tables/read-record.ts";
import { choicesOf, objectOf, textOf } from "../tables/wire-value.ts";

/** weighed; specified by the supplier; assumed = the mass of a typical product. */
export type MassBasis = "weighed" | "specified" | "assumed";

const massBasisOf = (text: string | null): MassBasis => (text === "weighed" || text === "specified" ? text : "assumed");

/** One component before overrides. Null = not stated: the method's defaults apply. */
export type ComponentDefinition = Readonly<ReturnType<typeof readComponent>>;
const readComponent = (component_id: string, fields: Fields) => {
  const percent = fields.number("recycledContent");
  return {
    component_id,
    component_name: fields.text("component_name") ?? component_id,
    mat_recipe_id: fields.text("mat_recipe_id") ?? "",
    grams: fields.number("mass_grams"),
    /** published range in grams, 5 % to 95 %; null = none, as in versions before 2027.1 */
    mass_low: fields.number("mass_low"),
    mass_high: fields.number("mass_high"),
    /** how the mass is known; packaging returns say it */
    mass_basis: massBasisOf(fields.text("mass_basis")),
    litter_class: fields.text("litter_class"),
    coc_contact_id: fields.text("coc_contact_id"),
    main: fields.flag("main_yn"),
    dimension: fields.number("dimension_prod"),
    recycled_content_allowed: fields.flag("recipe_rc_allow_yn"),
    recycled_content: percent === null ? null : fractionOfPercent(percent),
    designed_for_recycling: fields.flag("optimized_default_yn"),
    compostable_default: fields.flag("compostable_default_yn"),
    /** null = no map is present; an empty map counts as present (method.md section 6) */
    compost_certificates: choicesOf(fields.value("compostCertifications")),
    sourcing_certificates: choicesOf(fields.value("sustCertifications")),
    compliance: fields.number("CoC_compliance_default"),
    disclosure: fields.number("CoC_disclosure_default"),
  };
};

/** A built-in or custom product before overrides. */
export type ProductDefinition = Readonly<ReturnType<typeof readProduct>>;
const readProduct = (
  prodsys_id: string,
  custom: boolean,
  fields: Fields,
  components: readonly ComponentDefinition[],
) => ({
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
