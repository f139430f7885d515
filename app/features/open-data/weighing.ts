import { parseNumber } from "../../text/parse-number.ts";

/** Fewest pieces for a useful mean. */
export const MIN_PIECES = 10;

/** Parsed weights and their statistics. */
export interface Weighing {
  readonly weights: readonly number[];
  /** the first line that is not a weight above 0; null = none */
  readonly fault: string | null;
  /** mean in g; null = no weights */
  readonly mean: number | null;
  /** sample standard deviation in g; null = fewer than two weights */
  readonly spread: number | null;
}

/** Parses one weight in g per line; ignores empty lines. */
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
