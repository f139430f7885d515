import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { ComponentList, ListedProduct } from "../../../workers/import/components/component-list.ts";
import {
  materialOf,
  materialsOf,
  type KnownMaterial,
} from "../../../workers/import/components/product-of-components.ts";
import { normalName } from "../../../workers/import/normal-name.ts";
import { nameKey } from "../../../workers/engine/rules/name-key.ts";
import { importComponentTexts as words } from "../../text/en/import-components.ts";
import { formatCount } from "../../text/format.ts";

/** Answers of the user about a list of components. */
export interface ComponentAnswers {
  /** most similar product of the catalogue, by place in the list */
  readonly likes: ReadonlyMap<number, string>;
  /** mat_recipe_id by text of the material (`normalName`) */
  readonly materials: ReadonlyMap<string, string>;
}

/** A product of the list with the user's answers and its faults. */
export interface ReviewedProduct {
  /** place in the list, from 0 */
  readonly place: number;
  readonly listed: ListedProduct;
  /** prodsys_id of the most similar product of the catalogue; null = none found or chosen */
  readonly like: string | null;
  /** mat_recipe_id by row of the component */
  readonly materials: ReadonlyMap<number, string>;
  /** a product has this name already, for instance because the list was imported before */
  readonly isThere: boolean;
  /** texts of what prevents its creation */
  readonly faults: readonly string[];
}

/** The result of a review: all products, the complete ones, and unknown materials. */
export interface ComponentReview {
  /** products with faults first */
  readonly products: readonly ReviewedProduct[];
  readonly ready: readonly ReviewedProduct[];
  /** material texts that the user has to assign, in file order */
  readonly unknown: readonly string[];
}

/** The materials of the reference data as a list. */
export const knownMaterials = ({ materials }: Catalogue): readonly KnownMaterial[] =>
  Object.entries(materials).map(([mat_recipe_id, { name, short_name }]) => ({ mat_recipe_id, name, short_name }));

/** The product whose materials fit most components; on a tie the better name match. Null = no product. */
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

/** Applies the user's answers to a list: which products are complete, and what the others lack, row by row. */
export function reviewComponents(
  list: ComponentList,
  catalogue: Catalogue,
  answers: ComponentAnswers,
): ComponentReview {
  const materials = knownMaterials(catalogue);
  const taken = new Set(catalogue.products.map(({ prodsys_name }) => nameKey(prodsys_name)));
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
    return { place, listed, like, materials: found, isThere: taken.has(nameKey(listed.name)), faults };
  });
  return {
    products: products.toSorted(
      (a, b) => Number(b.faults.length > 0) - Number(a.faults.length > 0) || a.place - b.place,
    ),
    ready: products.filter(({ faults }) => faults.length === 0),
    unknown: [...unknown.values()],
  };
}
