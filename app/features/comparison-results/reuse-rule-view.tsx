import { useAtomValue, useSetAtom } from "jotai";
import { useMemo } from "react";
import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { ReuseRuleSwitch } from "../../choices/reuse-rule-switch.tsx";
import { BeforeNowTable } from "../../score-tables/before-now-table.tsx";
import { leftOutAtom } from "../../state/analysis/left-out-products.ts";
import { comparisonScoresAtom, comparisonWithoutRuleAtom } from "../../state/comparison/comparison-scores.ts";
import { isWithoutRuleAtom, viewWithoutRuleAtom } from "../../state/comparison/reuse-rule-view.ts";
import { allowedAmong } from "../../state/core/left-out.ts";
import { reuseRuleTexts as words } from "../../text/en/reuse-rule.ts";
import { formatCount } from "../../text/format.ts";
import type { StatedFinding } from "../../ui/stated-findings/stated-findings.tsx";
import { hasReuseRule, ruleFinding } from "./finding.ts";
import { resultRows } from "./result-rows.ts";
import * as styles from "./results-layout.css.ts";

interface Scored {
  readonly comparison: Comparison;
  readonly catalogue: Catalogue;
}

/** Whether the result rests on the reuse rule, with the switch; null = the rule sets no rating. */
export const useRuleFinding = (comparison: Comparison, catalogue: Catalogue): StatedFinding | null => {
  const { comparison_id: id, currentProductIds } = comparison;
  const { scores } = useAtomValue(comparisonScoresAtom(id));
  const view = useAtomValue(comparisonWithoutRuleAtom(id));
  const leftOut = useAtomValue(leftOutAtom({ kind: "comparison", id }));
  const isViewed = useAtomValue(isWithoutRuleAtom)(id);
  const onView = useSetAtom(viewWithoutRuleAtom);
  return useMemo(() => {
    if (scores === null) return null;
    const rowsOf = (of: typeof scores) => allowedAmong(resultRows(currentProductIds, of, catalogue).rows, leftOut);
    const withRule = rowsOf(scores);
    if (!hasReuseRule(withRule)) return null;
    const found = view.scores === null ? null : ruleFinding(withRule, rowsOf(view.scores));
    return {
      kicker: words.short,
      title: view.problem !== null ? words.failed : (found?.title ?? words.working),
      text: words.rule(formatCount(catalogue.reusable_min_uses)),
      action: <ReuseRuleSwitch {...{ id, isViewed, onView }} />,
    };
  }, [scores, view, leftOut, currentProductIds, catalogue, id, isViewed, onView]);
};

/** The summaries of all products with the reuse rule and without it. */
export const ReuseRuleEffect = ({ comparison, catalogue }: Scored) => {
  const { comparison_id: id, currentProductIds } = comparison;
  const { scores } = useAtomValue(comparisonScoresAtom(id));
  const view = useAtomValue(comparisonWithoutRuleAtom(id));
  if (view.problem !== null) return <p>{words.failed}</p>;
  if (scores === null || view.scores === null) return <p>{words.working}</p>;
  const rowsOf = (of: typeof scores) => resultRows(currentProductIds, of, catalogue).rows;
  const [withRule, without] = [rowsOf(scores), rowsOf(view.scores)];
  return (
    <>
      <p className={styles.sentence}>
        {ruleFinding(withRule, without)?.sentence} {words.rule(formatCount(catalogue.reusable_min_uses))}
      </p>
      <BeforeNowTable
        words={words.table}
        head={words.product}
        rows={without.map(({ prodsys_id, name, summary }) => ({
          id: prodsys_id,
          name,
          before: withRule.find((row) => row.prodsys_id === prodsys_id)?.summary ?? null,
          now: summary,
        }))}
      />
    </>
  );
};
