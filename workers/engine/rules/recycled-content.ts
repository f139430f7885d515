import type { EditorTables } from "../editor/editor-tables.ts";
import type { ComponentDraft } from "./product-draft.ts";

/** Effective recycled content of a component and its source (method.md section 4.1). */
export interface ShownRecycledContent {
  /** not rounded */
  readonly percent: number;
  readonly from: "edited" | "regional" | "not_possible";
}

const materialOf = (component: ComponentDraft, tables: EditorTables) =>
  tables.materials.find(({ mat_recipe_id }) => mat_recipe_id === component.mat_recipe_id);

/**
 * Effective recycled content (method.md section 4.1): the component's own, else the region's default; 0 if it is not
 * allowed or no base of the material has a recycled activity.
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

/** Clamps a percentage to 0-100; null = the region's default, also if recycled content is not allowed. */
export const recycledContentWithin = (percent: number | null, allowed: boolean): number | null =>
  percent === null || !Number.isFinite(percent) || !allowed ? null : Math.min(Math.max(percent, 0), 100);
