import { VisuallyHidden } from "../ui/hidden/hidden.tsx";
import type { SegmentPaint } from "./segment-paint.ts";
import { placeSegments, type ShortBarsSegment } from "./short-bars-layout.ts";
import * as css from "./short-bars.css.ts";

export interface ShortBarsRow {
  readonly id: string;
  readonly name: string;
  readonly segments: readonly ShortBarsSegment[];
  /** null = unknown: no bar */
  readonly total: number | null;
  readonly totalShown: string;
  /** emphasises the row */
  readonly strong?: boolean;
}

interface ShortBarsProps {
  /** name of the table: quantity and its reference */
  readonly label: string;
  readonly rows: readonly ShortBarsRow[];
  readonly legend: readonly { readonly label: string; readonly paint: SegmentPaint }[];
}

/**
 * Two or three stacked bars on one scale for a narrow container. HTML in percent, so that nothing is measured and
 * updates on every keystroke are cheap. Screen readers get the values as text.
 */
export function ShortBars({ label, rows, legend }: ShortBarsProps) {
  const placed = placeSegments(rows);
  return (
    <>
      <table className={css.table}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <tbody>
          {rows.map((row, at) => (
            // By index: updating texts is cheaper than moving rows.
            <tr key={at}>
              <th scope="row" className={css.name} data-strong={row.strong}>
                {row.name}
              </th>
              <td className={css.cell}>
                <VisuallyHidden>{row.segments.map(({ said }) => said).join(", ")}</VisuallyHidden>
                <div className={css.bar} aria-hidden="true">
                  {(placed[at] ?? []).map(({ segment, start, width }) => (
                    <span
                      key={segment.id}
                      className={css.segment}
                      style={{
                        insetInlineStart: `${start}%`,
                        width: `${width}%`,
                        background: segment.paint.fill,
                        borderColor: segment.paint.edge,
                        color: segment.paint.text,
                      }}
                    >
                      {width >= LABEL_PERCENT && segment.said}
                    </span>
                  ))}
                </div>
              </td>
              <td className={css.total} data-strong={row.strong}>
                {row.totalShown}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={css.legend} aria-hidden="true">
        {legend.map((item) => (
          <li key={item.label} className={css.legendItem}>
            <span className={css.swatch} style={{ background: item.paint.fill, borderColor: item.paint.edge }} />
            {item.label}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Segments from this width on, in percent, have room for their text. */
const LABEL_PERCENT = 36;
