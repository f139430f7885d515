/** Regions with tables of their own; Global is the base (specification section 3). */
export const REGION_IDS = [
  "Global",
  "Europe",
  "UnitedStates",
  "Spain",
  "Germany",
  "France",
  "UnitedKingdom",
  "Italy",
  "Netherlands",
  "Ecoville",
] as const;

export type RegionId = (typeof REGION_IDS)[number];

/** The region whose rows the others override. */
export const BASE_REGION: RegionId = "Global";

/** A town that does not exist; it is called imaginary wherever it can be chosen. */
export const IMAGINARY_REGION: RegionId = "Ecoville";

/** Whether a text is the id of a region. */
export const isRegionId = (value: string): value is RegionId => (REGION_IDS as readonly string[]).includes(value);
