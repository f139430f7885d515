import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { usualWeights, type AllWeights } from "../../state/analysis/weights-in-force.ts";

/** Weight presets; each stands for a common question of buyers. */
export const PRESETS = ["usual", "equal", "climate", "circularity"] as const;
export type PresetId = (typeof PRESETS)[number];

const CIRCULAR: readonly MetricId[] = ["plastic_pollution", "sust_source", "recoverability"];

const NONE: AllWeights = {
  climate: 0,
  h2o: 0,
  plastic_pollution: 0,
  chemicals: 0,
  sust_source: 0,
  recoverability: 0,
  land_use: 0,
};

const ones = (ids: readonly MetricId[]): AllWeights => ({ ...NONE, ...Object.fromEntries(ids.map((id) => [id, 1])) });

/** The weights of a preset, for the metrics of the dataset. */
export const presetWeights = (preset: PresetId, catalogue: Pick<Catalogue, "metrics">): AllWeights => {
  switch (preset) {
    case "usual":
      return usualWeights(catalogue);
    case "equal":
      return ones(catalogue.metrics.map(({ metric_id }) => metric_id));
    case "climate":
      return ones(["climate"]);
    case "circularity":
      return ones(CIRCULAR);
  }
};
