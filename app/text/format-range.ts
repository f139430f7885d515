import { valueTexts } from "./en/values.ts";
import { formatNumber } from "./format.ts";

/** A range with an en dash, `5–95`; in words when a bound is negative, because a dash beside a minus reads as a third sign. */
export function formatRange(low: number, high: number, decimals = 0): string {
  const bounds = [formatNumber(low, decimals), formatNumber(high, decimals)] as const;
  return low < 0 || high < 0 ? valueTexts.signedRange(...bounds) : valueTexts.range(...bounds);
}
