import type { ComponentDraft } from "./product-draft.ts";

/**
 * Sets the heaviest component as main (specification section 4). Among equally heavy ones the current main component
 * stays main, else the first becomes it.
 */
export const withHeaviestMain = (components: readonly ComponentDraft[]): readonly ComponentDraft[] => {
  const [main] = components.toSorted(
    (a, b) => (b.mass_grams ?? 0) - (a.mass_grams ?? 0) || Number(b.main) - Number(a.main),
  );
  return components.map((component) =>
    component.main === (component === main) ? component : { ...component, main: component === main },
  );
};

/** Whether a component may be deleted: all but the main one (specification section 4). */
export const isDeletable = (component: ComponentDraft): boolean => !component.main;
