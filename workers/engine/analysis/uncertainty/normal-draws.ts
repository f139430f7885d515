import { seededRandom } from "../seeded-random.ts";

/** The seed of a name: FNV-1a over its code units, then the finalizer of MurmurHash3. */
const seedOf = (seed: number, name: string): number => {
  let hash = (0x811c9dc5 ^ Math.imul(seed, 0x9e3779b1)) >>> 0;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/**
 * Standard normal variates of one quantity. They depend only on the seed and the name, so that adding a product does not
 * change the draws of the others, and two runs with one seed can be compared draw by draw. Polar method (Marsaglia and
 * Bray 1964).
 * @param seed whole, 0 to 2^32 - 1
 */
export function normalDraws(seed: number, name: string, draws: number): Float64Array {
  const random = seededRandom(seedOf(seed, name));
  const normals = new Float64Array(draws);
  for (let at = 0; at < draws; at += 2) {
    let [x, y, square] = [0, 0, 0];
    do {
      x = 2 * random() - 1;
      y = 2 * random() - 1;
      square = x * x + y * y;
    } while (square >= 1);
    const stretch = Math.sqrt((-2 * Math.log(square)) / square);
    normals[at] = x * stretch;
    if (at + 1 < draws) normals[at + 1] = y * stretch;
  }
  return normals;
}
