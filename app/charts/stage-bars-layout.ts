import { scaleLinear } from "@visx/scale";
import type { ChartFrame } from "./chart-frame.ts";
import type { SegmentPaint } from "./segment-paint.ts";
import { wrapText } from "./text-measure.ts";

export interface StageBarsSegment {
  readonly id: string;
  readonly label: string;
  /** in the unit of the total; null = unknown. Zero and unknown are not drawn; the table has them */
  readonly value: number | null;
  /** the value as text, without its unit */
  readonly shown: string;
  readonly paint: SegmentPaint;
}

export interface StageBarsRow {
  readonly id: string;
  readonly name: string;
  /** in the order they are drawn */
  readonly segments: readonly StageBarsSegment[];
  /** null = unknown: no bar, because an incomplete bar would look like a small impact */
  readonly total: number | null;
  /** the total with its unit, or "unknown" */
  readonly totalShown: string;
}

/** Smallest share of the axis for a direct label (tokens.md, principle 5). */
const LABEL_SHARE = 0.05;
/** Gap between two segments, px, half from each. A thin segment loses a third per side at most, so it stays visible. */
const GAP = 1.5;
const INSIDE_PADDING = 7;
const TOTAL_GAP = 8;
/** Baseline offset by cap height: a text of size s centred on y has its baseline at y + s × this. */
export const CENTRED = 0.33;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const known = (row: StageBarsRow): readonly number[] =>
  row.total === null ? [] : row.segments.map((segment) => segment.value ?? 0);
const positive = (row: StageBarsRow): number => sum(known(row).filter((value) => value > 0));
const negative = (row: StageBarsRow): number => -sum(known(row).filter((value) => value < 0));

/**
 * Positions of everything in the stacked bars, px. Positive segments go right from zero, negative ones left; widths are
 * proportional to the values, without a minimum. Names are left of the bars, or above them in a narrow container.
 */
export function layOutStageBars(
  rows: readonly StageBarsRow[],
  legend: readonly { readonly label: string; readonly paint: SegmentPaint }[],
  frame: ChartFrame,
) {
  const { width, rem, measure } = frame;
  const sizes = { name: 0.9375 * rem, nameLine: 1.2 * rem, inside: 0.8125 * rem, swatch: Math.round(0.6875 * rem) };
  const stacked = width < 33 * rem;
  const nameWidth = (text: string) => measure(text, sizes.name);
  const totalWidths = rows.map((row) => Math.ceil(measure(row.totalShown, sizes.name, 600)));
  const widestTotal = Math.max(0, ...totalWidths);
  // On a phone a long total leaves no room for bars: it moves to the line of the name.
  const totalsAbove = stacked && widestTotal > 0.4 * width;

  const nameColumn = stacked
    ? width
    : Math.min(0.3 * width, Math.max(0, ...rows.map((row) => Math.ceil(nameWidth(row.name)))));
  const plotX = stacked || rows.length === 0 ? 0 : nameColumn + 1 * rem;
  const axisMin = Math.max(0, ...rows.map(negative));
  const axisMax = Math.max(0, ...rows.map(positive));
  const axisLength = axisMin + axisMax;
  // The longest scale that leaves room for the totals at the ends of the bars.
  const perUnit = Math.min(
    ...rows.map((row, at) => {
      const room = width - plotX - (totalsAbove ? 0 : TOTAL_GAP + (totalWidths[at] ?? 0));
      const length = axisMin + positive(row);
      return length > 0 ? Math.max(0, room) / length : Infinity;
    }),
  );
  const axisWidth = axisLength > 0 ? perUnit * axisLength : 0;
  const x = scaleLinear<number>({
    domain: axisLength > 0 ? [-axisMin, axisMax] : [0, 1],
    range: [plotX, plotX + axisWidth],
  });

  const legendLayout = layOutLegend(legend, plotX, sizes, frame);
  const barHeight = Math.round((stacked ? 1.75 : 1.5) * rem);
  const rowGap = Math.round((stacked ? 1 : 0.375) * rem);
  let y = legendLayout.height;
  const zeroFrom = y;

  const rowLayouts = rows.map((row, at) => {
    const totalWidth = totalWidths[at] ?? 0;
    const nameMost = totalsAbove ? Math.max(0.3 * width, width - totalWidth - 1 * rem) : nameColumn;
    const nameLines = wrapText(row.name, nameMost, nameWidth);
    const nameHeight = nameLines.length * sizes.nameLine;
    const top = y;
    const content = stacked ? nameHeight + 0.25 * rem + barHeight : Math.max(barHeight, nameHeight);
    const barY = Math.round(stacked ? top + nameHeight + 0.25 * rem : top + (content - barHeight) / 2);
    const nameTop = stacked ? top : top + (content - nameHeight) / 2;
    const middle = barY + barHeight / 2;
    y = top + content + rowGap;

    const hitY = stacked ? barY - rowGap / 4 : top - rowGap / 2;
    const hitHeight = stacked ? barHeight + rowGap : content + rowGap;
    const segments = layOutSegments(row, (value) => x(value)).map(({ segment, start, end, before, after }) => {
      const full = end - start;
      const cut = Math.min(GAP / 2, full / 3);
      const from = start + (before ? cut : 0);
      const to = end - (after ? cut : 0);
      const fits = (text: string) => measure(text, sizes.inside) + 2 * INSIDE_PADDING <= full;
      const roomy = Math.abs(segment.value ?? 0) >= LABEL_SHARE * axisLength;
      const texts = [`${segment.label} ${segment.shown}`, segment.shown];
      return {
        segment,
        box: { x: from, y: barY, width: to - from, height: barHeight },
        hit: { x: start, y: hitY, width: full, height: hitHeight },
        // null where the segment is under 5 % of the axis or the text does not fit
        label: (roomy && texts.find(fits)) || null,
      };
    });
    const barEnd = Math.max(x(0), ...segments.map(({ hit }) => hit.x + hit.width));
    const total = totalsAbove
      ? {
          x: width,
          y: nameTop + sizes.nameLine * 0.76,
          anchor: "end" as const,
          hit: { x: width - totalWidth, y: nameTop, width: totalWidth, height: sizes.nameLine },
        }
      : {
          x: barEnd + TOTAL_GAP,
          y: middle + sizes.name * CENTRED,
          anchor: "start" as const,
          hit: { x: barEnd + TOTAL_GAP / 2, y: hitY, width: totalWidth + TOTAL_GAP, height: hitHeight },
        };
    return {
      row,
      nameLines,
      nameY: nameTop + sizes.nameLine * 0.76,
      bar: { y: barY, height: barHeight },
      segments,
      total,
      // only where the bar has negative segments; otherwise the total is the bar's end
      totalMark: row.total !== null && negative(row) > 0 ? x(row.total) : null,
    };
  });
  const height = rows.length > 0 ? y - rowGap : y;
  // one line along all bars, or one per bar where names are above the bars
  const zeroLines = stacked
    ? rowLayouts.map(({ bar }) => ({ from: bar.y, to: bar.y + bar.height }))
    : rows.length > 0
      ? [{ from: zeroFrom, to: height }]
      : [];
  return {
    height,
    legend: legendLayout.items,
    rows: rowLayouts,
    zero: { x: x(0), lines: zeroLines.map(({ from, to }) => ({ from: from - 2, to: to + 2 })) },
    sizes,
  };
}

/**
 * Spans of the segments that are not 0 or unknown, from zero outwards on each side; `before` and `after`: whether another
 * segment touches it on the left and on the right.
 */
function layOutSegments(row: StageBarsRow, x: (value: number) => number) {
  if (row.total === null) return [];
  let [right, left] = [0, 0];
  const spans = row.segments.flatMap((segment) => {
    const value = segment.value ?? 0;
    if (value > 0) {
      right += value;
      return [{ segment, start: x(right - value), end: x(right) }];
    }
    if (value < 0) {
      left += value;
      return [{ segment, start: x(left), end: x(left - value) }];
    }
    return [];
  });
  const leftmost = Math.min(...spans.map(({ start }) => start));
  const rightmost = Math.max(...spans.map(({ end }) => end));
  return spans.map((span) => ({ ...span, before: span.start > leftmost, after: span.end < rightmost }));
}

function layOutLegend(
  legend: readonly { readonly label: string; readonly paint: SegmentPaint }[],
  left: number,
  sizes: { readonly swatch: number; readonly inside: number },
  { width, rem, measure }: ChartFrame,
) {
  const line = 1.375 * rem;
  let [x, y] = [left, 0];
  const items = legend.map(({ label, paint }) => {
    const itemWidth = sizes.swatch + 0.4 * rem + measure(label, sizes.inside);
    if (x > left && x + itemWidth > width) [x, y] = [left, y + line];
    const item = { label, paint, x, y };
    x += itemWidth + 1.125 * rem;
    return item;
  });
  return { items, height: items.length > 0 ? y + line + 0.5 * rem : 0 };
}
