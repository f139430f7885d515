import { reuseRuleTexts as words } from "../../text/en/reuse-rule.ts";
import { formatCount } from "../../text/format.ts";
import { FactsList } from "./facts-list.tsx";

interface ReuseRuleFactsProps {
  /** who leads, or what the portfolio scores, with the rule and without it; null = not worked out */
  readonly sentence: string | null;
  /** reusable_min_uses */
  readonly minUses: number;
  /** of all use cases of the region; null = not worked out */
  readonly count: { readonly use_cases: number; readonly with_rule: number; readonly without_rule: number } | null;
  /** as in a sentence */
  readonly region: string;
}

/** What the reuse rule decides: here, and in how many use cases of the region a reusable leads because of it. */
export const ReuseRuleFacts = ({ sentence, minUses, count, region }: ReuseRuleFactsProps) => (
  <FactsList
    facts={[
      words.rule(formatCount(minUses)),
      sentence ?? words.failed,
      ...(count === null
        ? []
        : [
            words.count(
              count.use_cases,
              formatCount(count.use_cases),
              region,
              formatCount(count.with_rule),
              formatCount(count.without_rule),
            ),
          ]),
    ]}
    none=""
  />
);
