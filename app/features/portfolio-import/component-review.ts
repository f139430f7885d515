import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { ComponentList, ListedProduct } from "../../../workers/import/components/component-list.ts";
import { materialOf, materialsOf, type KnownMaterial } from "../../../workers/import/components/material-of.ts";
import { normalName } from "../../../workers/import/normal-name.ts";
import { importComponentTexts } from "../../text/en/import-components.ts";
import { formatCount } from "../../text/format.ts";

const words = importComponentTexts;

/** What the user said of a list of components. */
export interface ComponentAnswers {
  /** the product that one is like, by its place in the list */
  readonly likes: ReadonlyMap<number, string>;
  /** by the material's text as `normalName` has it */
  readonly materials: ReadonlyMap<string, string>;
}

export interface ReviewedProduct {
  /** in the list, from 0 */
  readonly place: number;
  readonly listed: ListedProduct;
  /** null = nobody has said */
  readonly like: string | null;
  /** by row of the component */
  readonly materials: ReadonlyMap<number, string>;
  /** what keeps it from being made, in words */
  readonly faults: readonly string[];
}

export interface ComponentReview {
  /** those with faults first */
  readonly products: readonly ReviewedProduct[];
  readonly ready: readonly ReviewedProduct[];
  /** texts of materials that the user has to say, as the file has them first */
  readonly unknown: readonly string[];
}

/** The materials of the reference data, as a list. */
export const knownMaterials = ({ materials }: Catalogue): readonly KnownMaterial[] =>
  Object.entries(materials).map(([mat_recipe_id, { name, short_name }]) => ({ mat_recipe_id, name, short_name }));

/** Of the products that a name may mean the one whose materials fit its components best; of equals the likelier name. */
function likeliestOf(
  { offers, components }: ListedProduct,
  materials: readonly KnownMaterial[],
  usualOf: (prodsys_id: string) => readonly string[] | undefined,
): string | null {
  let best: string | null = null;
  let most = -1;
  for (const offer of offers) {
    const usual = usualOf(offer);
    if (usual === undefined) continue;
    const fitting = components.filter(({ material }) =>
      materialsOf(material, materials).some(({ mat_recipe_id }) => usual.includes(mat_recipe_id)),
    ).length;
    if (fitting > most) [best, most] = [offer, fitting];
  }
  return best;
}

/** What the list comes to under the user's answers: which products can be made, and what the others lack, row by row. */
export function reviewComponents(
  list: ComponentList,
  catalogue: Catalogue,
  answers: ComponentAnswers,
): ComponentReview {
  const materials = knownMaterials(catalogue);
  const byId = new Map(catalogue.products.map((product) => [product.prodsys_id, product]));
  const unknown = new Map<string, string>();
  const products = list.products.map((listed, place): ReviewedProduct => {
    const like = answers.likes.get(place) ?? likeliestOf(listed, materials, (id) => byId.get(id)?.material_ids);
    const usual = like === null ? [] : (byId.get(like)?.material_ids ?? []);
    const found = new Map<number, string>();
    const faults: string[] = like === null ? [words.noLike] : [];
    for (const { row, material, faults: own } of listed.components) {
      for (const fault of own) faults.push(words.inRow(formatCount(row), words.faults[fault]));
      if (material === "") continue;
      const key = normalName(material);
      const id = answers.materials.get(key) ?? materialOf(material, materials, usual);
      if (id !== null) found.set(row, id);
      else {
        if (!unknown.has(key)) unknown.set(key, material);
        faults.push(words.inRow(formatCount(row), words.faults.unknown_material(material)));
      }
    }
    return { place, listed, like, materials: found, faults };
  });
  return {
    products: products.toSorted(
      (a, b) => Number(b.faults.length > 0) - Number(a.faults.length > 0) || a.place - b.place,
    ),
    ready: products.filter(({ faults }) => faults.length === 0),
    unknown: [...unknown.values()],
  };
}
