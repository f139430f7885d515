import type { Sensitivity } from "../../../workers/engine/analysis/lever-curve.ts";

/** One value of a lever with the resulting ranking. */
export interface CurveRow {
  readonly value: number;
  readonly summary: number | null;
  /** rank of the product, 1 = first; null = no summary */
  readonly place: number | null;
  /** the first in the ranking; id null = the product itself */
  readonly first: { readonly id: string | null; readonly summary: number } | null;
  readonly isUsual: boolean;
  /** true = the order changes at this value */
  readonly isChange: boolean;
}

/** The row for one value of a lever. */
const rowAt = (curve: Sensitivity, value: number, summary: number | null): CurveRow => {
  const others = curve.others.flatMap(({ id, summary: theirs }) => (theirs === null ? [] : [{ id, summary: theirs }]));
  const best = others.toSorted((a, b) => b.summary - a.summary)[0] ?? null;
  const isFirst = summary !== null && (best === null || summary >= best.summary);
  return {
    value,
    summary,
    place: summary === null ? null : 1 + others.filter((other) => other.summary > summary).length,
    first: isFirst ? { id: null, summary } : best,
    isUsual: value === curve.lever.now,
    isChange: curve.changes.some((change) => change.value === value),
  };
};

/** About `count` evenly spaced values, the current one, and the first computed value after each change of the order. */
export const shownRows = (curve: Sensitivity, count = 10): readonly CurveRow[] => {
  const { points, changes, lever } = curve;
  const every = Math.max(1, Math.floor((points.length - 1) / count));
  const after = new Set(changes.map((change) => points.find(({ value }) => value >= change.value)?.value));
  return points
    .filter(({ value }, at) => at % every === 0 || at === points.length - 1 || value === lever.now || after.has(value))
    .map(({ value, summary }) => ({ ...rowAt(curve, value, summary), isChange: after.has(value) }));
};
