import type { BandRecord } from "../tables/lookup-tables.ts";

/**
 * The colour band that contains the *rounded* score, as shown; the include flags decide at its ends (method.md section
 * 8). Null = none (`missing_colour_range`).
 */
export const bandOf = (bands: readonly BandRecord[], score: number): BandRecord | null => {
  const shown = Math.round(score);
  return (
    bands.find(
      ({ low, high, low_included, high_included }) =>
        (shown > low || (low_included && shown === low)) && (shown < high || (high_included && shown === high)),
    ) ?? null
  );
};
