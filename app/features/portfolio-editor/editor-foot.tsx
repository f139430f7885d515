import { type Atom, useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { portfolioYearsAtom } from "../../state/portfolio/portfolio-period.ts";
import {
  portfolioProgressAtom,
  portfolioScoresAtom,
  retryPortfolioScoresAtom,
  stopPortfolioScoresAtom,
} from "../../state/portfolio/portfolio-scores.ts";
import { totalMass, totalWriting } from "../../text/amounts.ts";
import { periodTexts } from "../../text/en/periods.ts";
import { portfolioEditorTexts } from "../../text/en/portfolio-editor.ts";
import { formatCount, formatPercent, formatRange, formatScore, formatWithUnit } from "../../text/format.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import * as styles from "./editor.css.ts";
import type { RowsInSight } from "./rows-in-sight.ts";

interface EditorFootProps {
  readonly id: string;
  readonly lines: number;
  readonly uses: number;
  /** number of lines in the view */
  readonly found: number;
  readonly sightAtom: Atom<RowsInSight>;
}

const words = portfolioEditorTexts.foot;

/** Range of the rows that are visible. */
const InSight = ({ lines, found, sightAtom }: Pick<EditorFootProps, "lines" | "found" | "sightAtom">) => {
  const [first, last] = useAtomValue(sightAtom);
  if (found === 0 || last < first) return null;
  const range = formatRange(first + 1, Math.min(last + 1, found));
  return (
    <span className={styles.onScreen}>
      {found === lines
        ? words.shown(range, formatCount(lines))
        : words.found(range, formatCount(found), formatCount(lines))}
    </span>
  );
};

/** Totals of all lines, and the range of visible rows. */
export const EditorFoot = ({ id, lines, uses, found, sightAtom }: EditorFootProps) => {
  const { scores, status, problem } = useAtomValue(portfolioScoresAtom(id));
  const progress = useAtomValue(portfolioProgressAtom(id));
  const stop = useSetAtom(stopPortfolioScoresAtom);
  const retry = useSetAtom(retryPortfolioScoresAtom);
  const climate = scores?.raw.climate ?? null;
  const mass = totalMass(scores?.kpis.mass_kg ?? 0);
  const years = useAtomValue(portfolioYearsAtom(id));
  const massYear = totalMass((scores?.kpis.mass_kg ?? 0) / years);
  const carbon = totalWriting("climate", "g", climate ?? 0);
  const wasStopped = status === "problem" && problem?.code === "cancelled";
  // number of lines that the figures are for; null = not known
  const [scoredLines, setScoredLines] = useState<number | null>(null);
  if (status === "ready" && scoredLines !== lines) setScoredLines(lines);
  // hide figures of another set of lines; keep the old ones during a short scoring, as after a key press
  const isStale =
    status === "scoring" ? scoredLines !== lines || progress !== null : status === "problem" && !wasStopped;
  return (
    <footer className={styles.foot}>
      <span>
        <b className={styles.figure}>{formatCount(lines)}</b> {words.lines(lines)}
      </span>
      <span>
        <b className={styles.figure}>{formatCount(uses)}</b> {words.uses(uses)}
      </span>
      {scores && lines > 0 && (
        <span className={classNames(styles.scored, isStale && styles.stale)} aria-hidden={isStale}>
          <span title={mass.title}>
            <b className={styles.figure}>{mass.amount}</b> {words.material(mass.unit)}
            {years !== 1 && ` (${periodTexts.perYear(formatWithUnit(massYear.amount, massYear.unit))})`}
          </span>
          <span title={carbon.exact(climate)}>
            <b className={styles.figure}>{carbon.shown(climate)}</b>{" "}
            <WithUnits text={words.climate(carbon.unit.unit)} />
            {years !== 1 && climate !== null && ` (${periodTexts.perYear(carbon.shown(climate / years))})`}
          </span>
          <span>
            <b className={styles.figure}>{formatScore(scores.summary)}</b> {words.score}
          </span>
        </span>
      )}
      <span className={styles.footEnd}>
        {status === "problem" && (
          <span role="alert">
            {wasStopped ? words.cancelled : words.failed} <LinkLike onClick={retry}>{words.retry}</LinkLike>
          </span>
        )}
        {progress !== null && status === "scoring" && (
          <span>
            {words.progress(formatPercent(progress))} <LinkLike onClick={() => stop(id)}>{words.cancel}</LinkLike>
          </span>
        )}
        {progress === null && status === "scoring" && (scores === null || isStale) && <span>{words.scoring}</span>}
        <InSight {...{ lines, found, sightAtom }} />
      </span>
    </footer>
  );
};
