import type { CSSProperties, ReactNode } from "react";
import { formatScore, shownScore } from "../text/format.ts";
import type { BandPaint } from "./band.ts";
import { classNames } from "./class-names.ts";
import * as css from "./score-bar.css.ts";

interface ScoreTrackProps {
  /** 0 to 100; null leaves the track empty */
  readonly score: number | null;
  readonly band: BandPaint;
}

const plain = (colour: string): string => `linear-gradient(${colour}, ${colour})`;

/** The fill as a background: a score that changes is painted anew and nothing is laid out, in a page that has a hundred of them. */
const filled = (score: number, { fill, outline }: BandPaint): CSSProperties => {
  const width = `${Math.min(100, Math.max(0, shownScore(score)))}%`;
  if (outline === undefined) return { backgroundImage: plain(fill), backgroundSize: `${width} 100%` };
  return {
    backgroundImage: `${plain(fill)}, ${plain(outline)}`,
    backgroundPosition: "1px 1px, 0 0",
    backgroundSize: `max(0px, ${width} - 2px) calc(100% - 2px), ${width} 100%`,
  };
};

/** The bar alone, for places where the number stands elsewhere. */
export const ScoreTrack = ({ score, band }: ScoreTrackProps) => (
  <span className={css.track} style={score === null ? undefined : filled(score, band)} aria-hidden="true" />
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
