import type { EditorTables } from "../editor/editor-tables.ts";
import type { ComponentDraft } from "./product-draft.ts";

/** What a component's recycled content counts as (method.md section 4.1). */
export interface ShownRecycledContent {
  /** not rounded */
  readonly percent: number;
  readonly from: "edited" | "regional" | "not_possible";
}

const materialOf = (component: ComponentDraft, tables: EditorTables) =>
  tables.materials.find(({ mat_recipe_id }) => mat_recipe_id === component.mat_recipe_id);

/**
 * Recycled content as it counts: the component's own, else the region's default, and 0 where its recipe does not allow
 * it or nothing makes its material in a recycled way.
 */
export const shownRecycledContent = (component: ComponentDraft, tables: EditorTables): ShownRecycledContent => {
  const material = materialOf(component, tables);
  if (!component.recycled_content_allowed || material?.recycled_content_made !== true) {
    return { percent: 0, from: "not_possible" };
  }
  return component.recycled_content === null
    ? { percent: material.recycled_content_default, from: "regional" }
    : { percent: component.recycled_content, from: "edited" };
};

/** A percentage of 0 to 100; none where recycled content is not allowed. null = the region's default. */
export const recycledContentWithin = (percent: number | null, allowed: boolean): number | null =>
  percent === null || !Number.isFinite(percent) || !allowed ? null : Math.min(Math.max(percent, 0), 100);
