import type { CatalogueMetric } from "../../../workers/engine/catalogue.ts";

/** The unit of a metric's raw value, as it stands in column names; ratings count points. */
export const metricUnitName = ({ type, unit }: CatalogueMetric): string => (type === "quant" ? unit : unit || "points");
