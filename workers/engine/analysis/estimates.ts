import { QUANT_METRIC_IDS, METRIC_IDS, type QuantMetricId, type Stage } from "../../../edge-api/contract/metrics.ts";
import { BASE_REGION } from "../../../edge-api/contract/regions.ts";
import { ESTIMATE, type ExplainedLine } from "./explain-lines.ts";

/** An estimated figure of an activity or mass of a component, and its share of the value. */
export interface DecidingEstimate {
  readonly kind: "factor" | "mass";
  /** activity_id or component_id */
  readonly id: string;
  /** region whose row it is; Global is the base */
  readonly region_id: string;
  readonly name: string;
  /** stage of the activity; null = a mass, which counts in several stages */
  readonly stage: Stage | null;
  /** in the unit of the value; negative = a credit */
  readonly contribution: number;
  /** of the sum of all absolute contributions, 0-1 */
  readonly share: number;
}

/** Sums of absolute contributions in the unit of the metric: of lines that depend on estimates, and of all lines. */
export interface QualityOfMetric {
  readonly estimated: number;
  /** parts of `estimated` whose factor, and whose mass, is an estimate; what has both counts in both */
  readonly factors: number;
  readonly masses: number;
  readonly all: number;
}

/**
 * Share of a line that depends on estimates, 0-1: 1 if its factor is an estimate, else the share of its amount that
 * depends on estimated masses.
 */
export const estimatedShareOfLine = (line: Pick<ExplainedLine, "quality" | "estimated_masses">): number =>
  line.quality === ESTIMATE ? 1 : massShareOf(line);

const massShareOf = ({ estimated_masses }: Pick<ExplainedLine, "estimated_masses">): number =>
  estimated_masses.reduce((sum, { share }) => sum + share, 0);

/**
 * "x % of this score rests on estimates", for one metric: the part of the absolute contributions of its inventory lines
 * whose factor or mass is an estimate. A line with both counts once.
 */
export const estimatedOf = (
  lines: readonly Pick<ExplainedLine, "contribution" | "quality" | "estimated_masses">[],
): QualityOfMetric => {
  let [estimated, factors, masses, all] = [0, 0, 0, 0];
  for (const line of lines) {
    const size = Math.abs(line.contribution);
    all += size;
    estimated += size * estimatedShareOfLine(line);
    factors += line.quality === ESTIMATE ? size : 0;
    masses += size * massShareOf(line);
  }
  return { estimated, factors, masses, all };
};

/** Estimated share, 0-1; null = no impact. */
export const estimatedShare = ({ estimated, all }: Pick<QualityOfMetric, "estimated" | "all">): number | null =>
  all > 0 ? estimated / all : null;

/** Shares of the value whose factor, and whose mass, is an estimate, 0-1; null = no impact. */
export const estimatedParts = ({
  factors,
  masses,
  all,
}: QualityOfMetric): { readonly factors: number; readonly masses: number } | null =>
  all > 0 ? { factors: factors / all, masses: masses / all } : null;

/**
 * Estimated share of a summary, 0-1: the mean of the shares of its inventory metrics, weighted by the metrics' weights.
 * Ratings are excluded. Null = no inventory metric has both a weight and an impact.
 * @param weights in the order of METRIC_IDS
 */
export const estimatedOfSummary = (
  ofMetric: Readonly<Record<QuantMetricId, QualityOfMetric>>,
  weights: readonly number[],
): number | null => {
  // the sum of huge weights could overflow: scale them by the largest
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
 * The estimates that a value depends on, largest share first: figures of activities, and masses of components in lines
 * whose figure is no estimate. Their shares sum to that of `estimatedOf`. Omits estimates without a contribution.
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
