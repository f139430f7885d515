import type { OwnProduct } from "../../../edge-api/contract/custom-product.ts";
import type { SavedProduct } from "../../../edge-api/contract/entities.ts";
import type { ProductOverrides } from "../../../edge-api/contract/product-overrides.ts";
import { savedFraction } from "./mass-load.ts";
import type { ComponentDraft, ProductDraft } from "./product-draft.ts";

/** Id of a draft while it is scored: the draft of an own product has the id of its base, this one no product has. */
export const DRAFT_ID = "draft under preview";

const flag = (on: boolean): "1" | "0" => (on ? "1" : "0");

/** An object with one field; empty if the value is null or "", because the contract's optional fields are absent then. */
const given = <Name extends string, Value extends string | number>(
  name: Name,
  value: Value | null,
): Partial<Record<Name, Value>> => (value === null || value === "" ? {} : ({ [name]: value } as Record<Name, Value>));

const heldBy = (ids: readonly string[]): Record<string, boolean> => Object.fromEntries(ids.map((id) => [id, true]));

const componentOf = (
  component: ComponentDraft,
  { size, size_unit }: ProductDraft,
): OwnProduct["components"][number] => ({
  component_id: component.component_id,
  ...given("component_name", component.component_name.trim()),
  mat_recipe_id: component.mat_recipe_id,
  mass_grams: component.mass_grams ?? 0,
  ...(component.mass_basis === "" ? {} : { mass_basis: component.mass_basis }),
  ...given("litter_class", component.litter_class),
  ...given("coc_contact_id", component.coc_contact_id),
  main_yn: flag(component.main),
  // the size is that of the main component (method.md section 3)
  ...(component.main ? { ...given("dimension_prod", size), ...given("unit_dimension", size_unit) } : {}),
  recipe_rc_allow_yn: flag(component.recycled_content_allowed),
  ...given("recycledContent", component.recycled_content),
  optimized_default_yn: flag(component.designed_for_recycling),
  compostable_default_yn: flag(component.compostable_default),
  // an empty map would mean "not compostable" regardless of the default (method.md section 6)
  ...(component.compost_certificates.length > 0
    ? { compostCertifications: heldBy(component.compost_certificates) }
    : {}),
  ...(component.sourcing_certificates.length > 0
    ? { sustCertifications: heldBy(component.sourcing_certificates) }
    : {}),
  CoC_compliance_default: String(component.compliance),
  CoC_disclosure_default: String(component.disclosure),
});

const transportsOf = ({ stages }: ProductDraft): Pick<ProductOverrides, "contextualTransports"> => {
  const edited = Object.entries(stages).map(([context_id, { mode, km, min, max }]) => [
    context_id,
    { ...given("trans_ui_type", mode), ...given("distance_km", km), ...given("min", min), ...given("max", max) },
  ]);
  return edited.length === 0 ? {} : { contextualTransports: Object.fromEntries(edited) };
};

const productOf = (draft: ProductDraft): OwnProduct => ({
  prodsys_id: draft.prodsys_id,
  usecase: draft.usecase_id,
  prodsys_name: draft.name.trim(),
  ...given("prodsys_description", draft.description),
  ...given("item_code", draft.item_code.trim()),
  reusable_yn: flag(draft.reusable),
  ...given("pack_eff", savedFraction(draft.mass_load_percent, draft.mass_load_stated)),
  ...(draft.reusable
    ? {
        ...given("wash_cap", draft.wash_load),
        ...given("wash_system_id", draft.wash_system_id),
        ...given("washes_per_use", draft.washes_per_use),
      }
    : {}),
  ...given("trans_scenario_id", draft.trans_scenario_id),
  components: draft.components.map((component) => componentOf(component, draft)),
});

/**
 * A draft in the shape for saving and scoring. Accepts unfinished drafts for the preview: missing values count as the
 * method says. Save only what `validateDraft` accepts.
 */
export const savedOfDraft = (draft: ProductDraft): SavedProduct => ({
  customProduct: { product: productOf(draft), ...draft.carried, notes: draft.notes },
  overrides: {
    ...(draft.reusable
      ? { ...given("reuses", draft.uses), ...given("wash_system_distance_km", draft.wash_distance_km) }
      : {}),
    ...given("region_production", draft.region_production),
    ...transportsOf(draft),
  },
});
