import type { OwnProduct } from "../../../edge-api/contract/custom-product.ts";
import type { SavedProduct } from "../../../edge-api/contract/entities.ts";
import { BASE_REGION } from "../../../edge-api/contract/regions.ts";
import { compileTables } from "../scoring/compiled-tables.ts";
import type { RecipeRecord } from "../tables/product-tables.ts";
import type { Fields } from "../tables/read-record.ts";
import type { Reference } from "../tables/reference.ts";

const flag = (on: boolean): "1" | "0" => (on ? "1" : "0");

/** An object with one field; empty if the value is null, so that absent fields stay absent. */
const given = <Name extends string, Value>(name: Name, value: Value | null): Partial<Record<Name, Value>> =>
  value === null ? {} : ({ [name]: value } as Record<Name, Value>);

const componentOf = ({ component_id, fields }: RecipeRecord): OwnProduct["components"][number] => ({
  component_id,
  ...given("component_name", fields.text("component_name")),
  mat_recipe_id: fields.text("mat_recipe_id") ?? "",
  mass_grams: fields.number("mass_grams") ?? 0,
  ...given("litter_class", fields.text("litter_class")),
  ...given("coc_contact_id", fields.text("coc_contact_id")),
  main_yn: flag(fields.flag("main_yn")),
  ...given("dimension_prod", fields.number("dimension_prod")),
  ...given("unit_dimension", fields.text("unit_dimension")),
  recipe_rc_allow_yn: flag(fields.flag("recipe_rc_allow_yn")),
  ...given("recycledContent", fields.number("recycledContent")),
  optimized_default_yn: flag(fields.flag("optimized_default_yn")),
  compostable_default_yn: flag(fields.flag("compostable_default_yn")),
  ...given("CoC_compliance_default", fields.text("CoC_compliance_default")),
  ...given("CoC_disclosure_default", fields.text("CoC_disclosure_default")),
});

const productOf = (prodsys_id: string, fields: Fields, components: readonly RecipeRecord[]): OwnProduct => ({
  prodsys_id,
  usecase: fields.text("usecase") ?? "",
  prodsys_name: fields.text("prodsys_name") ?? prodsys_id,
  ...given("prodsys_description", fields.text("prodsys_description")),
  reusable_yn: flag(fields.flag("reusable_yn")),
  ...given("pack_eff", fields.text("pack_eff")),
  ...given("wash_cap", fields.number("wash_cap")),
  ...given("wash_system_id", fields.text("wash_system_id")),
  ...given("washes_per_use", fields.number("washes_per_use")),
  ...given("trans_scenario_id", fields.text("trans_scenario_id")),
  components: components.map(componentOf),
});

/**
 * A built-in product in the shape of a saved one, so that both use the same form; null = unknown id. Uses and region of
 * production are overrides, as in the contract. Values that a region decides (recycled content, transport) stay absent,
 * so the record is the same for every region.
 */
export const productRecordOf = (reference: Reference, prodsys_id: string): SavedProduct | null => {
  const { tables } = compileTables(reference, BASE_REGION, { custom: false });
  const record = tables.products.get(prodsys_id);
  if (record === undefined) return null;
  const { fields } = record;
  return {
    customProduct: {
      product: productOf(prodsys_id, fields, tables.recipes.get(prodsys_id) ?? []),
      recipes: [],
      wash_default: null,
      notes: "",
    },
    overrides: {
      ...given("reuses", fields.flag("reusable_yn") ? fields.number("numuse_default") : null),
      ...given("region_production", fields.text("region_production")),
    },
  };
};
