/** Anything that stands for a metric. */
interface Named {
  readonly metric_id: string;
}

/** Columns in a kept order: ids that do not exist count for nothing, columns that it does not name follow in their usual order. */
export const inKeptOrder = <T extends Named>(columns: readonly T[], kept: readonly string[]): T[] => {
  const places = new Map([...new Set(kept)].map((id, place) => [id, place]));
  const placeOf = ({ metric_id }: Named): number => places.get(metric_id) ?? kept.length;
  return columns.toSorted((a, b) => placeOf(a) - placeOf(b));
};

/** The ids with one of them taken out and put in at a place, counted without it; what cannot be moved changes nothing. */
export const movedTo = (ids: readonly string[], id: string, place: number): string[] => {
  if (!ids.includes(id)) return [...ids];
  const others = ids.filter((other) => other !== id);
  const at = Math.max(0, Math.min(place, others.length));
  return [...others.slice(0, at), id, ...others.slice(at)];
};

/** Where the pointer stands over a column: before or behind its middle. */
export type DropSide = "before" | "after";

/** The ids after a column was dropped beside another one. */
export const droppedBeside = (ids: readonly string[], id: string, target: string, side: DropSide): string[] => {
  if (id === target || !ids.includes(target)) return [...ids];
  const place = ids.filter((other) => other !== id).indexOf(target);
  return movedTo(ids, id, side === "before" ? place : place + 1);
};

export const isSameOrder = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, place) => id === b[place]);
