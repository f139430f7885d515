import type { ResultRow } from "../../state/comparison/compared-product.ts";
import { reuseRuleTexts } from "../../text/en/reuse-rule.ts";
import { inSentence } from "../../text/in-sentence.ts";
import type { RankedProduct } from "./finding.ts";

interface RuleFinding {
  /** whether the result rests on the rule */
  readonly title: string;
  /** the best products with and without the rule */
  readonly sentence: string;
}

/** What the reuse rule means for the result; null = one side has no summaries. */
export const ruleFinding = (withRule: readonly ResultRow[], without: readonly ResultRow[]): RuleFinding | null => {
  const [first, second] = [leadersOf(withRule), leadersOf(without)].map((names) => names.map(inSentence));
  if (!first?.length || !second?.length) return null;
  const same = first.length === second.length && first.every((name) => second.includes(name));
  return same
    ? { title: reuseRuleTexts.holds, sentence: reuseRuleTexts.same(first) }
    : { title: reuseRuleTexts.rests(second), sentence: reuseRuleTexts.leaders(first, second) };
};

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
