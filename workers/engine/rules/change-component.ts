import type { EditorTables } from "../editor/editor-tables.ts";
import { byCodeUnits } from "../tables/wire-value.ts";
import { blankComponent } from "./blank-draft.ts";
import type { ComponentField } from "./field-path.ts";
import { isDeletable, withHeaviestMain } from "./main-component.ts";
import type { ComponentDraft, ProductDraft } from "./product-draft.ts";
import { recycledContentWithin } from "./recycled-content.ts";

export type ComponentChanges = Partial<Pick<ComponentDraft, ComponentField>>;

/**
 * Sets the material. It decides whether recycled content is allowed; a share entered for the old material is reset to
 * the default.
 */
const withMaterial = (
  component: ComponentDraft,
  mat_recipe_id: string,
  { materials }: EditorTables,
): ComponentDraft => {
  if (mat_recipe_id === component.mat_recipe_id) return component;
  const material = materials.find((one) => one.mat_recipe_id === mat_recipe_id);
  return {
    ...component,
    mat_recipe_id,
    recycled_content_allowed: material?.recycled_content_allowed ?? false,
    recycled_content: null,
  };
};

const changed = (component: ComponentDraft, changes: ComponentChanges, tables: EditorTables): ComponentDraft => {
  const { mat_recipe_id, recycled_content, compost_certificates, sourcing_certificates, ...plain } = changes;
  let next: ComponentDraft = { ...component, ...plain };
  if (mat_recipe_id !== undefined) next = withMaterial(next, mat_recipe_id, tables);
  if (recycled_content !== undefined) {
    next = { ...next, recycled_content: recycledContentWithin(recycled_content, next.recycled_content_allowed) };
  }
  if (compost_certificates) next = { ...next, compost_certificates: compost_certificates.toSorted(byCodeUnits) };
  if (sourcing_certificates) next = { ...next, sourcing_certificates: sourcing_certificates.toSorted(byCodeUnits) };
  return next;
};

/** Applies changes of one component and sets the heaviest component as main (specification section 4). */
export const changeComponent = (
  draft: ProductDraft,
  component_id: string,
  changes: ComponentChanges,
  tables: EditorTables,
): ProductDraft => ({
  ...draft,
  components: withHeaviestMain(
    draft.components.map((component) =>
      component.component_id === component_id ? changed(component, changes, tables) : component,
    ),
  ),
});

const freeId = (components: readonly ComponentDraft[]): string => {
  const taken = new Set(components.map(({ component_id }) => component_id));
  let number = components.length + 1;
  while (taken.has(`part_${number}`)) number += 1;
  return `part_${number}`;
};

/** Appends a blank component. */
export const addComponent = (draft: ProductDraft, tables: EditorTables): ProductDraft => ({
  ...draft,
  components: withHeaviestMain([...draft.components, blankComponent(freeId(draft.components), tables)]),
});

/** Deletes a component; the main one cannot be deleted (specification section 4). */
export const deleteComponent = (draft: ProductDraft, component_id: string): ProductDraft => ({
  ...draft,
  components: withHeaviestMain(
    draft.components.filter((component) => component.component_id !== component_id || !isDeletable(component)),
  ),
});
