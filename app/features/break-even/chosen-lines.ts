import type { ComparedProduct } from "../../state/comparison/compared-product.ts";

/** Most lines that are readable in one chart. */
export const MAX_LINES = 5;
const MAX_REUSABLES = 2;

/**
 * The best two reusables and the best single-use products; expects and keeps the order best first.
 *
 * @param hardest prodsys_id of the single-use product that the title is about: always among the lines
 */
export const defaultLines = (
  products: readonly ComparedProduct[],
  hardest: string | null = null,
): readonly string[] => {
  const reusables = products.filter(({ reusable }) => reusable).slice(0, MAX_REUSABLES);
  const others = products.filter(({ reusable }) => !reusable);
  const best = others.slice(0, MAX_LINES - reusables.length);
  const missing = others.filter(
    ({ prodsys_id }) => prodsys_id === hardest && !best.some((one) => one.prodsys_id === hardest),
  );
  const singleUse = [...best.slice(0, MAX_LINES - reusables.length - missing.length), ...missing];
  return [...reusables, ...singleUse].map(({ prodsys_id }) => prodsys_id);
};

/**
 * The chosen products that are still compared; the default lines of the allowed ones if there was no choice or none of it is
 * left.
 */
export const shownLines = (
  products: readonly ComparedProduct[],
  chosen: readonly string[] | null,
  allowed: readonly ComparedProduct[] = products,
  hardest: string | null = null,
): readonly ComparedProduct[] => {
  const of = (ids: readonly string[]) => products.filter(({ prodsys_id }) => ids.includes(prodsys_id));
  const kept = of(chosen ?? []);
  return kept.length > 0 || chosen?.length === 0 ? kept : of(defaultLines(allowed, hardest));
};
