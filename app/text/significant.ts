import { formatNumber } from "./format.ts";

/** Decimals that show a number of significant digits: for three digits, 2 for 9.46 and 4 for 0.0123; at most 6. */
export function decimalsFor(value: number, significant: number): number {
  if (value === 0 || !Number.isFinite(value)) return 0;
  return Math.min(6, Math.max(0, significant - 1 - Math.floor(Math.log10(Math.abs(value)))));
}

/** A number with significant digits, without trailing zeros: `1`, `0.7`, `153.4`. Integer digits are never rounded. */
export function formatSignificant(value: number | null | undefined, significant = 3): string {
  return formatNumber(value, decimalsFor(value ?? 0, significant), 0);
}

/** Shared decimals for a column or chart: three significant digits of the largest value, none from 100. */
export const sharedDecimals = (values: readonly (number | null)[]): number => {
  const largest = Math.max(0, ...values.map((value) => Math.abs(value ?? 0)));
  return largest === 0 ? 0 : Math.min(Math.max(2 - Math.floor(Math.log10(largest)), 0), 8);
};
