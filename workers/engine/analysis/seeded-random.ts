/** A source of numbers in (0, 1): never 0, so that its logarithm is finite. */
export type Random = () => number;

const WORD = 0x1_0000_0000;

/**
 * Numbers from a seed, the same ones each time: sfc32 of PractRand (128 bits of state), started from the four words
 * that splitmix32 makes of the seed. Good for simulation, not for secrets.
 *
 * @param seed any number; its lower 32 bits count
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
  // the first words still resemble the seed
  for (let turn = 0; turn < 12; turn++) next();
  return () => (next() + 0.5) / WORD;
};
