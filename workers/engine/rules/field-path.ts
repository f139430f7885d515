import type { ComponentDraft, ProductDraft } from "./product-draft.ts";

export type ProductField = Exclude<
  keyof ProductDraft,
  "prodsys_id" | "usecase_id" | "size_unit" | "mass_load_stated" | "trans_scenario_id" | "stages" | "carried"
>;
export type ComponentField = Exclude<keyof ComponentDraft, "component_id" | "main" | "recycled_content_allowed">;

/**
 * Path of one input of the product form, for faults and changed settings. `components` is the list as a whole,
 * `components/{id}` an added or removed component. Ids contain no `/`.
 */
export type FieldPath =
  ProductField | `components/${string}/${ComponentField}` | `components/${string}` | `stages/${string}`;

export const PRODUCT_FIELDS = [
  "name",
  "description",
  "item_code",
  "notes",
  "size",
  "mass_load_percent",
  "reusable",
  "uses",
  "wash_system_id",
  "wash_load",
  "washes_per_use",
  "wash_distance_km",
  "region_production",
] as const satisfies readonly ProductField[];

export const COMPONENT_FIELDS = [
  "component_name",
  "mat_recipe_id",
  "mass_grams",
  "mass_basis",
  "coc_contact_id",
  "litter_class",
  "recycled_content",
  "designed_for_recycling",
  "compostable_default",
  "compost_certificates",
  "sourcing_certificates",
  "compliance",
  "disclosure",
] as const satisfies readonly ComponentField[];

/** Path of one input of a component. */
export const componentPath = (component_id: string, field: ComponentField): FieldPath =>
  `components/${component_id}/${field}`;

/** Path of one transport stage. */
export const stagePath = (context_id: string): FieldPath => `stages/${context_id}`;
