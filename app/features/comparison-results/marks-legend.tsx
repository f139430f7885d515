import { resultsTexts } from "../../text/en/results.ts";
import { caption } from "../../theme/text.css.ts";
import { Mark } from "../../ui/mark/mark.tsx";
import type { ResultRow } from "../../state/comparison/compared-product.ts";
import * as styles from "./scores.css.ts";
import { undeclaredSentences } from "./undeclared.ts";

/** Legend of the marks that occur in the table, and the ratings that are assumed for lack of a declaration. */
export const MarksLegend = ({ rows }: { readonly rows: readonly ResultRow[] }) => {
  const belowScale = rows.some((row) => row.scores.below_scale.length > 0);
  const assumed = rows.some((row) => row.scores.assumed.length > 0);
  const undeclared = undeclaredSentences(rows);
  if (!belowScale && !assumed && undeclared.length === 0) return null;
  return (
    <p className={`${caption} ${styles.legend}`}>
      {belowScale && (
        <span>
          <Mark kind="below_scale" /> {resultsTexts.marks.belowScaleLegend}
        </span>
      )}
      {assumed && (
        <span>
          <Mark kind="assumed" /> {resultsTexts.marks.assumedLegend}
        </span>
      )}
      {undeclared.map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
    </p>
  );
};
