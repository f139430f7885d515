import type { ReactNode } from "react";
import { outcomeFor, verdictOf } from "../../../workers/engine/analysis/uncertainty/pair-outcome.ts";
import type { PortfolioScores } from "../../../workers/engine/portfolio/portfolio-result.ts";
import { bandOf, type PaintedBand } from "../../score-tables/band-of.ts";
import { PORTFOLIO_VARIANTS, type UncertaintyState } from "../../state/analysis/uncertainty.ts";
import { partTexts } from "../../text/en/parts.ts";
import { portfolioScoresTexts } from "../../text/en/portfolio-scores.ts";
import { formatCount, formatRange, formatScore, shownScore } from "../../text/format.ts";
import { formatOf100 } from "../../text/shares.ts";
import { caption } from "../../theme/text.css.ts";
import { VisuallyHidden } from "../../ui/hidden/hidden.tsx";
import * as axis from "./score-axis.css.ts";
import * as styles from "./scores.css.ts";

interface ScoreFigureProps {
  readonly scores: PortfolioScores;
  readonly bands: readonly PaintedBand[];
  readonly withExtremes: boolean;
  /** uncertainty of the scores; `value` null = not shown */
  readonly drawn: Pick<UncertaintyState, "value" | "ids">;
  /** below the figure: the command that shows or hides the uncertainty */
  readonly children?: ReactNode;
}

const words = portfolioScoresTexts.figure;
const TICKS = [0, 20, 40, 60, 80, 100] as const;
/** Labels closer than this many points would overlap: in a window 1024 px wide, and on a phone of 360 px. */
const NEAR = { wide: 13, phone: 30 } as const;
/** Labels this close to an end of the scale (in points) are aligned with the end. */
const EDGE = 5;

interface Point {
  readonly kind: "own" | "best" | "worst";
  readonly score: number;
  readonly fill: string;
}

const sentenceOf = ({ summary, best }: PortfolioScores, withExtremes: boolean): string | null => {
  if (summary === null || !withExtremes || best === null || best.summary === null) return null;
  const gap = shownScore(best.summary) - shownScore(summary);
  return gap < 0
    ? words.beyond(formatOf100(best.summary))
    : words.could(formatOf100(best.summary), gap, formatCount(gap));
};

type Kind = Point["kind"];

/** 5th to 95th percentile of a summary over the draws; null = not shown, or no range. */
const rangeOf = ({ value }: ScoreFigureProps["drawn"], kind: Kind): readonly [number, number] | null => {
  const summary = value?.scores[PORTFOLIO_VARIANTS.indexOf(kind)]?.summary;
  return summary ? [summary.low, summary.high] : null;
};

/** Whether the best choice may be called better: without draws always, with draws only if the result is clear. */
const bestIsBetter = ({ value }: ScoreFigureProps["drawn"]): boolean => {
  const outcome =
    value && outcomeFor(value.pairs, PORTFOLIO_VARIANTS.indexOf("best"), PORTFOLIO_VARIANTS.indexOf("own"), "summary");
  return outcome === null || verdictOf(outcome) !== "too_close";
};

/**
 * The row of each label above an axis, 0 = the closest. Expects the most important labels first: each takes the lowest
 * row in which no earlier label is closer than `near` (in the unit of the positions). Returns rows in the same order.
 */
export function labelRows(positions: readonly number[], near: number): readonly number[] {
  const rows: number[] = [];
  for (const position of positions) {
    const taken = rows.filter((_, at) => Math.abs((positions[at] ?? 0) - position) < near);
    let row = 0;
    while (taken.includes(row)) row++;
    rows.push(row);
  }
  return rows;
}

/** The summary of the portfolio as one figure, and its position between the worst and the best choice. */
export const ScoreFigure = ({ scores, bands, withExtremes, drawn, children }: ScoreFigureProps) => {
  if (scores.summary === null) return <p className={styles.sentence}>{words.none}</p>;
  const band = bandOf(bands, scores.summary_band, scores.summary);
  const pointOf = (
    kind: Point["kind"],
    summary: number | null | undefined,
    band_id: string | null,
  ): readonly Point[] =>
    summary === null || summary === undefined
      ? []
      : [{ kind, score: summary, fill: bandOf(bands, band_id, summary)?.paint.fill ?? "currentColor" }];
  const points = [
    ...(withExtremes ? pointOf("worst", scores.worst?.summary, scores.worst?.summary_band ?? null) : []),
    ...pointOf("own", scores.summary, scores.summary_band),
    ...(withExtremes ? pointOf("best", scores.best?.summary, scores.best?.summary_band ?? null) : []),
  ];
  const shownOf = (kind: Point["kind"]) => formatScore(points.find((point) => point.kind === kind)?.score);
  const placed = points.toSorted((a, b) => Number(b.kind === "own") - Number(a.kind === "own"));
  const positions = placed.map(({ score }) => score);
  const rows = { wide: labelRows(positions, NEAR.wide), phone: labelRows(positions, NEAR.phone) };
  const sentence = bestIsBetter(drawn) ? sentenceOf(scores, withExtremes) : null;
  const ownRange = rangeOf(drawn, "own");
  const labels = { own: words.this, best: words.best, worst: words.worst };
  return (
    <section className={styles.result} aria-label={words.title}>
      <div>
        <p className={styles.figure}>{formatScore(scores.summary)}</p>
        {band && (
          <p className={styles.verdict}>
            <span className={styles.swatch} style={{ background: band.paint.fill }} />
            {band.label}
          </p>
        )}
        {ownRange && <p className={caption}>{partTexts.scoreRange(formatRange(...ownRange))}</p>}
        {children}
      </div>
      <div>
        {sentence !== null && <p className={styles.sentence}>{sentence}</p>}
        <div className={axis.axis} data-rows={1 + Math.max(...rows.wide)} data-phone-rows={1 + Math.max(...rows.phone)}>
          <VisuallyHidden>
            {points.length === 1
              ? words.axisOwn(shownOf("own"))
              : words.axis(shownOf("worst"), shownOf("own"), shownOf("best"))}
          </VisuallyHidden>
          <div aria-hidden="true">
            <span className={axis.axisLine} />
            {TICKS.map((tick) => (
              <span key={tick} className={axis.tick} style={{ left: `${tick}%` }}>
                {tick}
              </span>
            ))}
            {points.map(({ kind }) => {
              const range = rangeOf(drawn, kind);
              return (
                range && (
                  <span
                    key={kind}
                    className={axis.whisker}
                    style={{ left: `${range[0]}%`, right: `${100 - range[1]}%` }}
                  />
                )
              );
            })}
            {points.map((point) => (
              <span key={point.kind}>
                <span
                  className={axis.pointLabel}
                  data-own={point.kind === "own"}
                  data-row={rows.wide[placed.indexOf(point)]}
                  data-phone-row={rows.phone[placed.indexOf(point)]}
                  data-edge={point.score < EDGE ? "start" : point.score > 100 - EDGE ? "end" : undefined}
                  style={{ left: `${point.score}%` }}
                >
                  {labels[point.kind]} <b>{formatScore(point.score)}</b>
                </span>
                <span
                  className={axis.point}
                  data-own={point.kind === "own"}
                  style={{ left: `${point.score}%`, background: point.fill }}
                />
              </span>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
};
