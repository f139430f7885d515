import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { AllWeights } from "../../state/analysis/weights-in-force.ts";
import { weightsTexts } from "../../text/en/weights.ts";
import { formatPercent } from "../../text/format.ts";
import { inSentence } from "../../text/in-sentence.ts";

/** A metric's share of the sum of weights, 0-1; 0 if all weights are 0. */
export const shareOf = (weights: AllWeights, metric: MetricId): number => {
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  return total > 0 ? weights[metric] / total : 0;
};

/** The weights as one sentence: the number of metrics if all are equal, else the shares. */
export const weightsSentence = (weights: AllWeights, catalogue: Pick<Catalogue, "metrics">): string => {
  const all = catalogue.metrics
    .toSorted((a, b) => a.order - b.order)
    .map(({ metric_id, metric_name }) => ({
      id: metric_id,
      name: inSentence(metric_name),
      weight: weights[metric_id],
    }));
  const counted = all.filter(({ weight }) => weight > 0);
  const zeros = all.filter(({ weight }) => !(weight > 0)).map(({ name }) => name);
  const [first] = counted;
  if (first === undefined) return weightsTexts.none;
  if (counted.length === 1) return weightsTexts.alone(first.name);
  // with more than two unweighted metrics, listing the weighted ones is clearer
  if (counted.every(({ weight }) => weight === first.weight) && zeros.length <= 2) {
    return weightsTexts.equal(counted.length, zeros);
  }
  return weightsTexts.shares(counted.map(({ id, name }) => ({ name, shown: formatPercent(shareOf(weights, id)) })));
};
