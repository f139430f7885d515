import { useMemo, type Ref } from "react";
import type { SwapStep } from "../../../workers/engine/analysis/swap.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { PortfolioScores } from "../../../workers/engine/portfolio/portfolio-result.ts";
import { metricTotals } from "../../score-tables/raw-in-words.ts";
import { portfolioSwapsTexts as words } from "../../text/en/portfolio-swaps.ts";
import { formatCount, formatScore, formatWithUnit, shownScore } from "../../text/format.ts";
import { formatSummary } from "../../text/shares.ts";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import { StepPath } from "../../charts/step-path.tsx";
import { gainShown, rawChange } from "./swap-words.ts";
import { linesInWords } from "./use-swap-commands.ts";
import * as styles from "./swaps.css.ts";

interface SwapFindingsProps {
  /** the sentence, focusable by script */
  readonly ref: Ref<HTMLParagraphElement>;
  /** the changes within the limit, at least one */
  readonly steps: readonly SwapStep[];
  /** number of lines examined */
  readonly all: number;
  readonly scores: PortfolioScores | null;
  readonly catalogue: Catalogue;
}

/** What the first changes do together: the summary before and after, the climate impact, and the summary after each. */
export const SwapFindings = ({ ref, steps, all, scores, catalogue }: SwapFindingsProps) => {
  const path = useMemo(
    () =>
      steps.map(({ summary_before, summary_after }) => ({
        value: summary_after,
        label: words.stepLabel(gainShown(summary_before, summary_after), formatScore(summary_after)),
        shortLabel: formatScore(summary_after),
      })),
    [steps],
  );
  const [from, to] = [steps[0]?.summary_before ?? null, steps.at(-1)?.summary_after ?? null];
  if (from === null || to === null) return null;
  const count = formatCount(steps.length);
  const isWhole = shownScore(to) > shownScore(from);
  const climate = scores?.raw.climate ?? null;
  const change = steps.reduce((sum, step) => sum + (rawChange(step, "climate") ?? 0), 0);
  const { unit, shown } = metricTotals(catalogue, "climate", climate ?? 0);
  const amount = (value: number): string => formatWithUnit(shown(value), unit.unit);
  const best = scores?.best?.summary ?? null;
  return (
    <>
      <p ref={ref} tabIndex={-1} aria-live="polite" className={styles.finding}>
        {isWhole
          ? words.path(steps.length, count, formatSummary(from), formatSummary(to))
          : words.pathBelowOne(steps.length, count)}
      </p>
      <p className={styles.findings}>
        {words.changed(linesInWords(steps), formatCount(all))}{" "}
        {climate !== null && change !== 0 && (
          <WithUnits
            text={(change < 0 ? words.climateLess : words.climateMore)(amount(Math.abs(change)), amount(climate))}
          />
        )}{" "}
        {best !== null && best > to && words.best(formatSummary(best))} {words.order}
      </p>
      {isWhole && (
        <div className={styles.chart}>
          <StepPath
            label={words.pathLabel(formatScore(from), path.map(({ shortLabel }) => shortLabel).join(", "))}
            first={from}
            firstLabel={words.today(formatScore(from))}
            steps={path}
          />
        </div>
      )}
    </>
  );
};
