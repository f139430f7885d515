import type { RankedProduct } from "./finding.ts";

/** Names of the products with the best displayed (rounded) summary, in the given order; empty if none has a summary. */
export const leadersOf = (products: readonly Pick<RankedProduct, "name" | "summary">[]): readonly string[] => {
  const shown = (summary: number | null): number => (summary === null ? -1 : Math.round(summary));
  const best = Math.max(-1, ...products.map(({ summary }) => shown(summary)));
  return best < 0 ? [] : products.filter(({ summary }) => shown(summary) === best).map(({ name }) => name);
};

/** True if the reuse rule sets a rating of any product. Needs scores with the rule applied. */
export const hasReuseRule = (
  products: readonly { readonly scores: { readonly reusable_in_ratings: boolean } }[],
): boolean => products.some(({ scores }) => scores.reusable_in_ratings);
