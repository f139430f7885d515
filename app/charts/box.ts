/** A rectangle in a chart, px. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The smallest box that contains both. */
export function around(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

/** Whether two boxes share an area; touching edges do not count. */
export const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Whether the outer box contains the whole inner one. */
export const holds = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** True if the straight line from `a` to `b` crosses the box (Liang–Barsky: the line is clipped at each side). */
export function runsThrough(a: Point, b: Point, box: Box): boolean {
  let [from, to] = [0, 1];
  const sides = [
    [a.x - b.x, a.x - box.x],
    [b.x - a.x, box.x + box.width - a.x],
    [a.y - b.y, a.y - box.y],
    [b.y - a.y, box.y + box.height - a.y],
  ] as const;
  for (const [step, distance] of sides) {
    if (step === 0) {
      if (distance < 0) return false;
    } else if (step < 0) from = Math.max(from, distance / step);
    else to = Math.min(to, distance / step);
  }
  return from <= to;
}
