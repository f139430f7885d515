import { inSentence } from "../../text/in-sentence.ts";
import { reuseRuleTexts } from "../../text/en/reuse-rule.ts";
import { leadersOf } from "./leaders.ts";
import type { ResultRow } from "../../state/comparison/compared-product.ts";

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
