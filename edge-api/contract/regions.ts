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

export const isRegionId = (value: string): value is RegionId => (REGION_IDS as readonly string[]).includes(value);
