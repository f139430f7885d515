import { NO_PAINT, bandOf, type PaintedBand } from "../../score-tables/band-of.ts";
import { productPreviewTexts as words } from "../../text/en/product-preview.ts";
import { formatCount, formatScore } from "../../text/format.ts";
import { VisuallyHidden } from "../../ui/hidden/hidden.tsx";
import type { PreviewRow } from "./preview-scores.ts";
import * as styles from "./preview.css.ts";

interface PreviewTableProps {
  readonly rows: readonly PreviewRow[];
  readonly bands: readonly PaintedBand[];
  /** false = no scores before the edits */
  readonly compares: boolean;
}

const place = (score: number): string => `${Math.min(100, Math.max(0, score))}%`;

/** A signed difference in points; 0 gives "no change". */
export const Change = ({ points }: { readonly points: number | null }) => {
  if (points === null) return null;
  const shown = formatCount(Math.abs(points));
  const direction = points > 0 ? "better" : points < 0 ? "worse" : "same";
  return (
    <span className={styles.change} data-direction={direction}>
      {points > 0 ? words.better(shown) : points < 0 ? words.worse(shown) : words.noChange}
    </span>
  );
};

/** One metric per row: both scores on a scale, before, now, change. */
export const PreviewTable = ({ rows, bands, compares }: PreviewTableProps) => (
  <table className={styles.table}>
    <thead>
      <tr>
        {[words.metric, words.scale, ...(compares ? [words.before, words.now, words.change] : [words.now])].map(
          (name) => (
            <th key={name} scope="col">
              <VisuallyHidden>{name}</VisuallyHidden>
            </th>
          ),
        )}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ metric_id, name, before, now, band, change }) => {
        const paint = bandOf(bands, band, now)?.paint ?? NO_PAINT;
        return (
          <tr key={metric_id} className={styles.row}>
            <th scope="row" className={styles.metric}>
              {name}
            </th>
            <td className={styles.scaleCell}>
              <div className={styles.scale} aria-hidden="true">
                {before !== null && <span className={styles.beforeDot} style={{ insetInlineStart: place(before) }} />}
                {now !== null && (
                  <span
                    className={styles.nowDot}
                    style={{ insetInlineStart: place(now), background: paint.fill, outlineColor: paint.outline }}
                  />
                )}
              </div>
            </td>
            {compares && <td className={styles.before}>{formatScore(before)}</td>}
            <td className={styles.now}>{formatScore(now)}</td>
            {compares && (
              <td className={styles.changeCell}>
                <Change points={change} />
              </td>
            )}
          </tr>
        );
      })}
    </tbody>
  </table>
);
