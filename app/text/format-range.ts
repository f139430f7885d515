import { valueTexts } from "./en/values.ts";
import { formatNumber } from "./format.ts";

/** A range with an en dash, `5–95`; in words if a bound is negative, because a dash next to a minus is hard to read. */
export function formatRange(low: number, high: number, decimals = 0): string {
  const bounds = [formatNumber(low, decimals), formatNumber(high, decimals)] as const;
  return low < 0 || high < 0 ? valueTexts.signedRange(...bounds) : valueTexts.range(...bounds);
}
