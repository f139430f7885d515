import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import type { PortfolioScores } from "../../../workers/engine/portfolio/portfolio-result.ts";
import { reuseRuleTexts as words } from "../../text/en/reuse-rule.ts";
import { formatCount } from "../../text/format.ts";
import { formatSummary } from "../../text/shares.ts";
import { small } from "../../theme/text.css.ts";
import { Switch } from "../../ui/switch/switch.tsx";
import * as styles from "./scores.css.ts";
import { isWithoutRuleAtom, viewWithoutRuleAtom } from "../../state/comparison/reuse-rule-view.ts";
import { portfolioWithoutRuleAtom } from "../../state/portfolio/portfolio-reuse-rule.ts";

interface ReuseRuleSwitchProps {
  readonly portfolio_id: string;
  /** scores with the rule */
  readonly scores: PortfolioScores;
  /** reusable_min_uses: uses from which a product counts as reusable */
  readonly minUses: number;
}

/** Scores without the reuse rule; mounted, and so computed, only while the switch is on. */
const View = ({ portfolio_id, scores }: Omit<ReuseRuleSwitchProps, "minUses">) => {
  const { value, problem } = useAtomValue(portfolioWithoutRuleAtom(portfolio_id));
  if (problem !== null) return <p className={small}>{words.failed}</p>;
  if (value === null) return <p className={small}>{words.working}</p>;
  return (
    <p className={styles.viewNote}>
      {value.summary !== null && scores.summary !== null && (
        <>{words.portfolio(formatSummary(scores.summary), formatSummary(value.summary))} </>
      )}
      {words.view}
    </p>
  );
};

/** Switch to the view without the reuse rule. */
export const ReuseRuleSwitch = ({ portfolio_id, scores, minUses }: ReuseRuleSwitchProps) => {
  const isViewed = useAtomValue(isWithoutRuleAtom)(portfolio_id);
  const show = useSetAtom(viewWithoutRuleAtom);
  // leaving the page switches the view off for all pages
  useEffect(() => () => show(null), [show]);
  return (
    <div className={styles.reuseRule}>
      <Switch label={words.switch} checked={isViewed} onChange={(on) => show(on ? portfolio_id : null)} />
      <p className={small}>{words.rule(formatCount(minUses))}</p>
      {isViewed && <View {...{ portfolio_id, scores }} />}
    </div>
  );
};
