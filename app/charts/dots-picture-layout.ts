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
  /** the last one is above the others; null = not drawn */
  readonly dots: readonly (PictureDot & { readonly value: number | null })[];
}

/** Share of the width that names may take before they wrap. */
const NAME_SHARE = 0.36;

/** Positions of everything in a dot chart, px: names, values, plot, ticks, then the legend. */
export function layOutDots(
  rows: readonly PictureRow[],
  axis: Axis,
  legend: readonly string[],
  { width, rem, measure }: ChartFrame,
) {
  const sizes = { name: 0.9375 * rem, nameLine: 1.2 * rem, small: 0.8125 * rem, dot: 0.75 * rem };
  const nameWidth = (text: string) => measure(text, sizes.name);
  const nameColumn = Math.min(NAME_SHARE * width, Math.max(0, ...rows.map((row) => Math.ceil(nameWidth(row.name)))));
  const widestShown = Math.max(0, ...rows.map(({ shown = "" }) => Math.ceil(measure(shown, sizes.name, 600))));
  const shownX = nameColumn + (widestShown > 0 ? rem + widestShown : 0);
  const from = shownX + 1.25 * rem;
  const x = (value: number): number =>
    from + (Math.min(axis.end, Math.max(0, value)) / axis.end) * Math.max(0, width - from);
  let y = 0;
  const placed = rows.map((row) => {
    const nameLines = wrapText(row.name, nameColumn, nameWidth);
    const height = Math.max(1.75 * rem, nameLines.length * sizes.nameLine + 0.5 * rem);
    const middle = y + height / 2;
    y += height;
    const nameY = middle - ((nameLines.length - 1) * sizes.nameLine) / 2 + sizes.name * 0.33;
    return { row, nameLines, nameY, middle };
  });
  const bottom = y;
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
  return { sizes, rows: placed, legend: legendPlaces, shownX, plot: { from, bottom }, x, height };
}
