/** Indices of the `most` largest quantities, largest first, ties by index. One pass that never sorts all 100,000. */
export const largestLines = (quantities: ArrayLike<number>, most: number): readonly number[] => {
  const before = (a: number, b: number): number => (quantities[b] ?? 0) - (quantities[a] ?? 0) || a - b;
  let kept: number[] = [];
  for (let place = 0; place < quantities.length; place++) {
    kept.push(place);
    if (kept.length >= 8 * most) kept = kept.toSorted(before).slice(0, most);
  }
  return kept.toSorted(before).slice(0, most);
};
