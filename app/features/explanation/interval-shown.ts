import type { Interval } from "../../../workers/engine/analysis/uncertainty/uncertainty.ts";
import type { CatalogueMetric } from "../../../workers/engine/catalogue.ts";
import { formatRange } from "../../text/format-range.ts";
import { formatWithUnit, shownUnit } from "../../text/format.ts";
import { valueDecimals } from "./number-head.ts";

/** The range of a raw value in the unit that is shown; a rating has none: "5.9–12.8 g CO2e". */
export const rangeShown = ({ low, high }: Interval, { type, unit }: CatalogueMetric): string => {
  if (type === "other") return formatRange(low, high, 1);
  const { unit: shown, per } = shownUnit(unit);
  const decimals = Math.max(valueDecimals(high / per) - 1, 0);
  return formatWithUnit(formatRange(low / per, high / per, decimals), shown);
};

/** The range of a score: "72–88". */
export const scoreRangeShown = ({ low, high }: Interval): string => formatRange(low, high);
