import type { PortfolioScores } from "../../../workers/engine/portfolio/portfolio-result.ts";
import { bandOf, type PaintedBand } from "../../score-tables/band-of.ts";
import { portfolioScoresTexts } from "../../text/en/portfolio-scores.ts";
import { formatCount, formatScore, shownScore } from "../../text/format.ts";
import { VisuallyHidden } from "../../ui/hidden.tsx";
import * as styles from "./scores.css.ts";

interface ScoreFigureProps {
  readonly scores: PortfolioScores;
  readonly bands: readonly PaintedBand[];
  readonly withExtremes: boolean;
}

const words = portfolioScoresTexts.figure;
const TICKS = [0, 20, 40, 60, 80, 100] as const;
/** Labels nearer than so many points to each other would touch. */
const NEAR = 9;
/** Labels this near to an end stand at it. */
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
    ? words.beyond(formatScore(best.summary))
    : words.could(formatScore(best.summary), gap, formatCount(gap));
};

/** The summary of the portfolio as one figure, and where it stands between the worst and the best choice. */
export const ScoreFigure = ({ scores, bands, withExtremes }: ScoreFigureProps) => {
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
  const isCrowded = (point: Point) => point.kind !== "own" && Math.abs(point.score - (scores.summary ?? 0)) < NEAR;
  const sentence = sentenceOf(scores, withExtremes);
  const labels = { own: words.yours, best: words.best, worst: words.worst };
  return (
    <section className={styles.result} aria-label={words.title}>
      <div>
        <p className={styles.figure}>
          {formatScore(scores.summary)}
          <VisuallyHidden> {words.of100}</VisuallyHidden>
        </p>
        {band && (
          <p className={styles.verdict}>
            <span className={styles.swatch} style={{ background: band.paint.fill }} />
            {band.label}
          </p>
        )}
      </div>
      <div>
        {sentence !== null && <p className={styles.sentence}>{sentence}</p>}
        <div className={styles.axis}>
          <VisuallyHidden>
            {points.length === 1
              ? words.axisOwn(shownOf("own"))
              : words.axis(shownOf("worst"), shownOf("own"), shownOf("best"))}
          </VisuallyHidden>
          <div aria-hidden="true">
            <span className={styles.axisLine} />
            {TICKS.map((tick) => (
              <span key={tick} className={styles.tick} style={{ left: `${tick}%` }}>
                {tick}
              </span>
            ))}
            {points.map((point) => (
              <span key={point.kind}>
                <span
                  className={styles.pointLabel}
                  data-own={point.kind === "own"}
                  data-up={isCrowded(point)}
                  data-edge={point.score < EDGE ? "start" : point.score > 100 - EDGE ? "end" : undefined}
                  style={{ left: `${point.score}%` }}
                >
                  {labels[point.kind]} <b>{formatScore(point.score)}</b>
                </span>
                <span
                  className={styles.point}
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
