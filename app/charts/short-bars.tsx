import { VisuallyHidden } from "../ui/hidden/hidden.tsx";
import type { SegmentPaint } from "./segment-paint.ts";
import * as css from "./short-bars.css.ts";

interface ShortBarsSegment {
  readonly id: string;
  readonly value: number;
  /** name and value as text */
  readonly said: string;
  readonly paint: SegmentPaint;
}

interface PlacedSegment {
  readonly segment: ShortBarsSegment;
  /** percent of the plot */
  readonly start: number;
  readonly width: number;
}

interface Bar {
  readonly segments: readonly ShortBarsSegment[];
  readonly total: number | null;
}

const valuesOf = ({ segments, total }: Bar): readonly number[] =>
  total === null ? [] : segments.map(({ value }) => value);
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const right = (bar: Bar): number => sumOf(valuesOf(bar).filter((value) => value > 0));
const left = (bar: Bar): number => -sumOf(valuesOf(bar).filter((value) => value < 0));

/**
 * Positions of the segments of each bar, in percent of the plot, on one scale: positive segments right of zero,
 * negative ones left. Widths are proportional to the values. Omits bars without a total and segments of value 0.
 */
export const placeSegments = (bars: readonly Bar[]): readonly (readonly PlacedSegment[])[] => {
  const zero = Math.max(0, ...bars.map(left));
  const length = zero + Math.max(0, ...bars.map(right));
  if (!(length > 0)) return bars.map(() => []);
  const percent = (value: number): number => (100 * value) / length;
  return bars.map((bar) => {
    let [to, from] = [zero, zero];
    if (bar.total === null) return [];
    return bar.segments.flatMap((segment): PlacedSegment[] => {
      const width = Math.abs(segment.value);
      if (!(width > 0)) return [];
      if (segment.value > 0) to += width;
      else from -= width;
      const start = segment.value > 0 ? to - width : from;
      return [{ segment, start: percent(start), width: percent(width) }];
    });
  });
};

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
