import { reuseRuleTexts as words } from "../../text/en/reuse-rule.ts";
import { formatCount } from "../../text/format.ts";
import { FactsList } from "./facts-list.tsx";

interface ReuseRuleFactsProps {
  /** leaders or portfolio score with and without the rule; null = not computed */
  readonly sentence: string | null;
  /** reusable_min_uses */
  readonly minUses: number;
  /** over all use cases of the region; null = not computed */
  readonly count: { readonly use_cases: number; readonly with_rule: number; readonly without_rule: number } | null;
  /** name for use in a sentence */
  readonly region: string;
}

/** The effect of the reuse rule here, and in how many use cases of the region a reusable leads because of it. */
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
