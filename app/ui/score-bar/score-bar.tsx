import type { CSSProperties, ReactNode } from "react";
import { formatScore, shownScore } from "../../text/format.ts";
import type { BandPaint } from "./band.ts";
import { classNames } from "../class-names.ts";
import * as css from "./score-bar.css.ts";

interface ScoreTrackProps {
  /** 0 to 100; null = empty track */
  readonly score: number | null;
  readonly band: BandPaint;
}

const plain = (colour: string): string => `linear-gradient(${colour}, ${colour})`;

/** The fill as a background: a new score causes a repaint, but no layout. */
const filled = (score: number, { fill, outline }: BandPaint): CSSProperties => {
  const width = `${Math.min(100, Math.max(0, shownScore(score)))}%`;
  if (outline === undefined) return { backgroundImage: plain(fill), backgroundSize: `${width} 100%` };
  return {
    backgroundImage: `${plain(fill)}, ${plain(outline)}`,
    backgroundPosition: "1px 1px, 0 0",
    backgroundSize: `max(0px, ${width} - 2px) calc(100% - 2px), ${width} 100%`,
  };
};

/** The bar without a number; hidden from screen readers. */
export const ScoreTrack = ({ score, band }: ScoreTrackProps) => (
  <span className={css.track} style={score === null ? undefined : filled(score, band)} aria-hidden="true" />
);

interface ScoreBarProps extends ScoreTrackProps {
  /** replaces the number, for example by a button */
  readonly number?: ReactNode;
  /** marks under the bar */
  readonly children?: ReactNode;
}

/** A score in a table cell: the number above its bar. */
export const ScoreBar = ({ score, band, number, children }: ScoreBarProps) => (
  <span className={css.cell}>
    <span className={classNames(css.number, score === null && css.unknown)}>{number ?? formatScore(score)}</span>
    <ScoreTrack score={score} band={band} />
    {children}
  </span>
);
