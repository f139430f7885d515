import type { OwnProduct } from "../../../edge-api/contract/custom-product.ts";
import type { SavedProduct } from "../../../edge-api/contract/entities.ts";
import type { ProductOverrides } from "../../../edge-api/contract/product-overrides.ts";
import type { EditorTables } from "../editor/editor-tables.ts";
import { dimensionOf } from "../product/size.ts";
import { byCodeUnits, numberOf } from "../tables/wire-value.ts";
import { withHeaviestMain } from "./main-component.ts";
import { percentOfFraction } from "./mass-load.ts";
import type { ComponentDraft, ProductDraft, StageDraft } from "./product-draft.ts";
import { recycledContentWithin } from "./recycled-content.ts";

type SavedComponent = OwnProduct["components"][number];
type ComponentOverride = NonNullable<ProductOverrides["componentOverrides"]>[string];

const held = (certificates: Readonly<Record<string, boolean>> | undefined): readonly string[] =>
  Object.entries(certificates ?? {})
    .flatMap(([id, has]) => (has ? [id] : []))
    .toSorted(byCodeUnits);

/** A component with its saved overrides, which win over its own fields (method.md section 7). */
const componentOf = (
  component: SavedComponent,
  override: ComponentOverride | undefined,
  { litter_class_default }: EditorTables,
): ComponentDraft => {
  const compost = override?.compostCertifications ?? component.compostCertifications;
  const compost_certificates = held(compost);
  const allowed = component.recipe_rc_allow_yn === "1";
  return {
    component_id: component.component_id,
    component_name: component.component_name ?? "",
    mat_recipe_id: component.mat_recipe_id,
    mass_grams: component.mass_grams,
    mass_basis: component.mass_basis ?? "",
    coc_contact_id: component.coc_contact_id ?? "",
    litter_class: component.litter_class ?? litter_class_default,
    main: component.main_yn === "1",
    recycled_content_allowed: allowed,
    recycled_content: recycledContentWithin(override?.recycledContent ?? component.recycledContent ?? null, allowed),
    designed_for_recycling: (override?.optimized_yn ?? component.optimized_default_yn) === "1",
    // a map without a certificate means "not compostable" regardless of the default (method.md section 6)
    compostable_default:
      component.compostable_default_yn === "1" && (compost === undefined || compost_certificates.length > 0),
    compost_certificates,
    sourcing_certificates: held(override?.sustCertifications ?? component.sustCertifications),
    compliance: numberOf(override?.CoC_compliance) ?? numberOf(component.CoC_compliance_default) ?? 0,
    disclosure: numberOf(override?.CoC_disclosure) ?? numberOf(component.CoC_disclosure_default) ?? 0,
  };
};

const stagesOf = (saved: ProductOverrides["contextualTransports"]): Readonly<Record<string, StageDraft>> =>
  Object.fromEntries(
    Object.entries(saved ?? {}).map(([context_id, { trans_ui_type, distance_km, min, max }]) => [
      context_id,
      { mode: trans_ui_type ?? null, km: distance_km ?? null, min: min ?? null, max: max ?? null },
    ]),
  );

/** Size of the product in the unit of the use case (method.md section 3); 1 without a size in a count use case. */
const sizeOf = (components: readonly SavedComponent[], { use_case }: EditorTables): number | null =>
  dimensionOf(
    components.map(({ component_id, main_yn, dimension_prod, mass_grams }) => ({
      component_id,
      main: main_yn === "1",
      dimension: dimension_prod ?? null,
      mass_kg: mass_grams,
    })),
  ) ?? (use_case.type === "count" ? 1 : null);

/** Reuse and washing of a reusable, with the defaults of its use case (method.md section 4.5); empty for single-use. */
const washingOf = (product: OwnProduct, overrides: ProductOverrides, { wash_default }: EditorTables) =>
  product.reusable_yn === "1"
    ? {
        uses: overrides.reuses ?? null,
        wash_system_id: overrides.wash_system_id ?? product.wash_system_id ?? wash_default?.wash_system_id ?? "",
        wash_load: product.wash_cap ?? wash_default?.wash_cap ?? null,
        washes_per_use: product.washes_per_use ?? null,
        wash_distance_km: overrides.wash_system_distance_km ?? null,
      }
    : { uses: null, wash_system_id: "", wash_load: null, washes_per_use: null, wash_distance_km: null };

/**
 * The draft of a saved product, or of a built-in one in the same shape; it scores exactly like the product. Saved
 * overrides replace the fields that they override.
 */
export const draftOfSaved = ({ customProduct, overrides }: SavedProduct, tables: EditorTables): ProductDraft => {
  const { product, recipes, wash_default, notes } = customProduct;
  const parts = overrides.componentOverrides ?? {};
  return {
    prodsys_id: product.prodsys_id,
    usecase_id: product.usecase,
    name: product.prodsys_name,
    description: product.prodsys_description ?? "",
    item_code: product.item_code ?? "",
    notes,
    carried: { recipes, wash_default },
    size: sizeOf(product.components, tables),
    size_unit: tables.use_case.unit,
    mass_load_percent: percentOfFraction(numberOf(product.pack_eff)),
    mass_load_stated: product.pack_eff ?? null,
    reusable: product.reusable_yn === "1",
    ...washingOf(product, overrides, tables),
    trans_scenario_id: product.trans_scenario_id ?? null,
    region_production: overrides.region_production ?? null,
    stages: stagesOf(overrides.contextualTransports),
    components: withHeaviestMain(
      product.components.map((component) =>
        componentOf(
          component,
          Object.hasOwn(parts, component.component_id) ? parts[component.component_id] : undefined,
          tables,
        ),
      ),
    ),
  };
};
