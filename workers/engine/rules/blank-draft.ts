import type { EditorTables } from "../editor/editor-tables.ts";
import type { ComponentDraft, ProductDraft } from "./product-draft.ts";

/** A component with nothing chosen but the default litter class. */
export const blankComponent = (
  component_id: string,
  { litter_class_default }: Pick<EditorTables, "litter_class_default">,
): ComponentDraft => ({
  component_id,
  component_name: "",
  mat_recipe_id: "",
  mass_grams: null,
  mass_basis: "",
  coc_contact_id: "",
  litter_class: litter_class_default,
  main: false,
  recycled_content_allowed: false,
  recycled_content: null,
  designed_for_recycling: false,
  compostable_default: false,
  compost_certificates: [],
  sourcing_certificates: [],
  compliance: 0,
  disclosure: 0,
});

const FIRST_COMPONENT_ID = "part_1";

/** A new product with default values and one component. */
export const blankDraft = (prodsys_id: string, tables: EditorTables): ProductDraft => ({
  prodsys_id,
  usecase_id: tables.use_case.usecase_id,
  name: "",
  description: "",
  item_code: "",
  notes: "",
  carried: { recipes: [], wash_default: null },
  // in a count use case a product is usually one item
  size: tables.use_case.type === "count" ? 1 : null,
  size_unit: tables.use_case.unit,
  mass_load_percent: tables.mass_load_default_percent,
  mass_load_stated: null,
  reusable: false,
  uses: null,
  wash_system_id: "",
  wash_load: null,
  washes_per_use: null,
  wash_distance_km: null,
  trans_scenario_id: null,
  region_production: null,
  stages: {},
  components: [{ ...blankComponent(FIRST_COMPONENT_ID, tables), main: true }],
});
