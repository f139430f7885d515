import type { MetricId } from "../../edge-api/contract/metrics.ts";

/** Anything with the id of a metric. */
interface WithMetricId {
  readonly metric_id: string;
}

/** Sorts columns by a stored order of ids: unknown ids are ignored, columns not in it follow in default order. */
export const inStoredOrder = <T extends WithMetricId>(columns: readonly T[], kept: readonly string[]): T[] => {
  const places = new Map([...new Set(kept)].map((id, place) => [id, place]));
  const placeOf = ({ metric_id }: WithMetricId): number => places.get(metric_id) ?? kept.length;
  return columns.toSorted((a, b) => placeOf(a) - placeOf(b));
};

/** Moves an id to an index, counted without it and clamped to the list; an unknown id changes nothing. */
export const movedTo = (ids: readonly string[], id: string, place: number): string[] => {
  if (!ids.includes(id)) return [...ids];
  const others = ids.filter((other) => other !== id);
  const at = Math.max(0, Math.min(place, others.length));
  return [...others.slice(0, at), id, ...others.slice(at)];
};

/** The half of a column that the pointer is over. */
export type DropSide = "before" | "after";

/** The ids after `id` was dropped next to `target`; unknown ids change nothing. */
export const movedBeside = (ids: readonly string[], id: string, target: string, side: DropSide): string[] => {
  if (id === target || !ids.includes(target)) return [...ids];
  const place = ids.filter((other) => other !== id).indexOf(target);
  return movedTo(ids, id, side === "before" ? place : place + 1);
};

/** Whether two lists have the same ids in the same order. */
export const isSameOrder = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, place) => id === b[place]);

/** Sorting, order and menu shared by the column heads of a page's score tables. The same object between changes. */
export interface ColumnControls {
  /** null = rows sorted by summary */
  readonly sortedBy: MetricId | null;
  readonly onDrop: (dropped: string, target: MetricId, side: DropSide) => void;
  readonly onMenu: (metric_id: MetricId, button: HTMLElement) => void;
}
