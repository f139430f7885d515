import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { comparisonScoresAtom, comparisonWithoutRuleAtom } from "../../state/comparison/comparison-scores.ts";
import { reuseRuleTexts as words } from "../../text/en/reuse-rule.ts";
import { formatCount } from "../../text/format.ts";
import { small } from "../../theme/text.css.ts";
import { Switch } from "../../ui/switch/switch.tsx";
import { hasReuseRule } from "./leaders.ts";
import { leadersSentence } from "./leaders-sentence.ts";
import { resultRows } from "./result-rows.ts";
import * as styles from "./results-layout.css.ts";
import { isWithoutRuleAtom, viewWithoutRuleAtom } from "../../state/comparison/reuse-rule-view.ts";

interface ReuseRuleViewProps {
  readonly comparison: Comparison;
  readonly catalogue: Catalogue;
}

/** Names the best products with and without the reuse rule and switches the rule off. Hidden if the rule changes nothing. */
export const ReuseRuleView = ({ comparison, catalogue }: ReuseRuleViewProps) => {
  const id = comparison.comparison_id;
  const { scores } = useAtomValue(comparisonScoresAtom(id));
  const view = useAtomValue(comparisonWithoutRuleAtom(id));
  const isViewed = useAtomValue(isWithoutRuleAtom)(id);
  const show = useSetAtom(viewWithoutRuleAtom);
  // switch back to normal scores when the results unmount
  useEffect(() => () => show(null), [show]);
  if (scores === null) return null;
  const rowsOf = (of: typeof scores) => resultRows(comparison.currentProductIds, of, catalogue).rows;
  const withRule = rowsOf(scores);
  if (!hasReuseRule(withRule)) return null;
  const sentence = view.scores === null ? null : leadersSentence(withRule, rowsOf(view.scores));
  return (
    <div className={styles.reuseRule}>
      <Switch label={words.switch} checked={isViewed} onChange={(on) => show(on ? id : null)} />
      <p className={`${small} ${styles.reuseText}`}>
        {view.problem !== null ? words.failed : (sentence ?? words.working)}{" "}
        {words.rule(formatCount(catalogue.reusable_min_uses))}
      </p>
      {isViewed && <p className={styles.viewNote}>{words.view}</p>}
    </div>
  );
};
