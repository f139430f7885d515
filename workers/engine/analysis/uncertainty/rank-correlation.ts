/** Ranks from 0; equal values share the mean of their ranks. */
export function ranksOf(values: Float64Array): Float64Array {
  const order = Uint32Array.from(values, (_, place) => place).toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const ranks = new Float64Array(values.length);
  for (let start = 0; start < order.length;) {
    let end = start + 1;
    while (end < order.length && values[order[end] ?? 0] === values[order[start] ?? 0]) end++;
    for (let place = start; place < end; place++) ranks[order[place] ?? 0] = (start + end - 1) / 2;
    start = end;
  }
  return ranks;
}

/** Pearson correlation, -1 to 1; of ranks it is Spearman's. 0 if one series is constant. Both have the same length. */
export function correlationOf(a: Float64Array, b: Float64Array): number {
  const mean = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  let [both, ofA, ofB] = [0, 0, 0];
  for (let place = 0; place < a.length; place++) {
    const [fromA, fromB] = [(a[place] ?? 0) - meanA, (b[place] ?? 0) - meanB];
    both += fromA * fromB;
    ofA += fromA * fromA;
    ofB += fromB * fromB;
  }
  return ofA === 0 || ofB === 0 ? 0 : both / Math.sqrt(ofA * ofB);
}
