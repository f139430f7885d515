import { holds, overlaps, runsThrough, type Box, type Point } from "./box.ts";

interface Labelled {
  /** where the label would like its middle to be */
  readonly wanted: number;
  readonly height: number;
}

/**
 * The middles of labels in one column, none over another and none above `from`: each as near to its wish as its neighbours allow. Labels
 * that press on each other become a group around the mean of their wishes. In the order given, which is kept: give them from top to bottom.
 */
export function spreadLabels(labels: readonly Labelled[], from: number, to: number): readonly number[] {
  interface Group {
    top: number;
    height: number;
    readonly wishes: number[];
  }
  const placed: Group[] = [];
  const settle = (group: Group) => {
    const mean = group.wishes.reduce((sum, wish) => sum + wish, 0) / group.wishes.length;
    group.top = Math.max(from, Math.min(mean, to - group.height));
  };
  for (const label of labels) {
    let group: Group = { top: 0, height: label.height, wishes: [label.wanted - label.height / 2] };
    settle(group);
    for (let above = placed.at(-1); above && above.top + above.height > group.top; above = placed.at(-1)) {
      placed.pop();
      const { height } = above;
      // each wish is for the top of the whole group
      group = {
        top: 0,
        height: height + group.height,
        wishes: [...above.wishes, ...group.wishes.map((wish) => wish - height)],
      };
      settle(group);
    }
    placed.push(group);
  }
  const middles: number[] = [];
  for (const group of placed) {
    let top = group.top;
    for (let count = group.wishes.length; count > 0; count -= 1) {
      const { height } = labels[middles.length] ?? { height: 0 };
      middles.push(top + height / 2);
      top += height;
    }
  }
  return middles;
}

/** The ways round a point, in the order they are liked: sideways of it first, where lines that cross leave room. */
const WAYS = [
  [-0.5, -1],
  [0.5, 1],
  [0, -1],
  [0, 1],
  [0.5, -1],
  [-0.5, 1],
  [-1, 0],
  [1, 0],
] as const;

/** What each step away from the point costs; a line under the label costs 10. */
const FARTHER = 6;

interface Surroundings {
  /** where the label has to be */
  readonly within: Box;
  /** what it should not cover: other labels, circles */
  readonly taken: readonly Box[];
  readonly lines: readonly (readonly [Point, Point])[];
}

/** The best box for a label of a size beside a point, at least `distance` px from it: inside, over nothing, over few lines. */
export function placeBeside(
  point: Point,
  size: { readonly width: number; readonly height: number },
  distance: number,
  { within, taken, lines }: Surroundings,
): Box {
  let best: { readonly box: Box; readonly cost: number } | undefined;
  for (const [ring, far] of [1, 1.8, 3, 4.5, 6].entries()) {
    // what is farther away costs at least this
    if (best && best.cost <= FARTHER * ring) break;
    for (const [way, [right, down]] of WAYS.entries()) {
      const box = {
        ...size,
        // beside the point; above and below it, shifted by half of itself at most
        x: point.x - size.width / 2 + (down === 0 ? right * (size.width / 2 + distance * far) : right * size.width),
        y: point.y - size.height / 2 + down * (size.height / 2 + distance * far),
      };
      const cost =
        (holds(within, box) ? 0 : 1000) +
        100 * count(taken, (other) => overlaps(box, other)) +
        10 * count(lines, ([a, b]) => runsThrough(a, b, box)) +
        FARTHER * ring +
        way / 10;
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
