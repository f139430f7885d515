import type { ComparedProduct } from "../../state/comparison/compared-product.ts";

/** Most lines that are readable in one chart. */
export const MOST_LINES = 5;
const MOST_REUSABLES = 2;

/** The best two reusables and the best single-use products; expects and keeps the order best first. */
export const defaultLines = (products: readonly ComparedProduct[]): readonly string[] => {
  const reusables = products.filter(({ reusable }) => reusable).slice(0, MOST_REUSABLES);
  const singleUse = products.filter(({ reusable }) => !reusable).slice(0, MOST_LINES - reusables.length);
  return [...reusables, ...singleUse].map(({ prodsys_id }) => prodsys_id);
};

/** The chosen products that are still compared; the default lines if there was no choice or none of it is left. */
export const shownLines = (
  products: readonly ComparedProduct[],
  chosen: readonly string[] | null,
): readonly ComparedProduct[] => {
  const of = (ids: readonly string[]) => products.filter(({ prodsys_id }) => ids.includes(prodsys_id));
  const kept = of(chosen ?? []);
  return kept.length > 0 || chosen?.length === 0 ? kept : of(defaultLines(products));
};
