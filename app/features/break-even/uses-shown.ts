import type { QuantMetricId } from "../../../edge-api/contract/metrics.ts";
import type { BreakEvenPair } from "../../../workers/engine/analysis/break-even.ts";
import { breakEvenTexts } from "../../text/en/break-even.ts";
import { formatCount } from "../../text/format.ts";

/** The number of uses from which a reusable is ahead, as text for a cell. */
export const usesShown = ({ by_metric }: BreakEvenPair, metric: QuantMetricId): string => {
  const { uses, never } = by_metric[metric];
  if (uses !== null) return formatCount(uses);
  return never === "wash_costs_more" ? breakEvenTexts.neverCell : breakEvenTexts.unknownCell;
};
