/** What method.md section 10 varies beside the impact factors: geometric standard deviations. */
export const SPREADS = {
  mass: 1.1,
  /** the user's own products: they were weighed, or are meant to be exactly so */
  own_mass: 1,
  uses: 1.3,
  /** items that share a rack of the washer */
  rack: 1.3,
  recovery: 1.2,
  litter: 1.5,
  /** the share incinerated instead of landfilled */
  incineration: 1.2,
} as const;

/** Of impact factors, by the quality of their figures, where activity-spec states no gsd. */
export const QUALITY_SPREADS = {
  measured: 1.05,
  "government-factor": 1.1,
  "published-LCA": 1.2,
  derived: 1.3,
  "expert-estimate": 1.5,
  /** a choice of the method or of an imaginary region: exact by what it means */
  definition: 1,
} as const;

const isQuality = (quality: string): quality is keyof typeof QUALITY_SPREADS => Object.hasOwn(QUALITY_SPREADS, quality);

/** Spread of an impact factor: as stated (a number of 1 or more), else by quality; not stated at all: an estimate's. */
export const spreadOfFactor = (gsd: number | null, quality: string): number => {
  if (gsd !== null && gsd >= 1) return gsd;
  return QUALITY_SPREADS[isQuality(quality) ? quality : "expert-estimate"];
};
