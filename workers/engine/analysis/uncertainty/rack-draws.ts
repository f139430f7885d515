import { CERTAIN } from "./quantities.ts";

/** How many items share a rack of the washer, and what of a wash varies with it. */
export interface Rack {
  readonly items: number;
  /** columns */
  readonly rack: number;
  readonly energy: number;
  /** where its scales begin: a share of a rack, and that of energy tried beside what the rack's activity has */
  readonly scale: number;
}

export const RACK_SCALES = 2;

/** Writes the scales of a wash: more items in a rack make a smaller share of it; never fewer than one (method.md section 4). */
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
