/** Returns uniform random numbers in (0, 1); never 0, so that their logarithm is finite. */
export type Random = () => number;

const WORD = 0x1_0000_0000;

/**
 * A deterministic generator: sfc32 of PractRand (128 bits of state), seeded by splitmix32. For simulation, not for
 * secrets.
 * @param seed any number; only its lower 32 bits are used
 */
export const seededRandom = (seed: number): Random => {
  let started = seed | 0;
  const word = (): number => {
    started = (started + 0x9e3779b9) | 0;
    let mixed = started ^ (started >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return mixed ^ (mixed >>> 15);
  };
  let [a, b, c, counter] = [word(), word(), word(), 1];
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  // discard the first numbers, which correlate with the seed
  for (let turn = 0; turn < 12; turn++) next();
  return () => (next() + 0.5) / WORD;
};
