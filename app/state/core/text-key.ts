/**
 * A 53-bit hash of a text (cyrb53), as a key for maps of documents: collisions are unlikely among 100,000 texts. Not secure
 * against deliberate collisions.
 */
export function textKey(text: string): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return `k${(4294967296 * (2097151 & two) + (one >>> 0)).toString(36)}`;
}
