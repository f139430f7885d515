import type { Catalogue } from "./catalogue.ts";

/** How climate counts, in the words of the dataset: its set of warming potentials as far as known; null = it says nothing. */
export const climateMethod = ({ metrics }: Pick<Catalogue, "metrics">): string | null =>
  metrics.find(({ metric_id }) => metric_id === "climate")?.accounting || null;
