/** The fields of a product that the finding needs; `name` is the displayed name, `summary` null = none. */
export interface RankedProduct {
  readonly prodsys_id: string;
  readonly name: string;
  readonly reusable: boolean;
  /** 0-100, unrounded */
  readonly summary: number | null;
}

/** The result of a comparison, for one sentence. Scores are rounded as on the page. */
export type Finding =
  /** no product could be scored */
  | { readonly kind: "nothing" }
  /** scored, but no weight is positive */
  | { readonly kind: "unweighted" }
  | { readonly kind: "single"; readonly name: string; readonly score: number }
  | {
      readonly kind: "best";
      readonly name: string;
      readonly score: number;
      readonly next: string;
      readonly close: boolean;
    }
  | { readonly kind: "tie"; readonly names: readonly string[]; readonly score: number }
  | { readonly kind: "all_tie"; readonly count: number; readonly score: number }
  /** while uncertainty is shown, but its draws are missing: those with the highest score */
  | { readonly kind: "unproven"; readonly names: readonly string[]; readonly score: number }
  /** while uncertainty is shown: the first by score, then the products that it is not surely ahead of */
  | { readonly kind: "too_close"; readonly names: readonly string[] };

/** A second statement about the comparison, if one holds. */
export type Addition =
  | { readonly kind: "reusables_ahead"; readonly reusables: number; readonly single_use: number }
  | { readonly kind: "single_use_ahead"; readonly reusables: number; readonly single_use: number }
  | { readonly kind: "best_single_use"; readonly name: string; readonly score: number }
  | { readonly kind: "best_reusable"; readonly name: string; readonly score: number };

/** Largest difference of two displayed scores that counts as close. */
const CLOSE = 2;

const shown = (summary: number): number => Math.round(summary);

/** Best first; equal summaries keep their order; products without a summary come last. */
export const ranked = <T extends { readonly summary: number | null }>(products: readonly T[]): T[] =>
  products.toSorted((a, b) => (b.summary ?? -1) - (a.summary ?? -1));

type Scored = RankedProduct & { readonly summary: number };

const scoredOf = (products: readonly RankedProduct[]): Scored[] =>
  ranked(products).filter((product): product is Scored => product.summary !== null);

/** The finding over the scored products. Compares displayed (rounded) scores, so equal numbers on the page are a tie. */
export const findingOf = (products: readonly RankedProduct[]): Finding => {
  const [first, second, ...rest] = scoredOf(products);
  if (!first) return products.length === 0 ? { kind: "nothing" } : { kind: "unweighted" };
  const score = shown(first.summary);
  if (!second) return { kind: "single", name: first.name, score };
  const tied = [first, second, ...rest].filter((product) => shown(product.summary) === score);
  if (tied.length === 1) {
    return { kind: "best", name: first.name, score, next: second.name, close: score - shown(second.summary) <= CLOSE };
  }
  if (tied.length > 2 && tied.length === rest.length + 2) return { kind: "all_tie", count: tied.length, score };
  return { kind: "tie", names: tied.map((product) => product.name), score };
};

/** Compares reusables with single use by displayed (rounded) scores; null = nothing to add. */
export const additionOf = (products: readonly RankedProduct[]): Addition | null => {
  const scored = scoredOf(products);
  const reusables = scored.filter((product) => product.reusable);
  const singleUse = scored.filter((product) => !product.reusable);
  const [bestReusable, bestSingleUse] = [reusables[0], singleUse[0]];
  const [worstReusable, worstSingleUse] = [reusables.at(-1), singleUse.at(-1)];
  if (!bestReusable || !bestSingleUse || !worstReusable || !worstSingleUse) return null;
  const counts = { reusables: reusables.length, single_use: singleUse.length };
  if (shown(worstReusable.summary) > shown(bestSingleUse.summary)) return { kind: "reusables_ahead", ...counts };
  if (shown(worstSingleUse.summary) > shown(bestReusable.summary)) return { kind: "single_use_ahead", ...counts };
  const [best, other] = [shown(bestReusable.summary), shown(bestSingleUse.summary)];
  if (best === other) return null;
  return best > other
    ? { kind: "best_single_use", name: bestSingleUse.name, score: other }
    : { kind: "best_reusable", name: bestReusable.name, score: best };
};
