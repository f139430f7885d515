import type { EditorTables } from "../editor/editor-tables.ts";
import type { ProductField } from "./field-path.ts";
import { enteredPercent } from "./mass-load.ts";
import type { ProductDraft } from "./product-draft.ts";

/**
 * Rounds a product size or wash load to a whole number of at least 1 (specification section 5). Halves round up. null =
 * nothing entered, or not a finite number.
 */
export const wholeAtLeastOne = (value: number | null): number | null =>
  value === null || !Number.isFinite(value) ? null : Math.max(1, Math.round(value));

/** Changes of product fields; components and stages have their own functions. */
export type ProductChanges = Partial<Pick<ProductDraft, Exclude<ProductField, "components">>>;

/** Another region of production resets the transport stages (specification section 4); "" = the region of use. */
const withRegion = (draft: ProductDraft, region: string | null): ProductDraft => {
  const region_production = region === "" ? null : region;
  return region_production === draft.region_production ? draft : { ...draft, region_production, stages: {} };
};

/** Another wash system resets the distance to its own default. */
const withWashSystem = (draft: ProductDraft, wash_system_id: string): ProductDraft =>
  wash_system_id === draft.wash_system_id ? draft : { ...draft, wash_system_id, wash_distance_km: null };

/** A product that becomes reusable gets the wash defaults of its use case. */
const withReusable = (draft: ProductDraft, reusable: boolean, { wash_default }: EditorTables): ProductDraft => {
  if (!reusable || draft.reusable) return { ...draft, reusable };
  const washed = draft.wash_system_id === "" ? withWashSystem(draft, wash_default?.wash_system_id ?? "") : draft;
  return { ...washed, reusable, wash_load: draft.wash_load ?? wholeAtLeastOne(wash_default?.wash_cap ?? null) };
};

/** Applies changes and their consequences for other fields (specification sections 4 and 5). */
export const changeProduct = (draft: ProductDraft, changes: ProductChanges, tables: EditorTables): ProductDraft => {
  const { region_production, wash_system_id, reusable, size, wash_load, mass_load_percent, ...plain } = changes;
  let changed = draft;
  if (reusable !== undefined) changed = withReusable(changed, reusable, tables);
  if (wash_system_id !== undefined) changed = withWashSystem(changed, wash_system_id);
  if (region_production !== undefined) changed = withRegion(changed, region_production);
  if (size !== undefined) changed = { ...changed, size: wholeAtLeastOne(size) };
  if (wash_load !== undefined) changed = { ...changed, wash_load: wholeAtLeastOne(wash_load) };
  if (mass_load_percent !== undefined) {
    changed = { ...changed, mass_load_percent: enteredPercent(mass_load_percent) };
  }
  return { ...changed, ...plain };
};
