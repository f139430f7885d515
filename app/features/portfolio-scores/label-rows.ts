/**
 * The row of each label above an axis, 0 = the closest. Expects the most important labels first: each takes the lowest
 * row in which no earlier label is closer than `near` (in the unit of the positions). Returns rows in the same order.
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
