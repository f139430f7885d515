/**
 * The different numbers of a column, in order of first sight. Numbers of texts are small, so that an array by number does in
 * a tenth of the time what a Set does for 100,000 lines.
 */
export function differentNumbers(column: Uint32Array): readonly number[] {
  const seen: boolean[] = [];
  const numbers: number[] = [];
  for (let at = 0; at < column.length; at++) {
    const number = column[at] ?? 0;
    if (seen[number] === true) continue;
    seen[number] = true;
    numbers.push(number);
  }
  return numbers;
}
