import type { CatalogueProduct } from "../../workers/engine/catalogue.ts";

/** Which products the table lists. */
export type ProductFilter = "all" | "reusable" | "single_use";

export interface ProductView {
  readonly filter: ProductFilter;
  readonly search: string;
  /** only selected products */
  readonly chosen_only: boolean;
}

export const WHOLE_LIST: ProductView = { filter: "all", search: "", chosen_only: false };

/** Lower case without accents: "creme" finds "Crème". */
const folded = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** True if every word of the search occurs in one of the texts, ignoring case and accents. */
export const matchesSearch = (search: string, texts: readonly string[]): boolean => {
  const hay = folded(texts.join(" "));
  return folded(search)
    .split(/\s+/)
    .every((word) => hay.includes(word));
};

/** The products of a use case, reusables first, otherwise in the order of the catalogue. */
export const productsOf = (products: readonly CatalogueProduct[], usecase_id: string): CatalogueProduct[] => {
  const listed = products.filter((product) => product.usecase_id === usecase_id);
  return [...listed.filter((product) => product.reusable), ...listed.filter((product) => !product.reusable)];
};

/** The products that a view shows: filter, search in name and materials, selected only. */
export const visibleProducts = (
  products: readonly CatalogueProduct[],
  view: ProductView,
  chosen: readonly string[],
): CatalogueProduct[] =>
  products.filter(
    (product) =>
      (view.filter === "all" || product.reusable === (view.filter === "reusable")) &&
      (!view.chosen_only || chosen.includes(product.prodsys_id)) &&
      matchesSearch(view.search, [product.prodsys_name, ...product.materials, ...product.materials_short]),
  );

/** What a selection must contain: a reusable in a comparison, any product in a portfolio (specification section 5). */
export type SelectionRule = "with_reusable" | "any";

/** Why a selection is invalid. */
export type SelectionProblem = "no_product" | "no_reusable";

/** Why a selection is invalid; null = it is valid. Ids of unknown products do not count. */
export const selectionProblem = (
  products: readonly CatalogueProduct[],
  chosen: readonly string[],
  rule: SelectionRule,
): SelectionProblem | null => {
  const known = products.filter((product) => chosen.includes(product.prodsys_id));
  if (known.length === 0) return "no_product";
  return rule === "any" || known.some((product) => product.reusable) ? null : "no_reusable";
};

/**
 * The reusable product to suggest: the one with the median number of uses, the lightest of several with that number.
 * Prefers products with at least `minUses`, which count as reusable in the ratings. Null if there is no reusable.
 */
export const typicalReusable = (products: readonly CatalogueProduct[], minUses: number): CatalogueProduct | null => {
  const reusable = products.filter((product) => product.reusable);
  const rated = reusable.filter((product) => product.uses >= minUses);
  const pool = (rated.length > 0 ? rated : reusable).toSorted((a, b) => a.uses - b.uses);
  const uses = pool[Math.floor((pool.length - 1) / 2)]?.uses;
  return pool.filter((product) => product.uses === uses).toSorted((a, b) => a.mass_grams - b.mass_grams)[0] ?? null;
};

/** Adds or removes one product; the order is that of selection. */
export const toggled = (chosen: readonly string[], prodsys_id: string): string[] =>
  chosen.includes(prodsys_id) ? chosen.filter((id) => id !== prodsys_id) : [...chosen, prodsys_id];

/** Adds all shown products that are not selected yet. */
export const withAll = (chosen: readonly string[], shown: readonly CatalogueProduct[]): string[] => [
  ...new Set([...chosen, ...shown.map((product) => product.prodsys_id)]),
];

/** False for the last product of a saved comparison, which must keep at least one (specification section 4). */
export const canRemoveProduct = (chosen: readonly string[], existing: boolean): boolean =>
  !existing || chosen.length > 1;

/**
 * The selection after a change. A saved document must keep at least one product: removing the last one has no effect,
 * and Reset restores the saved selection.
 */
export const allowedSelection = (
  next: readonly string[],
  { chosen, saved }: { readonly chosen: readonly string[]; readonly saved: readonly string[] },
): readonly string[] => {
  if (next.length > 0 || saved.length === 0) return next;
  return chosen.length === 1 ? chosen : saved;
};
