import { formatScore } from "../text/format.ts";
import type { BandPaint } from "../ui/score-bar/band.ts";
import { ScoreTrack } from "../ui/score-bar/score-bar.tsx";
import * as css from "./score-bars.css.ts";

interface ScoreBarsProps {
  readonly label: string;
  readonly rows: readonly {
    readonly id: string;
    readonly name: string;
    /** 0 to 100 */
    readonly score: number | null;
    readonly band: BandPaint;
  }[];
}

/** A small ranking: name, bar, number. */
export const ScoreBars = ({ label, rows }: ScoreBarsProps) => (
  <ol className={css.list} aria-label={label}>
    {rows.map((row) => (
      <li key={row.id} className={css.row}>
        <span>{row.name}</span>
        <ScoreTrack score={row.score} band={row.band} />
        <span className={css.score}>{formatScore(row.score)}</span>
      </li>
    ))}
  </ol>
);
