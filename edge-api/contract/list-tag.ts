/**
 * Raised when items of equal versions are listed differently, or when pages keep more of them than before: then every browser
 * fetches its lists once more.
 */
const FORMAT = 1;

/** Two 32-bit hashes of a text (FNV-1a with different primes), in hexadecimal. Not for secrets. */
function hashOf(text: string): string {
  let [one, two] = [0x811c9dc5, 0x01000193];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x01000193);
    two = Math.imul(two ^ unit, 0x85ebca6b);
  }
  return [one, two].map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("");
}

/**
 * The `ETag` of a user's list of one kind, by the versions of its items. A browser that has these items in these versions
 * computes the same tag, names it in `If-None-Match`, and gets no list. Should two states of a list ever share a tag, the list
 * comes with the next change.
 */
export const listTag = (items: readonly { readonly id: string; readonly version: number }[]): string => {
  // sorted by code units, as every engine sorts
  const lines = items.map(({ id, version }) => `${id} ${version}`).toSorted();
  return `"${FORMAT}-${hashOf(lines.join("\n"))}"`;
};
