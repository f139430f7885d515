/** Number of scales of a component in one draw: its mass, and its mass in each end-of-life route. */
export const COMPONENT_SCALES = 7;

/** Values of a component for drawing; a flat object, because it is read a million times. */
export interface ComponentDraw {
  readonly mass_kg: number;
  readonly sourcing: number;
  readonly litter_rate: number;
  readonly recycled_rate: number;
  readonly composted_rate: number;
  /** shares of the disposed mass, 0-1 */
  readonly landfilled_share: number;
  readonly incinerated_share: number;
  /** columns of multipliers */
  readonly mass: number;
  readonly litter: number;
  readonly recycled: number;
  readonly composted: number;
  readonly incinerated: number;
  /** index of its first scale: mass, littered, recycled, composted, landfilled, incinerated, disposed of otherwise */
  readonly scale: number;
}

/**
 * Draws the components of a product (method.md section 10): writes their scales and returns the total mass (kg) and the
 * mass-weighted sums for the sourcing and recoverability ratings. Rates are at most 1, κ at most 1 − ρ, and landfilled +
 * incinerated stays constant.
 */
export const drawComponents = (
  components: readonly ComponentDraw[],
  multipliers: Float64Array,
  start: number,
  scales: Float64Array,
) => {
  let [mass, sourced, recovered] = [0, 0, 0];
  for (const part of components) {
    const by = multipliers[start + part.mass] ?? 1;
    const litter = Math.min(part.litter_rate * (multipliers[start + part.litter] ?? 1), 1);
    const recycled = Math.min(part.recycled_rate * (multipliers[start + part.recycled] ?? 1), 1);
    const rate = Math.min(part.composted_rate * (multipliers[start + part.composted] ?? 1), 1);
    const composted = Math.min(rate, 1 - recycled);
    const burntOrBuried = part.landfilled_share + part.incinerated_share;
    const more = part.incinerated_share * (multipliers[start + part.incinerated] ?? 1);
    const incinerated = part.incinerated === 0 ? part.incinerated_share : Math.min(more, burntOrBuried);
    const rest = by * (1 - litter);
    const disposed = rest * (1 - recycled - composted);
    scales[part.scale] = by;
    scales[part.scale + 1] = by * litter;
    scales[part.scale + 2] = rest * recycled;
    scales[part.scale + 3] = rest * composted;
    scales[part.scale + 4] = disposed * (burntOrBuried - incinerated);
    scales[part.scale + 5] = disposed * incinerated;
    scales[part.scale + 6] = disposed;
    const own = by * part.mass_kg;
    mass += own;
    sourced += own * part.sourcing;
    recovered += own * (recycled + composted);
  }
  return { mass, sourced, recovered };
};
