/** 95 % quantile of the standard normal distribution. */
export const Z_95 = 1.6449;

/** Geometric standard deviations upwards and downwards of the median; they differ if a published range is lopsided. */
export interface Spread {
  readonly up: number;
  readonly down: number;
}

/** A spread as the tables state it; null = not stated, downwards as upwards. */
export type StatedSpread = { readonly [Way in keyof Spread]: number | null };

/** A spread that is the same both ways. */
export const evenSpread = (gsd: number): Spread => ({ up: gsd, down: gsd });

/** Geometric standard deviations of uncertain quantities other than impact factors (method.md section 10). */
export const SPREADS = {
  /** of a mass without a range in its table, as in versions before 2027.1 */
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

/** Spread of an impact factor: the stated one if 1 or more, else by quality; unknown = that of an estimate. */
export const spreadOfFactor = ({ up, down }: StatedSpread, quality: string): Spread => {
  const byQuality = QUALITY_SPREADS[isQuality(quality) ? quality : "expert-estimate"];
  const above = up !== null && up >= 1 ? up : byQuality;
  return { up: above, down: down !== null && down >= 1 ? down : above };
};

/** The narrowest spread of a mass with a range: that of a measured figure. */
const NARROWEST = QUALITY_SPREADS.measured;

/** A mass in grams with its published range; null = not stated. */
interface RangedMass {
  readonly grams: number | null;
  readonly mass_low: number | null;
  readonly mass_high: number | null;
}

/** Spread of a mass: 5 % of the draws lie below its range, 5 % above. Without a range that of `SPREADS.mass`. */
export const spreadOfMass = ({ grams, mass_low, mass_high }: RangedMass): Spread => {
  if (grams === null || mass_low === null || mass_high === null || !(mass_low > 0) || !(grams > 0))
    return evenSpread(SPREADS.mass);
  const to = (ratio: number): number => Math.max(ratio ** (1 / Z_95), NARROWEST);
  return { up: to(mass_high / grams), down: to(grams / mass_low) };
};
