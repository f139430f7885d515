/** Geometric standard deviations of uncertain quantities other than impact factors (method.md section 10). */
export const SPREADS = {
  mass: 1.1,
  /** masses of the user's own products count as exact */
  own_mass: 1,
  uses: 1.3,
  /** items per dishwasher rack */
  rack: 1.3,
  recovery: 1.2,
  litter: 1.5,
  /** the share incinerated instead of landfilled */
  incineration: 1.2,
} as const;

/** Geometric standard deviations of impact factors by quality, if activity-spec states no gsd (method.md section 10). */
export const QUALITY_SPREADS = {
  measured: 1.05,
  "government-factor": 1.1,
  "published-LCA": 1.2,
  derived: 1.3,
  "expert-estimate": 1.5,
  /** set by the method or by an imaginary region: exact by definition */
  definition: 1,
} as const;

const isQuality = (quality: string): quality is keyof typeof QUALITY_SPREADS => Object.hasOwn(QUALITY_SPREADS, quality);

/** Geometric standard deviation of an impact factor: `gsd` if 1 or more, else by quality; unknown = that of an estimate. */
export const spreadOfFactor = (gsd: number | null, quality: string): number => {
  if (gsd !== null && gsd >= 1) return gsd;
  return QUALITY_SPREADS[isQuality(quality) ? quality : "expert-estimate"];
};
