import { inSentence } from "../../text/in-sentence.ts";
import { reuseRuleTexts } from "../../text/en/reuse-rule.ts";
import { leadersOf } from "./leaders.ts";
import type { ResultRow } from "../../state/comparison/compared-product.ts";

/** A sentence that names the best products with and without the reuse rule; null = one side has no summaries. */
export const leadersSentence = (withRule: readonly ResultRow[], without: readonly ResultRow[]): string | null => {
  const [first, second] = [leadersOf(withRule), leadersOf(without)].map((names) => names.map(inSentence));
  if (!first?.length || !second?.length) return null;
  const same = first.length === second.length && first.every((name) => second.includes(name));
  return same ? reuseRuleTexts.same(first) : reuseRuleTexts.leaders(first, second);
};
