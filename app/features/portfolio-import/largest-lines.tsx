import type { ImportPreview } from "../../../workers/import/import-api.ts";
import { importQuestionTexts as words } from "../../text/en/import-questions.ts";
import { formatCount } from "../../text/format.ts";
import { caption } from "../../theme/text.css.ts";
import * as styles from "./import.css.ts";

/** The largest lines as one sentence; "" = there are none. */
export const largestText = (largest: ImportPreview["largest"]): string =>
  largest.length === 0
    ? ""
    : words.largestLines(largest.map(({ pieces, text }) => words.line(formatCount(pieces), text)).join("; "));

interface LargestLinesProps {
  readonly preview: Pick<ImportPreview, "lines" | "pieces" | "largest" | "returns">;
}

/**
 * The total of the lines that are ready, the largest of them, which reveal a wrong column, and returns that nothing can
 * be subtracted from. These are only counted if returns are subtracted.
 */
export const LargestLines = ({ preview: { lines, pieces, largest, returns } }: LargestLinesProps) => (
  <>
    {lines > 0 && (
      <p className={styles.note}>
        <b>{words.summary(formatCount(pieces))}</b> <span className={caption}>{largestText(largest)}</span>
      </p>
    )}
    {returns.beyond > 0 && <p className={styles.note}>{words.beyond(formatCount(returns.beyond))}</p>}
  </>
);
