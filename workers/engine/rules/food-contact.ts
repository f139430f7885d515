import type { EditorContact, EditorTables } from "../editor/editor-tables.ts";
import type { ProductDraft } from "./product-draft.ts";

/** Whether another component of the product has contact with food: a weight above 0. */
const othersTouchFood = (draft: ProductDraft, component_id: string, { contacts }: EditorTables): boolean => {
  const weights = new Map(contacts.map((contact) => [contact.coc_contact_id, contact.weight]));
  return draft.components.some(
    (other) => other.component_id !== component_id && (weights.get(other.coc_contact_id) ?? 0) > 0,
  );
};

/**
 * Options for "In contact with food" (specification section 5, decision 20): all, if another component has contact with
 * food; otherwise those that are allowed alone.
 */
export const contactOptions = (
  draft: ProductDraft,
  component_id: string,
  tables: EditorTables,
): readonly EditorContact[] =>
  othersTouchFood(draft, component_id, tables) ? tables.contacts : tables.contacts.filter(({ alone }) => alone);
