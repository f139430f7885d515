import { QUANT_METRIC_IDS, METRIC_IDS, type QuantMetricId } from "../../../edge-api/contract/metrics.ts";
import { BASE_REGION } from "../../../edge-api/contract/regions.ts";
import type { DecidingEstimate, ExplainedLine } from "./explanation.ts";

/** The quality that the interface calls an estimate. A definition is exact by what it means, and is none. */
export const ESTIMATE = "expert-estimate";

/** How much of an impact rests on estimates: sums of contributions without their signs, in the unit of the metric. */
export interface QualityOfMetric {
  readonly estimated: number;
  readonly all: number;
}

/**
 * Share of a line that rests on an estimate, 0-1: all of it if its factor is an estimate, else what of its amount rests on
 * masses that are estimates.
 */
export const estimatedShareOfLine = ({
  quality,
  estimated_masses,
}: Pick<ExplainedLine, "quality" | "estimated_masses">): number =>
  quality === ESTIMATE ? 1 : estimated_masses.reduce((sum, { share }) => sum + share, 0);

/**
 * "x % of this score rests on estimates", of one metric: of the sum of the absolute contributions of its inventory lines, the
 * part of those whose factor or mass is an estimate. A line of which both are counts once.
 */
export const estimatedOf = (
  lines: readonly Pick<ExplainedLine, "contribution" | "quality" | "estimated_masses">[],
): QualityOfMetric => {
  let [estimated, all] = [0, 0];
  for (const line of lines) {
    const size = Math.abs(line.contribution);
    all += size;
    estimated += size * estimatedShareOfLine(line);
  }
  return { estimated, all };
};

/** Estimated share, 0-1; null = there is no impact to ask about. */
export const estimatedShare = ({ estimated, all }: QualityOfMetric): number | null =>
  all > 0 ? estimated / all : null;

/**
 * The same of a summary: the mean of the shares of its inventory metrics, by the metrics' weights. Ratings have no inventory
 * and count on neither side. Null = no inventory metric has both a weight and an impact.
 * @param weights in the order of METRIC_IDS
 */
export const estimatedOfSummary = (
  ofMetric: Readonly<Record<QuantMetricId, QualityOfMetric>>,
  weights: readonly number[],
): number | null => {
  // relative to the largest the sum stays finite, whatever the weights
  const largest = Math.max(...weights, 0);
  let [sum, total] = [0, 0];
  for (const metric of QUANT_METRIC_IDS) {
    const weight = weights[METRIC_IDS.indexOf(metric)] ?? 0;
    const share = estimatedShare(ofMetric[metric]);
    if (weight <= 0 || share === null) continue;
    sum += (weight / largest) * share;
    total += weight / largest;
  }
  return total === 0 ? null : sum / total;
};

/**
 * The estimates behind a value, the one that decides most first: figures of activities, and masses of components on which
 * nothing but the mass is an estimate. Their shares sum to that of `estimatedOf`; those that decide nothing are left out.
 */
export const decidingEstimates = (lines: readonly ExplainedLine[]): readonly DecidingEstimate[] => {
  const { all } = estimatedOf(lines);
  const groups = new Map<string, DecidingEstimate>();
  const add = (key: string, estimate: Omit<DecidingEstimate, "contribution" | "share">, contribution: number): void => {
    const size = Math.abs(contribution);
    if (size === 0) return;
    const before = groups.get(key);
    groups.set(key, {
      ...estimate,
      contribution: (before?.contribution ?? 0) + contribution,
      share: (before?.share ?? 0) + size / all,
    });
  };
  for (const line of lines) {
    const { contribution, activity_id: id, activity_name: name, stage } = line;
    if (line.quality === ESTIMATE) {
      const region_id = line.regional ? line.region_id : BASE_REGION;
      add(`factor ${region_id} ${id}`, { kind: "factor", id, region_id, name, stage }, contribution);
      continue;
    }
    for (const { component_id, component_name, share } of line.estimated_masses) {
      add(
        `mass ${component_id}`,
        { kind: "mass", id: component_id, region_id: BASE_REGION, name: component_name, stage: null },
        contribution * share,
      );
    }
  }
  return [...groups.values()].toSorted((a, b) => b.share - a.share);
};
