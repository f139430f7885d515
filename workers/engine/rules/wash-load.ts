import type { EditorTables } from "../editor/editor-tables.ts";

/** Gap between two items in a rack (reference-data/method.md, items per rack). */
const GAP_CM = 1;

/** Width and depth of an item in a rack; equal for round items. */
export interface Footprint {
  readonly width_cm: number;
  readonly depth_cm: number;
}

/**
 * Items that fit side by side into a rack: floor(side / (width + 1)) × floor(side / (depth + 1)) in cm, at least 1. null
 * = width or depth is not positive.
 */
export const suggestedWashLoad = (
  { width_cm, depth_cm }: Footprint,
  { wash_rack_cm }: Pick<EditorTables, "wash_rack_cm">,
): number | null => {
  if (!(width_cm > 0 && depth_cm > 0)) return null;
  const along = (cm: number): number => Math.floor(wash_rack_cm / (cm + GAP_CM));
  return Math.max(1, along(width_cm) * along(depth_cm));
};
