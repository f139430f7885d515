import { METRIC_IDS, type MetricId } from "../../../edge-api/contract/metrics.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { Weights } from "../../../workers/engine/comparison-result.ts";

/** A weight for each metric, none below 0. */
export type AllWeights = Readonly<Record<MetricId, number>>;

const made = (weight: (id: MetricId) => number): AllWeights => ({
  climate: weight("climate"),
  h2o: weight("h2o"),
  plastic_pollution: weight("plastic_pollution"),
  chemicals: weight("chemicals"),
  sust_source: weight("sust_source"),
  recoverability: weight("recoverability"),
  land_use: weight("land_use"),
});

/** The weights of the dataset. */
export const usualWeights = ({ metrics }: Pick<Catalogue, "metrics">): AllWeights =>
  made((id) => Math.max(0, metrics.find(({ metric_id }) => metric_id === id)?.weight ?? 0));

/** What a summary counts with: the document's own weights, of which one not named is 0, or those of the dataset. */
export const weightsInForce = (catalogue: Pick<Catalogue, "metrics">, own: Weights | undefined): AllWeights =>
  own === undefined ? usualWeights(catalogue) : made((id) => Math.max(0, own[id] ?? 0));

/** The same weights, number by number. */
export const sameWeights = (a: AllWeights, b: AllWeights): boolean => METRIC_IDS.every((id) => a[id] === b[id]);

/** What a document keeps: nothing where the weights are those of the dataset. */
export const ownWeightsOf = (catalogue: Pick<Catalogue, "metrics">, chosen: AllWeights): AllWeights | undefined =>
  sameWeights(chosen, usualWeights(catalogue)) ? undefined : chosen;
