import type { ComponentDraft } from "./product-draft.ts";

/**
 * The heaviest component is main (specification section 4). Among equals the one that was main stays it, else the
 * first: a product keeps its main component while nothing is heavier.
 */
export const withHeaviestMain = (components: readonly ComponentDraft[]): readonly ComponentDraft[] => {
  const [main] = components.toSorted(
    (a, b) => (b.mass_grams ?? 0) - (a.mass_grams ?? 0) || Number(b.main) - Number(a.main),
  );
  return components.map((component) =>
    component.main === (component === main) ? component : { ...component, main: component === main },
  );
};

export const isDeletable = (component: ComponentDraft): boolean => !component.main;
