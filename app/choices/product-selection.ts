import type { CatalogueProduct } from "../../workers/engine/catalogue.ts";

/** Which products the table lists. */
export type ProductFilter = "all" | "reusable" | "single_use";

export interface ProductView {
  readonly filter: ProductFilter;
  readonly search: string;
  /** only those that are chosen */
  readonly chosen_only: boolean;
}

export const WHOLE_LIST: ProductView = { filter: "all", search: "", chosen_only: false };

/** Lower case without accents, so that "creme" finds "Crème". */
const folded = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** True if every word of the search stands in one of the texts. */
export const matchesSearch = (search: string, texts: readonly string[]): boolean => {
  const hay = folded(texts.join(" "));
  return folded(search)
    .split(/\s+/)
    .every((word) => hay.includes(word));
};

/** The products of a use case, reusables first, otherwise in the order of the catalogue. */
export const productsOf = (products: readonly CatalogueProduct[], usecase_id: string): CatalogueProduct[] => {
  const mine = products.filter((product) => product.usecase_id === usecase_id);
  return [...mine.filter((product) => product.reusable), ...mine.filter((product) => !product.reusable)];
};

/** The rows of the table under the view: filter, search over name and materials, chosen only. */
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

/** What a selection has to hold (specification section 5): a comparison a reusable, a portfolio any product. */
export type SelectionRule = "with_reusable" | "any";

/** What keeps a selection from being taken; null = nothing. */
export type SelectionProblem = "no_product" | "no_reusable";

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
 * The reusable that stands for its kind: the one with the median number of uses, the lighter one of two
 * with the same. Products that count as reusable in the ratings go first. Null if there is none.
 */
export const typicalReusable = (products: readonly CatalogueProduct[], minUses: number): CatalogueProduct | null => {
  const reusable = products.filter((product) => product.reusable);
  const rated = reusable.filter((product) => product.uses >= minUses);
  const pool = (rated.length > 0 ? rated : reusable).toSorted((a, b) => a.uses - b.uses);
  const uses = pool[Math.floor((pool.length - 1) / 2)]?.uses;
  return pool.filter((product) => product.uses === uses).toSorted((a, b) => a.mass_grams - b.mass_grams)[0] ?? null;
};

/** Adds or takes away one product; the order is that of choosing. */
export const toggled = (chosen: readonly string[], prodsys_id: string): string[] =>
  chosen.includes(prodsys_id) ? chosen.filter((id) => id !== prodsys_id) : [...chosen, prodsys_id];

/** Adds all that are shown and not yet chosen. */
export const withAll = (chosen: readonly string[], shown: readonly CatalogueProduct[]): string[] => [
  ...new Set([...chosen, ...shown.map((product) => product.prodsys_id)]),
];

/** A comparison that exists keeps at least one product (specification section 4). */
export const canRemoveProduct = (chosen: readonly string[], existing: boolean): boolean =>
  !existing || chosen.length > 1;

/**
 * The selection after a choice. What exists keeps at least one product: its last one stays, and Reset brings back what is
 * saved instead of emptying it.
 */
export const keptSelection = (
  next: readonly string[],
  { chosen, saved }: { readonly chosen: readonly string[]; readonly saved: readonly string[] },
): readonly string[] => {
  if (next.length > 0 || saved.length === 0) return next;
  return chosen.length === 1 ? chosen : saved;
};
