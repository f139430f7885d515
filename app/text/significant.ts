import { formatNumber } from "./format.ts";

/** Decimals at which a value shows so many significant digits: 2 for 9.46 and three digits, 4 for 0.0123; at most 6. */
export function decimalsFor(value: number, significant: number): number {
  if (value === 0 || !Number.isFinite(value)) return 0;
  return Math.min(6, Math.max(0, significant - 1 - Math.floor(Math.log10(Math.abs(value)))));
}

/** A number in a formula or of a size of its own, at so many significant digits, without closing zeros: `1`, `0.7`, `153.4`. */
export function formatSignificant(value: number | null | undefined, significant = 3): string {
  return formatNumber(value, decimalsFor(value ?? 0, significant), 0);
}

/** Decimals that a column or chart of amounts shares: three significant digits of its largest, none from 100 on. */
export const sharedDecimals = (values: readonly (number | null)[]): number => {
  const largest = Math.max(0, ...values.map((value) => Math.abs(value ?? 0)));
  return largest === 0 ? 0 : Math.min(Math.max(2 - Math.floor(Math.log10(largest)), 0), 8);
};
