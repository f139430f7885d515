import { CERTAIN } from "./quantities.ts";

/** Items per rack of a product, and the columns and scales of its wash. */
export interface Rack {
  readonly items: number;
  /** columns of multipliers */
  readonly rack: number;
  readonly energy: number;
  /** index of its first scale: share of a rack, then the same for what-if energy */
  readonly scale: number;
}

/** Number of scales of a wash in one draw. */
export const RACK_SCALES = 2;

/** Writes the scales of a wash in one draw: 1 / items per rack, with at least one item (method.md section 4.5). */
export const drawRack = (
  { items, rack, energy, scale }: Rack,
  multipliers: Float64Array,
  start: number,
  to: Float64Array,
) => {
  if (rack === CERTAIN) return;
  const share = items / Math.max(items * (multipliers[start + rack] ?? 1), 1);
  to[scale] = share;
  to[scale + 1] = share * (multipliers[start + energy] ?? 1);
};
