/**
 * The row of each label above an axis, 0 = nearest to it. Expects the labels most important first: each takes the lowest
 * row in which no earlier label is nearer than `near` (in the unit of the positions); answers in the same order.
 */
export function labelRows(positions: readonly number[], near: number): readonly number[] {
  const rows: number[] = [];
  for (const position of positions) {
    const taken = rows.filter((_, at) => Math.abs((positions[at] ?? 0) - position) < near);
    let row = 0;
    while (taken.includes(row)) row++;
    rows.push(row);
  }
  return rows;
}
