import type { SavedProduct } from "../../../edge-api/contract/entities.ts";
import type { EditorTables } from "../../engine/editor/editor-tables.ts";
import { addComponent, changeComponent } from "../../engine/rules/change-component.ts";
import { copyOf } from "../../engine/rules/copied-draft.ts";
import { draftOfSaved } from "../../engine/rules/draft-of-saved.ts";
import type { ComponentDraft, ProductDraft } from "../../engine/rules/product-draft.ts";
import { savedOfDraft } from "../../engine/rules/saved-of-draft.ts";
import { validateDraft, type DraftFault } from "../../engine/rules/validate-draft.ts";
import { normalName } from "../normal-name.ts";
import type { ListedComponent, ListedProduct } from "./component-list.ts";

/** Where the masses of a product come from, in the words of its notes. */
export interface NoteWords {
  readonly gtin: (gtin: string) => string;
  readonly weighed: (parts: string) => string;
  readonly specified: (parts: string) => string;
  readonly fromCase: (parts: string) => string;
}

/** A product that is made, or what keeps it from being made. */
export type MadeProduct =
  { readonly ok: true; readonly saved: SavedProduct } | { readonly ok: false; readonly faults: readonly DraftFault[] };

/** Letters of a description that the contract takes. */
const DESCRIPTION = 100;
const NOTES = 500;

/** The component of the product that it is like which it takes the rest from: of the same name, else at the same place, else the first. */
const modelOf = (
  base: readonly ComponentDraft[],
  { component }: ListedComponent,
  at: number,
): ComponentDraft | undefined =>
  base.find(({ component_name }) => component !== "" && normalName(component_name) === normalName(component)) ??
  base[at] ??
  base[0];

function notesOf({ gtin, components }: ListedProduct, words: NoteWords): string {
  const parts = (is: (component: ListedComponent) => boolean): string =>
    components
      .filter(is)
      .map(({ component, material }) => component || material)
      .join(", ");
  const said = (text: string, sentence: (parts: string) => string): readonly string[] =>
    text === "" ? [] : [sentence(text)];
  return [
    ...(gtin === null ? [] : [words.gtin(gtin)]),
    ...said(
      parts(({ basis, from_case }) => basis === "weighed" && !from_case),
      words.weighed,
    ),
    ...said(
      parts(({ basis, from_case }) => basis === "specified" && !from_case),
      words.specified,
    ),
    ...said(
      parts(({ from_case }) => from_case),
      words.fromCase,
    ),
  ]
    .join(" ")
    .slice(0, NOTES);
}

/** What the product is made of, in the words of the file: the description of the other product tells of its own masses. */
const descriptionOf = ({ components }: ListedProduct): string =>
  components
    .map(({ component, material }) => (component === "" ? material : `${component}: ${material}`))
    .join("; ")
    .slice(0, DESCRIPTION)
    .trim();

/** Certificates of the tables that a file names, by id or by name. */
const heldOf = (
  named: readonly string[],
  known: readonly { readonly id: string; readonly name: string }[],
): readonly string[] =>
  known
    .filter(({ id, name }) =>
      named.some((one) => normalName(one) === normalName(id) || normalName(name).includes(normalName(one))),
    )
    .map(({ id }) => id);

/**
 * Makes an own product of the lines of a component list. What they do not say (size, contact with food, litter class) it has of the
 * product that it is like.
 *
 * @param like a product of the use case, as it is saved
 * @param materialOf the material of each line; "" = not known
 */
export function productOfComponents(
  listed: ListedProduct,
  prodsys_id: string,
  like: SavedProduct,
  tables: EditorTables,
  materialOf: (component: ListedComponent) => string,
  words: NoteWords,
): MadeProduct {
  const base = draftOfSaved(like, tables);
  let draft: ProductDraft = {
    ...copyOf(base, prodsys_id),
    name: listed.name,
    description: descriptionOf(listed),
    item_code: listed.gtin ?? "",
    notes: notesOf(listed, words),
    carried: { recipes: [], wash_default: null },
    components: [],
  };
  for (const [at, component] of listed.components.entries()) {
    draft = addComponent(draft, tables);
    const added = draft.components.at(-1);
    if (added === undefined) continue;
    const { component_id } = added;
    const model = modelOf(base.components, component, at);
    const { coc_contact_id = "", litter_class = added.litter_class, component_name = "" } = model ?? {};
    const mat_recipe_id = materialOf(component);
    // what a material is designed and declared for says nothing of another one
    const same = model?.mat_recipe_id === mat_recipe_id ? model : undefined;
    const { designed_for_recycling = false, compostable_default = false, compliance = 0, disclosure = 0 } = same ?? {};
    const compost_certificates = heldOf(component.certificates, tables.compost_certificates);
    const sourcing_certificates = heldOf(component.certificates, tables.sourcing_certificates);
    draft = changeComponent(
      draft,
      component_id,
      {
        component_name: component.component || component_name || component.material,
        mat_recipe_id,
        mass_grams: component.mass_grams,
        coc_contact_id,
        litter_class,
        designed_for_recycling,
        compostable_default,
        compliance,
        disclosure,
        compost_certificates,
        sourcing_certificates,
      },
      tables,
    );
    if (component.recycled_content !== null) {
      draft = changeComponent(draft, component_id, { recycled_content: component.recycled_content }, tables);
    }
  }
  const faults = validateDraft(draft, tables);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, saved: savedOfDraft(draft) };
}
