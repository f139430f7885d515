import { gridColour } from "./plot.css.ts";

/** An axis from 0 to `end` with evenly spaced ticks, in the unit of the values. */
export interface Axis {
  readonly end: number;
  readonly ticks: readonly number[];
  /** decimals that the tick labels need */
  readonly decimals: number;
}

/** The shortest axis that includes every value in at most five round steps (1, 2 or 5 times a power of ten). */
export function axisFromZero(values: readonly number[]): Axis {
  const largest = Math.max(0, ...values);
  if (largest === 0) return { end: 1, ticks: [0, 1], decimals: 0 };
  const power = Math.floor(Math.log10(largest / 5));
  const round = [1, 2, 5, 10].find((step) => step * 10 ** power * 5 >= largest) ?? 10;
  const steps = Math.ceil(largest / (round * 10 ** power));
  const decimals = Math.max(0, -(round === 10 ? power + 1 : power));
  // Rounded, so that 3 steps of 0.1 are 0.3.
  const at = (step: number) => Number((step * round * 10 ** power).toPrecision(12));
  return { end: at(steps), ticks: Array.from({ length: steps + 1 }, (_, step) => at(step)), decimals };
}

/** CSS background with a vertical line at the start of each of `steps` equal parts; the plot's border is the last. */
export const gridLines = (steps: number): string =>
  `repeating-linear-gradient(to right, ${gridColour} 0 1px, transparent 1px ${100 / steps}%)`;
