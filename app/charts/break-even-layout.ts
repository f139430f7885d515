import { scaleLinear } from "@visx/scale";
import { formatNumber } from "../text/format.ts";
import type { Box, Point } from "./box.ts";
import type { ChartFrame } from "./chart-frame.ts";
import { placeBeside, spreadLabels } from "./label-places.ts";
import { wrapText } from "./text-measure.ts";

export interface BreakEvenLine {
  readonly id: string;
  readonly name: string;
  readonly reusable: boolean;
  /** drawn in the accent colour: the product of the finding above the chart */
  readonly highlighted: boolean;
  /** impact of one piece's life without its uses, per functional unit; ignored for single-use products */
  readonly life: number;
  /** impact of each use, per functional unit */
  readonly perUse: number;
}

export interface BreakEvenCrossing {
  readonly reusableId: string;
  readonly otherId: string;
  /** the first whole number of uses at which the reusable has the lower impact */
  readonly uses: number;
  /** "7 uses" */
  readonly shownLabel: string;
}

export interface DefaultUses {
  readonly id: string;
  readonly uses: number;
  readonly label: string;
}

/** Cumulative impact after a number of uses. */
export const cumulative = (line: BreakEvenLine, uses: number): number =>
  (line.reusable ? line.life : 0) + line.perUse * uses;

/** Uses at which two lines cross, unrounded; negative or not finite if they never cross. */
export const meeting = (a: BreakEvenLine, b: BreakEvenLine): number =>
  (cumulative(a, 0) - cumulative(b, 0)) / (b.perUse - a.perUse);

export type BreakEvenLayout = ReturnType<typeof layOutBreakEven>;

/** Dash patterns of single-use lines, in order (tokens.md, "Lines in charts"). */
const DASHES = ["6 4", "2 4", "8 3 2 3"] as const;
export const CROSSING_RADIUS = 5.5;
/** Distance between the value labels and the plot, px. */
export const AXIS_GAP = 10;
/** Crossings closer than this share a label, rem. */
const SHARED_LABEL_DISTANCE = 1.25;
/** Half the height of the mark at the default uses, px. */
export const TICK = 7;
/** Distance from the plot to the names at the ends of the lines, px. */
export const END_GAP = 12;

/**
 * Positions of everything in the break-even chart, px: `y` of a text is the baseline of its first line. Lines are in paint
 * order, the highlighted one last; crossings and default uses are those inside the domain, crossings by uses.
 */
export function layOutBreakEven(
  lines: readonly BreakEvenLine[],
  crossings: readonly BreakEvenCrossing[],
  defaultUses: readonly DefaultUses[],
  [firstUse, lastUse]: readonly [number, number],
  usesLabel: string,
  rangeLabel: (from: number, to: number) => string,
  { width, rem, measure }: ChartFrame,
) {
  const sizes = { small: 0.8125 * rem, smallLine: 1.0625 * rem, crossing: 0.9375 * rem };
  const smallWidth = (text: string) => measure(text, sizes.small);

  // The column of names is as wide as the widest name, up to a share of the chart.
  const weightOf = (line: BreakEvenLine) => (line.highlighted ? 600 : 400);
  const nameWidth = (line: BreakEvenLine) => (text: string) => measure(text, sizes.small, weightOf(line));
  const widestName = Math.max(0, ...lines.map((line) => Math.ceil(nameWidth(line)(line.name))));
  const endColumn = Math.min(widestName, width < 33 * rem ? 0.32 * width : Math.min(0.26 * width, 14 * rem));
  const names = new Map(lines.map((line) => [line.id, wrapText(line.name, endColumn, nameWidth(line))]));
  const nameHeight = (line: BreakEvenLine) => (names.get(line.id)?.length ?? 1) * sizes.smallLine + 2;

  const values = lines.flatMap((line) => [cumulative(line, firstUse), cumulative(line, lastUse)]);
  const [lowest, highest] = [Math.min(0, ...values), Math.max(0, ...values)];
  const top = 2.25 * rem;
  const allNames = lines.reduce((sum, line) => sum + nameHeight(line), 0);
  const plotHeight = Math.round(Math.max(Math.min(12.5 * rem, Math.max(12 * rem, 0.32 * width)), allNames));
  const y = scaleLinear<number>({
    domain: lowest === highest ? [0, 1] : [lowest, highest],
    range: [top + plotHeight, top],
    nice: 5,
  });
  const yValues = lowest === highest ? [0, 1] : y.ticks(5);
  const step = Math.abs((yValues[1] ?? 1) - (yValues[0] ?? 0));
  const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  const yTicks = yValues.map((value) => ({ at: y(value), label: formatNumber(value, decimals), zero: value === 0 }));

  const left = Math.ceil(Math.max(...yTicks.map(({ label }) => smallWidth(label)))) + AXIS_GAP;
  const plot: Box = { x: left, y: top, width: Math.max(1, width - left - END_GAP - endColumn - 2), height: plotHeight };
  const x = scaleLinear<number>({ domain: [firstUse, lastUse], range: [left, left + plot.width] });
  const xTicks = x
    .ticks(Math.max(2, Math.min(6, Math.floor(plot.width / (4.5 * rem)))))
    .filter((uses) => Number.isInteger(uses))
    .map((uses) => ({ at: x(uses), label: formatNumber(uses) }));

  const pointAt = (line: BreakEvenLine, uses: number): Point => ({ x: x(uses), y: y(cumulative(line, uses)) });
  const lineLayouts = layOutLines(lines, {
    names,
    nameHeight,
    from: (line) => pointAt(line, firstUse),
    to: (line) => pointAt(line, lastUse),
    plot,
    endColumn,
    sizes,
  });

  const inDomain = (uses: number) => uses >= firstUse && uses <= lastUse;
  const byId = new Map(lines.map((line) => [line.id, line]));
  const drawnCrossings = crossings
    .flatMap((item) => {
      const [line, other] = [byId.get(item.reusableId), byId.get(item.otherId)];
      if (!line || !other) return [];
      const uses = meeting(line, other);
      return inDomain(uses) ? [{ item, line, other, at: pointAt(line, uses) }] : [];
    })
    .toSorted((a, b) => a.at.x - b.at.x);
  const drawnDefaults = defaultUses.flatMap((item) => {
    const line = byId.get(item.id);
    return line && inDomain(item.uses) ? [{ item, line, at: pointAt(line, item.uses) }] : [];
  });

  // Labels avoid points and other labels, and lines where possible.
  const taken = [
    ...drawnCrossings.map((crossing) => boxAround(crossing, CROSSING_RADIUS + 1)),
    ...drawnDefaults.map((mark) => boxAround(mark, TICK)),
  ];
  const drawn = lineLayouts.map(({ from, to }) => [from, to] as const);
  const label = (at: Point, text: string, size: number, weight: number, distance: number) => {
    const space = { width: Math.ceil(measure(text, size, weight)) + 4, height: size * 1.25 };
    const box = placeBeside(at, space, distance, { within: plot, taken, lines: drawn });
    taken.push(box);
    return { box, x: box.x + 2, y: box.y + size * 0.95 };
  };
  const usesLines = wrapText(usesLabel, width, smallWidth);
  const usesHalf = Math.max(...usesLines.map(smallWidth)) / 2;
  const usesMiddle = Math.max(usesHalf, Math.min(plot.x + plot.width / 2, width - usesHalf));
  const usesY = top + plotHeight + 2.75 * rem;
  return {
    // Low enough that the text stays inside the chart: a page edge would cut it off in print.
    valueLabelY: 1.15 * sizes.small,
    height: usesY + (usesLines.length - 1) * sizes.smallLine + 0.4 * rem,
    plot,
    usesLabel: { lines: usesLines, x: usesMiddle, y: usesY },
    xTicks,
    yTicks,
    lines: lineLayouts,
    crossings: clusters(drawnCrossings, SHARED_LABEL_DISTANCE * rem).flatMap((cluster) => {
      const uses = cluster.map(({ item }) => item.uses);
      const [fewest, most] = [Math.min(...uses), Math.max(...uses)];
      return cluster.map((crossing, at) => {
        // overlapping crossings share the label of the first
        if (at > 0) return { ...crossing, label: null };
        const text = fewest === most ? crossing.item.shownLabel : rangeLabel(fewest, most);
        return { ...crossing, label: { text, ...label(crossing.at, text, sizes.crossing, 600, CROSSING_RADIUS + 4) } };
      });
    }),
    defaultUses: drawnDefaults.map((mark) => ({
      ...mark,
      label: label(mark.at, mark.item.label, sizes.small, 400, TICK + 2),
    })),
    sizes,
  };
}

/** Groups points, sorted from left to right, that are closer than `distance` px to their predecessor. */
function clusters<T extends { readonly at: Point }>(fromLeft: readonly T[], distance: number): T[][] {
  const found: T[][] = [];
  for (const item of fromLeft) {
    const last = found.at(-1)?.at(-1);
    const isNear = last && Math.hypot(item.at.x - last.at.x, item.at.y - last.at.y) < distance;
    if (isNear) found.at(-1)?.push(item);
    else found.push([item]);
  }
  return found;
}

const boxAround = ({ at }: { readonly at: Point }, radius: number): Box => ({
  x: at.x - radius,
  y: at.y - radius,
  width: 2 * radius,
  height: 2 * radius,
});

interface LineSpace {
  readonly names: ReadonlyMap<string, readonly string[]>;
  readonly nameHeight: (line: BreakEvenLine) => number;
  readonly from: (line: BreakEvenLine) => Point;
  readonly to: (line: BreakEvenLine) => Point;
  readonly plot: Box;
  /** width of the column of names, px */
  readonly endColumn: number;
  readonly sizes: { readonly smallLine: number };
}

function layOutLines(
  lines: readonly BreakEvenLine[],
  { names, nameHeight, from, to, plot, endColumn, sizes }: LineSpace,
) {
  const fromTop = lines.toSorted((a, b) => to(a).y - to(b).y);
  const middles = spreadLabels(
    fromTop.map((line) => ({ wanted: to(line).y, height: nameHeight(line) })),
    plot.y - sizes.smallLine / 2,
    plot.y + plot.height + sizes.smallLine / 2,
  );
  const right = plot.x + plot.width;
  const singleUse = lines.filter((line) => !line.reusable);
  const paintOrder = (line: BreakEvenLine) => (line.highlighted ? 2 : 0) + (line.reusable ? 1 : 0);
  return lines
    .map((line) => {
      const middle = middles[fromTop.indexOf(line)] ?? 0;
      const nameLines = names.get(line.id) ?? [line.name];
      const textHeight = nameLines.length * sizes.smallLine;
      return {
        line,
        from: from(line),
        to: to(line),
        // undefined = solid
        dashes: line.reusable ? undefined : DASHES[singleUse.indexOf(line) % DASHES.length],
        end: {
          lines: nameLines,
          middle,
          box: { x: right + END_GAP - 2, y: middle - textHeight / 2, width: endColumn + 4, height: textHeight },
          x: right + END_GAP,
          y: middle - textHeight / 2 + sizes.smallLine * 0.74,
        },
      };
    })
    .toSorted((a, b) => paintOrder(a.line) - paintOrder(b.line));
}
