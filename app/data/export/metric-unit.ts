import type { CatalogueMetric } from "../../../workers/engine/catalogue.ts";

/** The unit of a metric's raw value for column names; ratings are in points. */
export const metricUnitName = ({ type, unit }: CatalogueMetric): string => (type === "quant" ? unit : unit || "points");
