/**
 * Reads the `place` of entries in the order of the JSON text: the line index in the whole portfolio. An entry without a
 * place follows the previous entry.
 */
export function placeReader(): (place: unknown) => number {
  let next = 0;
  return (place) => {
    const at = typeof place === "number" && Number.isInteger(place) && place >= 0 ? place : next;
    next = at + 1;
    return at;
  };
}

/** For each line its index in the JSON text; entries with equal places keep the order of the text. null = same order. */
export function orderOf(places: readonly number[]): Uint32Array | null {
  if (places.every((place, at) => at === 0 || place >= (places[at - 1] ?? 0))) return null;
  const order = new Uint32Array(places.length);
  const isTaken = new Uint8Array(places.length);
  const isPermutation = places.every((place, at) => {
    if (place >= places.length || isTaken[place] === 1) return false;
    isTaken[place] = 1;
    order[place] = at;
    return true;
  });
  if (isPermutation) return order;
  return order.map((_, at) => at).toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b);
}

/** Sorts items by their places. */
export function inOrder<T>(items: readonly T[], places: readonly number[]): readonly T[] {
  const order = orderOf(places);
  return order === null ? items : Array.from(order, (at) => items[at] as T);
}
