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

/** Sentences for a product's notes about the source of its masses. */
export interface NoteWords {
  readonly gtin: (gtin: string) => string;
  readonly weighed: (parts: string) => string;
  readonly specified: (parts: string) => string;
  readonly fromCase: (parts: string) => string;
}

/** A new product, or the faults that prevent it. */
export type MadeProduct =
  { readonly ok: true; readonly saved: SavedProduct } | { readonly ok: false; readonly faults: readonly DraftFault[] };

/** Maximum lengths in characters (contract). */
const MAX_DESCRIPTION = 100;
const MAX_NOTES = 500;

/** The component of the copied product that supplies missing attributes: same name, else same position, else the first. */
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
  const sentenceFor = (text: string, sentence: (parts: string) => string): readonly string[] =>
    text === "" ? [] : [sentence(text)];
  return [
    ...(gtin === null ? [] : [words.gtin(gtin)]),
    ...sentenceFor(
      parts(({ basis, from_case }) => basis === "weighed" && !from_case),
      words.weighed,
    ),
    ...sentenceFor(
      parts(({ basis, from_case }) => basis === "specified" && !from_case),
      words.specified,
    ),
    ...sentenceFor(
      parts(({ from_case }) => from_case),
      words.fromCase,
    ),
  ]
    .join(" ")
    .slice(0, MAX_NOTES);
}

/** Components and materials as the file writes them; the copied description would name the masses of another product. */
const descriptionOf = ({ components }: ListedProduct): string =>
  components
    .map(({ component, material }) => (component === "" ? material : `${component}: ${material}`))
    .join("; ")
    .slice(0, MAX_DESCRIPTION)
    .trim();

/** Ids of the known certificates that a file names, by id or by name. */
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
 * Makes an own product from the lines of a component list. Attributes that such lists lack (size, contact with food,
 * litter class) are copied from a similar product.
 * @param like the product to copy from, in its saved form
 * @param materialOf gives the material id of a line; "" = unknown
 * @returns the product, or the faults of the draft
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
    // design and declarations of one material do not hold for another
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
        // the case of several pieces was weighed, not the piece
        mass_basis: (component.from_case ? null : component.basis) ?? "",
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

/** A material of the reference data. */
export interface KnownMaterial {
  readonly mat_recipe_id: string;
  readonly name: string;
  readonly short_name: string;
}

/** Words of at least this length also match inside longer words: "board" in "paperboard". */
const MIN_PART_LENGTH = 4;

const wordsOf = (text: string): readonly string[] =>
  normalName(text.replaceAll("_", " "))
    .split(" ")
    .filter((word) => word !== "");

/**
 * Materials that a text may mean, best first: exact ids and names, then materials whose name contains all words of the
 * text ("paper, PE lined" matches "PE-lined paperboard"), the shortest name first.
 */
export function materialsOf(text: string, materials: readonly KnownMaterial[]): readonly KnownMaterial[] {
  const normal = normalName(text);
  if (normal === "") return [];
  const exact = materials.filter(
    ({ mat_recipe_id, name, short_name }) =>
      mat_recipe_id === text.trim() || normalName(name) === normal || normalName(short_name) === normal,
  );
  const wanted = wordsOf(text);
  const rated = materials.flatMap((material) => {
    const words = [...wordsOf(material.name), ...wordsOf(material.short_name)];
    const has = (word: string): boolean =>
      words.some((one) => one === word || (word.length >= MIN_PART_LENGTH && one.includes(word)));
    return wanted.every(has) ? [{ material, extra: words.length }] : [];
  });
  const others = rated.toSorted((a, b) => a.extra - b.extra).map(({ material }) => material);
  return [...new Set([...exact, ...others])];
}

/**
 * The material that a text means without doubt; null = none, or several are possible.
 * @param usual material ids of the product that is copied; they decide between several possible materials
 */
export function materialOf(text: string, materials: readonly KnownMaterial[], usual: readonly string[]): string | null {
  const found = materialsOf(text, materials).map(({ mat_recipe_id }) => mat_recipe_id);
  const ofProduct = found.filter((id) => usual.includes(id));
  if (ofProduct.length > 0) return ofProduct[0] ?? null;
  return found.length === 1 ? (found[0] ?? null) : null;
}
