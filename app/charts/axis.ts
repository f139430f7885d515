/** An axis from 0: its end and its ticks, which divide it evenly. */
export interface Axis {
  readonly end: number;
  readonly ticks: readonly number[];
  /** decimals that tell the ticks apart */
  readonly decimals: number;
}

/** The fewest round steps (1, 2 or 5 times a power of ten) that hold every value, five at most. */
export function axisFromZero(values: readonly number[]): Axis {
  const most = Math.max(0, ...values);
  if (most === 0) return { end: 1, ticks: [0, 1], decimals: 0 };
  const power = Math.floor(Math.log10(most / 5));
  const round = [1, 2, 5, 10].find((step) => step * 10 ** power * 5 >= most) ?? 10;
  const steps = Math.ceil(most / (round * 10 ** power));
  const decimals = Math.max(0, -(round === 10 ? power + 1 : power));
  // from whole numbers, so that 3 steps of 0.1 are 0.3
  const at = (step: number) => Number((step * round * 10 ** power).toPrecision(12));
  return { end: at(steps), ticks: Array.from({ length: steps + 1 }, (_, step) => at(step)), decimals };
}
