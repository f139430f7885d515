import { type Ref, useMemo } from "react";
import type { SwapStep } from "../../../workers/engine/analysis/swap.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { PortfolioScores } from "../../../workers/engine/portfolio/portfolio-result.ts";
import { StepPath } from "../../charts/step-path.tsx";
import { metricTotals } from "../../score-tables/raw-in-words.tsx";
import { portfolioSwapsTexts as words } from "../../text/en/portfolio-swaps.ts";
import { formatCount, formatScore, formatWithUnit, shownScore } from "../../text/format.ts";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import { gainShown, rawChange } from "./swap-words.ts";
import * as styles from "./swaps.css.ts";
import { linesOfSwaps } from "./use-swap-commands.ts";

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
  // the unit stands behind the first amount
  const whole = (value: number): string => formatWithUnit(shown(value), unit.unit.split(" ")[0] ?? "");
  const lines = [formatCount(linesOfSwaps(steps)), formatCount(all)] as const;
  const best = scores?.best?.summary ?? null;
  return (
    <>
      <p ref={ref} tabIndex={-1} aria-live="polite" className={styles.finding}>
        {isWhole
          ? words.path(steps.length, count, formatScore(from), formatScore(to))
          : words.pathBelowOne(steps.length, count)}
      </p>
      <p className={styles.findings}>
        <WithUnits
          text={
            climate === null || change === 0
              ? words.changed(...lines)
              : (change < 0 ? words.changedSaving : words.changedAdding)(
                  ...lines,
                  amount(Math.abs(change)),
                  whole(climate),
                )
          }
        />{" "}
        {best !== null && best > to && words.best(formatScore(best))} {words.order}
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
