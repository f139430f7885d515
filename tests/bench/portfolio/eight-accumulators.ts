/**
 * The limit that the scoring pass is held against: reads the same 12 bytes an entry and only adds them up, with eight
 * independent accumulators so that no addition waits for another.
 */
export function eightAccumulatorSum(pair: Uint32Array, quantity: Float64Array): number {
  let [a, b, c, d, e, f, g, h] = [0, 0, 0, 0, 0, 0, 0, 0];
  let pairs = 0;
  const whole = quantity.length & ~7;
  for (let at = 0; at < whole; at += 8) {
    a += quantity[at] ?? 0;
    b += quantity[at + 1] ?? 0;
    c += quantity[at + 2] ?? 0;
    d += quantity[at + 3] ?? 0;
    e += quantity[at + 4] ?? 0;
    f += quantity[at + 5] ?? 0;
    g += quantity[at + 6] ?? 0;
    h += quantity[at + 7] ?? 0;
    const low = (pair[at] ?? 0) ^ (pair[at + 1] ?? 0) ^ (pair[at + 2] ?? 0) ^ (pair[at + 3] ?? 0);
    const high = (pair[at + 4] ?? 0) ^ (pair[at + 5] ?? 0) ^ (pair[at + 6] ?? 0) ^ (pair[at + 7] ?? 0);
    pairs ^= low ^ high;
  }
  return a + b + (c + d) + (e + f + (g + h)) + (pairs & 1);
}
