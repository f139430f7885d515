import type { RankedProduct } from "./finding.ts";

/** Names of the products that score best by the numbers shown, in the order given; none without a summary. */
export const leadersOf = (products: readonly Pick<RankedProduct, "name" | "summary">[]): readonly string[] => {
  const shown = (summary: number | null): number => (summary === null ? -1 : Math.round(summary));
  const best = Math.max(-1, ...products.map(({ summary }) => shown(summary)));
  return best < 0 ? [] : products.filter(({ summary }) => shown(summary) === best).map(({ name }) => name);
};

/** Does the reuse rule decide a rating of one of them? Asked of scores with the rule in force. */
export const hasReuseRule = (
  products: readonly { readonly scores: { readonly reusable_in_ratings: boolean } }[],
): boolean => products.some(({ scores }) => scores.reusable_in_ratings);
