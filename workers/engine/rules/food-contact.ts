import type { EditorContact, EditorTables } from "../editor/editor-tables.ts";
import type { ProductDraft } from "./product-draft.ts";

/** Another component of the product has contact with food: a weight above 0. */
const othersTouchFood = (draft: ProductDraft, component_id: string, { contacts }: EditorTables): boolean => {
  const weights = new Map(contacts.map((contact) => [contact.coc_contact_id, contact.weight]));
  return draft.components.some(
    (other) => other.component_id !== component_id && (weights.get(other.coc_contact_id) ?? 0) > 0,
  );
};

/**
 * What may be chosen for "In contact with food" (specification section 5, decision 20): beside another component with
 * contact everything; otherwise what a lone component may have.
 */
export const contactOptions = (
  draft: ProductDraft,
  component_id: string,
  tables: EditorTables,
): readonly EditorContact[] =>
  othersTouchFood(draft, component_id, tables) ? tables.contacts : tables.contacts.filter(({ alone }) => alone);
