const known = new WeakMap<Uint32Array, readonly number[]>();

/**
 * The distinct numbers of a column of an LineTable, in order of first appearance. Cached by column, which is immutable
 * and shared by tables. Uses an array instead of a Set: the numbers are small, and it is ten times as fast for 100,000
 * lines.
 */
export function differentNumbers(column: Uint32Array): readonly number[] {
  const before = known.get(column);
  if (before !== undefined) return before;
  const seen: boolean[] = [];
  const numbers: number[] = [];
  for (let at = 0; at < column.length; at++) {
    const number = column[at] ?? 0;
    if (seen[number] === true) continue;
    seen[number] = true;
    numbers.push(number);
  }
  known.set(column, numbers);
  return numbers;
}
