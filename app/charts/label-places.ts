import { holds, overlaps, runsThrough, type Box, type Point } from "./box.ts";

interface Labelled {
  /** preferred middle of the label, px */
  readonly wanted: number;
  readonly height: number;
}

/**
 * Places labels in one column between `from` and `to` without overlap, each as close to its preferred middle as
 * possible. Labels that would overlap become a group around the mean of their preferred positions. Expects labels
 * sorted from top to bottom; returns their middles in the same order, px.
 */
export function spreadLabels(labels: readonly Labelled[], from: number, to: number): readonly number[] {
  interface Group {
    top: number;
    height: number;
    readonly wantedTops: number[];
  }
  const placed: Group[] = [];
  const settle = (group: Group) => {
    const mean = group.wantedTops.reduce((sum, top) => sum + top, 0) / group.wantedTops.length;
    group.top = Math.max(from, Math.min(mean, to - group.height));
  };
  for (const label of labels) {
    let group: Group = { top: 0, height: label.height, wantedTops: [label.wanted - label.height / 2] };
    settle(group);
    for (let above = placed.at(-1); above && above.top + above.height > group.top; above = placed.at(-1)) {
      placed.pop();
      const { height } = above;
      // Each wanted top is that of the whole group.
      group = {
        top: 0,
        height: height + group.height,
        wantedTops: [...above.wantedTops, ...group.wantedTops.map((top) => top - height)],
      };
      settle(group);
    }
    placed.push(group);
  }
  const middles: number[] = [];
  for (const group of placed) {
    let top = group.top;
    for (let count = group.wantedTops.length; count > 0; count -= 1) {
      const { height } = labels[middles.length] ?? { height: 0 };
      middles.push(top + height / 2);
      top += height;
    }
  }
  return middles;
}

/** Directions (right, down) from a point in order of preference: diagonals first, which crossing lines leave free. */
const DIRECTIONS = [
  [-0.5, -1],
  [0.5, 1],
  [0, -1],
  [0, 1],
  [0.5, -1],
  [-0.5, 1],
  [-1, 0],
  [1, 0],
] as const;

/** Cost of each step away from the point; a line under the label costs 10. */
const DISTANCE_COST = 6;

interface Surroundings {
  /** area that should contain the label */
  readonly within: Box;
  /** boxes to avoid: other labels, circles */
  readonly taken: readonly Box[];
  readonly lines: readonly (readonly [Point, Point])[];
}

/** The cheapest box for a label beside a point, at least `distance` px away: inside the area, free, over few lines. */
export function placeBeside(
  point: Point,
  size: { readonly width: number; readonly height: number },
  distance: number,
  { within, taken, lines }: Surroundings,
): Box {
  let best: { readonly box: Box; readonly cost: number } | undefined;
  for (const [ring, far] of [1, 1.8, 3, 4.5, 6].entries()) {
    // Boxes of this ring and beyond cost at least this much.
    if (best && best.cost <= DISTANCE_COST * ring) break;
    for (const [preference, [right, down]] of DIRECTIONS.entries()) {
      const box = {
        ...size,
        // Above or below the point, the box shifts sideways by at most half its width.
        x: point.x - size.width / 2 + (down === 0 ? right * (size.width / 2 + distance * far) : right * size.width),
        y: point.y - size.height / 2 + down * (size.height / 2 + distance * far),
      };
      const cost =
        (holds(within, box) ? 0 : 1000) +
        100 * count(taken, (other) => overlaps(box, other)) +
        10 * count(lines, ([a, b]) => runsThrough(a, b, box)) +
        DISTANCE_COST * ring +
        preference / 10;
      if (!best || cost < best.cost) best = { box, cost };
    }
  }
  return best?.box ?? { ...point, ...size };
}

function count<T>(list: readonly T[], has: (item: T) => boolean): number {
  let found = 0;
  for (const item of list) found += has(item) ? 1 : 0;
  return found;
}
