import { PORTFOLIO_ENTRIES } from "../../../edge-api/contract/limits.ts";
import type { ImportPreview } from "../../../workers/import/import-api.ts";
import { portfolioImportTexts } from "../../text/en/portfolio-import.ts";
import { formatCount } from "../../text/format.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import * as styles from "./import.css.ts";

interface TooManyLinesProps {
  readonly preview: Pick<ImportPreview, "lines" | "equal_lines">;
  /** lines of the portfolio that stay */
  readonly kept: number;
  /** equal lines are added up */
  readonly isMerged: boolean;
  readonly onMerge: (merge: boolean) => void;
}

const words = portfolioImportTexts.review;

/** Says that the portfolio becomes larger than the server stores, and offers to add up equal lines. */
export function TooManyLines({ preview: { lines, equal_lines }, kept, isMerged, onMerge }: TooManyLinesProps) {
  const isTooLarge = lines > 0 && lines + kept > PORTFOLIO_ENTRIES;
  if (!isTooLarge && !isMerged) return null;
  return (
    <p className={`${styles.note} ${isTooLarge ? styles.warning : ""}`} role="alert">
      {isTooLarge && words.local(formatCount(PORTFOLIO_ENTRIES))}{" "}
      {isMerged ? (
        <>
          {words.merged(equal_lines, formatCount(equal_lines))}{" "}
          <LinkLike onClick={() => onMerge(false)}>{words.keepApart}</LinkLike>
        </>
      ) : (
        equal_lines > 0 && (
          <>
            {words.mergeable(formatCount(lines - equal_lines))}{" "}
            <LinkLike onClick={() => onMerge(true)}>{words.merge}</LinkLike>
          </>
        )
      )}
    </p>
  );
}
