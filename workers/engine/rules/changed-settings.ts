import { COMPONENT_FIELDS, componentPath, PRODUCT_FIELDS, stagePath, type FieldPath } from "./field-path.ts";
import type { ComponentDraft, ProductDraft } from "./product-draft.ts";

/** Compares plain data with the same order of fields. */
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const componentChanges = (own: ComponentDraft, base: ComponentDraft): readonly FieldPath[] =>
  COMPONENT_FIELDS.flatMap((field) => (same(own[field], base[field]) ? [] : [componentPath(own.component_id, field)]));

/**
 * Settings in which a draft differs from its base, in the order of the form; an added or removed component is one
 * setting. Empty exactly if both are saved equally, except for their ids.
 */
export const changedSettings = (draft: ProductDraft, base: ProductDraft): readonly FieldPath[] => {
  const before = new Map(base.components.map((component) => [component.component_id, component]));
  const now = new Set(draft.components.map(({ component_id }) => component_id));
  const contexts = new Set([...Object.keys(draft.stages), ...Object.keys(base.stages)]);
  return [
    ...PRODUCT_FIELDS.filter((field) => !same(draft[field], base[field])),
    ...draft.components.flatMap((component): readonly FieldPath[] => {
      const old = before.get(component.component_id);
      return old === undefined ? [`components/${component.component_id}`] : componentChanges(component, old);
    }),
    ...[...before.keys()].filter((id) => !now.has(id)).map((id): FieldPath => `components/${id}`),
    ...[...contexts].filter((id) => !same(draft.stages[id], base.stages[id])).map(stagePath),
  ];
};
