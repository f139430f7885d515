import type { EditorTables } from "../editor/editor-tables.ts";

/** Room between two items in a rack (reference-data README, items per rack). */
const GAP_CM = 1;

/** The two sides that an item stands on; round items have two equal ones. */
export interface Footprint {
  readonly width_cm: number;
  readonly depth_cm: number;
}

/**
 * Items that fit into a rack beside each other: floor(side / (width + 1)) × floor(side / (depth + 1)), at least 1. null = no footprint that an item could have.
 */
export const suggestedWashLoad = (
  { width_cm, depth_cm }: Footprint,
  { wash_rack_cm }: Pick<EditorTables, "wash_rack_cm">,
): number | null => {
  if (!(width_cm > 0 && depth_cm > 0)) return null;
  const along = (cm: number): number => Math.floor(wash_rack_cm / (cm + GAP_CM));
  return Math.max(1, along(width_cm) * along(depth_cm));
};
