import type { Catalogue } from "./catalogue.ts";

/** The set of warming potentials behind every climate figure, such as "GWP100, IPCC AR5"; null = the dataset names none. */
export const climateMethod = ({ metrics }: Pick<Catalogue, "metrics">): string | null =>
  metrics.find(({ metric_id }) => metric_id === "climate")?.accounting || null;
