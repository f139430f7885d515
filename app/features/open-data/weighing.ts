import { parseNumber } from "../../text/parse-number.ts";

/** Fewer pieces say little about an article. */
export const FEWEST_PIECES = 10;

/** Weights as they were typed. */
export interface Weighing {
  readonly weights: readonly number[];
  /** the first line that is no weight above 0; null = all are */
  readonly fault: string | null;
  /** in g; null = there is none */
  readonly mean: number | null;
  /** sample standard deviation in g; null = it takes two weights */
  readonly spread: number | null;
}

/** Reads one weight in g a line; empty lines count for nothing. */
export function readWeighing(text: string): Weighing {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const weights: number[] = [];
  let fault: string | null = null;
  for (const line of lines) {
    const weight = parseNumber(line, "g");
    if (weight !== null && weight > 0) weights.push(weight);
    else fault ??= line;
  }
  const mean = weights.length === 0 ? null : weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
  const spread =
    mean === null || weights.length < 2
      ? null
      : Math.sqrt(weights.reduce((sum, weight) => sum + (weight - mean) ** 2, 0) / (weights.length - 1));
  return { weights, fault, mean, spread };
}
