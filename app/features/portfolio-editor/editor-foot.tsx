import type { PortfolioScoresState } from "../../state/portfolio-scores.ts";
import { formatLarge, unitFor } from "../../text/amounts.ts";
import { portfolioEditorTexts } from "../../text/en/portfolio-editor.ts";
import { formatCount, formatPercent, formatRange, formatScore } from "../../text/format.ts";
import { LinkLike } from "../../ui/button.tsx";
import { WithUnits } from "../../ui/with-units.tsx";
import * as styles from "./editor.css.ts";

interface EditorFootProps {
  readonly lines: number;
  readonly uses: number;
  /** lines of the view */
  readonly found: number;
  /** rows in the window, from 0 */
  readonly visible: readonly [first: number, last: number];
  readonly state: PortfolioScoresState;
  /** 0-1; null = nothing long is under way */
  readonly progress: number | null;
  readonly onStop: () => void;
  readonly onRetry: () => void;
}

const words = portfolioEditorTexts.foot;

/** Totals of all lines, and which of them the window shows. */
export const EditorFoot = ({ lines, uses, found, visible, state, progress, onStop, onRetry }: EditorFootProps) => {
  const { scores, status, problem } = state;
  const climate = scores?.raw.climate ?? null;
  const grams = (scores?.kpis.mass_kg ?? 0) * 1000;
  const [mass, carbon] = [unitFor("g", grams), unitFor("g", climate ?? 0)];
  const [first, last] = visible;
  const range = formatRange(first + 1, Math.min(last + 1, found));
  const wasStopped = status === "problem" && problem?.code === "cancelled";
  return (
    <footer className={styles.foot}>
      <span>
        <b className={styles.figure}>{formatCount(lines)}</b> {words.lines(lines)}
      </span>
      <span>
        <b className={styles.figure}>{formatCount(uses)}</b> {words.uses(uses)}
      </span>
      {scores && (
        <>
          <span>
            <b className={styles.figure}>{formatLarge(grams, mass)}</b> {words.material(mass.unit)}
          </span>
          <span>
            <b className={styles.figure}>{formatLarge(climate, carbon)}</b>{" "}
            <WithUnits text={words.climate(carbon.unit)} />
          </span>
          <span>
            <b className={styles.figure}>{formatScore(scores.summary)}</b> {words.score}
          </span>
        </>
      )}
      <span className={styles.footEnd}>
        {status === "problem" && (
          <span role="alert">
            {wasStopped ? words.cancelled : words.failed} <LinkLike onClick={onRetry}>{words.retry}</LinkLike>
          </span>
        )}
        {progress !== null && status === "scoring" && (
          <span>
            {words.progress(formatPercent(progress))} <LinkLike onClick={onStop}>{words.cancel}</LinkLike>
          </span>
        )}
        {progress === null && status === "scoring" && scores === null && <span>{words.scoring}</span>}
        {found > 0 && last >= first && (
          <span>
            {found === lines
              ? words.shown(range, formatCount(lines))
              : words.found(range, formatCount(found), formatCount(lines))}
          </span>
        )}
      </span>
    </footer>
  );
};
