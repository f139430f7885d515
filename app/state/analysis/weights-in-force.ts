import { METRIC_IDS, type MetricId } from "../../../edge-api/contract/metrics.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { Weights } from "../../../workers/engine/comparison-result.ts";

/** A weight for each metric, none below 0. */
export type AllWeights = Readonly<Record<MetricId, number>>;

const made = (weight: (id: MetricId) => number): AllWeights =>
  Object.fromEntries(METRIC_IDS.map((id) => [id, weight(id)])) as AllWeights;

/** The default weights of the dataset. */
export const usualWeights = ({ metrics }: Pick<Catalogue, "metrics">): AllWeights =>
  made((id) => Math.max(0, metrics.find(({ metric_id }) => metric_id === id)?.weight ?? 0));

/** The weights of a summary: the document's own, where a missing one is 0, or the dataset's. */
export const weightsInForce = (catalogue: Pick<Catalogue, "metrics">, own: Weights | undefined): AllWeights =>
  own === undefined ? usualWeights(catalogue) : made((id) => Math.max(0, own[id] ?? 0));

/** Whether two sets of weights are equal. */
export const sameWeights = (a: AllWeights, b: AllWeights): boolean => METRIC_IDS.every((id) => a[id] === b[id]);

/** The weights to store: undefined if they equal the dataset's. */
export const ownWeightsOf = (catalogue: Pick<Catalogue, "metrics">, chosen: AllWeights): AllWeights | undefined =>
  sameWeights(chosen, usualWeights(catalogue)) ? undefined : chosen;
