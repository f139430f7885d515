import type { ReactNode } from "react";
import { formatScore, shownScore } from "../text/format.ts";
import type { BandPaint } from "./band.ts";
import { classNames } from "./class-names.ts";
import * as css from "./score-bar.css.ts";

interface ScoreTrackProps {
  /** 0 to 100; null leaves the track empty */
  readonly score: number | null;
  readonly band: BandPaint;
}

/** The bar alone, for places where the number stands elsewhere. */
export const ScoreTrack = ({ score, band }: ScoreTrackProps) => (
  <span className={css.track} aria-hidden="true">
    {score !== null && (
      <span
        className={css.fill}
        style={{
          width: `${Math.min(100, Math.max(0, shownScore(score)))}%`,
          background: band.fill,
          ...(band.outline !== undefined && { outline: `1px solid ${band.outline}` }),
        }}
      />
    )}
  </span>
);

interface ScoreBarProps extends ScoreTrackProps {
  /** Given: stands for the number, such as a button that shows it. */
  readonly number?: ReactNode;
  /** marks, under the bar */
  readonly children?: ReactNode;
}

/** A score as a cell of a table shows it: the number over its bar. */
export const ScoreBar = ({ score, band, number, children }: ScoreBarProps) => (
  <span className={css.cell}>
    <span className={classNames(css.number, score === null && css.unknown)}>{number ?? formatScore(score)}</span>
    <ScoreTrack score={score} band={band} />
    {children}
  </span>
);
