/** Four words of state from a seed and a name; FNV-1a over the code units, each word from its own start. */
const stateOf = (seed: number, name: string): Uint32Array => {
  const state = new Uint32Array(4);
  for (let word = 0; word < 4; word++) {
    let hash = (0x811c9dc5 ^ Math.imul(seed, 0x9e3779b1) ^ Math.imul(word + 1, 0x85ebca6b)) >>> 0;
    for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193) >>> 0;
    // spreads what names that differ in their last letter have in common (the end of MurmurHash3)
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    state[word] = (hash ^ (hash >>> 16)) >>> 0;
  }
  // the generator must not start from nothing
  if (state.every((word) => word === 0)) state[0] = 1;
  return state;
};

/**
 * Standard normal numbers of one quantity: the same for the same seed and name, whatever else is drawn beside it. So a
 * further product changes nothing in the draws of the others, and two runs with one seed can be compared draw by draw.
 * Uniform numbers by xoshiro128** (Blackman and Vigna 2018), normal ones from them by the polar method of Marsaglia.
 * @param seed whole, 0 to 2^32 - 1
 */
export function normalDraws(seed: number, name: string, draws: number): Float64Array {
  const state = stateOf(seed, name);
  let [a = 1, b = 0, c = 0, d = 0] = state;
  /** uniform in (-1, 1), 32 bits */
  const next = (): number => {
    const scrambled = Math.imul(b, 5);
    const word = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return (word + 0.5) / 2147483648 - 1;
  };
  const normals = new Float64Array(draws);
  for (let at = 0; at < draws; at += 2) {
    let [x, y, square] = [0, 0, 0];
    do {
      x = next();
      y = next();
      square = x * x + y * y;
    } while (square >= 1);
    const stretch = Math.sqrt((-2 * Math.log(square)) / square);
    normals[at] = x * stretch;
    if (at + 1 < draws) normals[at + 1] = y * stretch;
  }
  return normals;
}
