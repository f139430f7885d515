import type { Axis } from "./axis.ts";
import type { ChartFrame } from "./chart-frame.ts";
import { wrapText } from "./text-measure.ts";

/** A mark on the axis: CSS colours; without `stroke` it gets an edge in the colour of the paper. */
export interface PictureDot {
  readonly shape: "circle" | "square" | "diamond";
  readonly fill: string;
  readonly stroke?: string;
}

export interface PictureRow {
  readonly name: string;
  /** the value as text, between name and plot */
  readonly shown?: string;
  /** drawn as a line below the dots, in the unit of the axis */
  readonly range?: readonly [low: number, high: number] | null;
  /** the range as text, after the value */
  readonly rangeShown?: string;
  /** one of the rows that the bracket joins */
  readonly joined?: boolean;
  /** the last one is above the others; null = not drawn */
  readonly dots: readonly (PictureDot & { readonly value: number | null })[];
}

/** Share of the width that names may take before they wrap. */
const NAME_SHARE = 0.36;

interface DotsContent {
  readonly rows: readonly PictureRow[];
  readonly axis: Axis;
  readonly legend: readonly string[];
  /** above the texts of the ranges */
  readonly rangeHead?: string | undefined;
  /** beside the bracket that joins rows */
  readonly bracketLabel?: string | undefined;
}

/** Positions of everything in a dot chart, px: names, bracket, values, ranges, plot, ticks, then the legend. */
export function layOutDots(content: DotsContent, { width, rem, measure }: ChartFrame) {
  const { rows, axis, legend, rangeHead = "", bracketLabel = "" } = content;
  const sizes = { name: 0.9375 * rem, nameLine: 1.2 * rem, small: 0.8125 * rem, dot: 0.75 * rem };
  const nameWidth = (text: string) => measure(text, sizes.name);
  const nameColumn = Math.min(NAME_SHARE * width, Math.max(0, ...rows.map((row) => Math.ceil(nameWidth(row.name)))));
  const widestShown = Math.max(0, ...rows.map(({ shown = "" }) => Math.ceil(measure(shown, sizes.name, 600))));
  const hasBracket = bracketLabel !== "" && rows.filter(({ joined }) => joined).length > 1;
  const labelLines = hasBracket ? wrapText(bracketLabel, 4 * rem, (text) => measure(text, sizes.small)) : [];
  const widestLabel = Math.max(0, ...labelLines.map((line) => Math.ceil(measure(line, sizes.small))));
  const bracketX = nameColumn + rem;
  const labelX = bracketX + 0.5 * rem;
  const bracketEnd = hasBracket ? labelX + widestLabel : nameColumn;
  const shownX = bracketEnd + (widestShown > 0 ? rem + widestShown : 0);
  const rangeX = shownX + 0.75 * rem;
  const ranges = [rangeHead, ...rows.map(({ rangeShown = "" }) => rangeShown)];
  const widestRange = Math.max(...ranges.map((text) => Math.ceil(measure(text, sizes.small))));
  const from = (widestRange > 0 ? rangeX + widestRange : shownX) + 1.25 * rem;
  const x = (value: number): number =>
    from + (Math.min(axis.end, Math.max(0, value)) / axis.end) * Math.max(0, width - from);
  const top = rangeHead === "" ? 0 : 1.6 * sizes.small;
  let y = top;
  const placed = rows.map((row) => {
    const nameLines = wrapText(row.name, nameColumn, nameWidth);
    const height = Math.max(1.75 * rem, nameLines.length * sizes.nameLine + 0.5 * rem);
    const middle = y + height / 2;
    y += height;
    const nameY = middle - ((nameLines.length - 1) * sizes.nameLine) / 2 + sizes.name * 0.33;
    return { row, nameLines, nameY, middle };
  });
  const bottom = y;
  const joins = placed.flatMap(({ row, middle }) => (row.joined ? [middle] : []));
  const [first, last] = [joins[0], joins.at(-1)];
  const bracket =
    hasBracket && first !== undefined && last !== undefined
      ? { x: bracketX, labelX, labelLines, joins, first, last }
      : null;
  let [legendX, legendY] = [0, bottom + 3 * sizes.small];
  const legendPlaces = legend.map((label) => {
    const needed = 1.5 * sizes.dot + measure(label, sizes.small);
    if (legendX > 0 && legendX + needed > width) {
      legendX = 0;
      legendY += 1.6 * sizes.small;
    }
    const place = { x: legendX, y: legendY };
    legendX += needed + rem;
    return place;
  });
  const height = legend.length > 0 ? legendY + sizes.small : bottom + 2 * sizes.small;
  return { sizes, rows: placed, legend: legendPlaces, shownX, rangeX, bracket, plot: { from, top, bottom }, x, height };
}
