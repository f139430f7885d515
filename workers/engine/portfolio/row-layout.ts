import { METRIC_IDS, QUANT_METRIC_IDS, STAGES } from "../../../edge-api/contract/metrics.ts";

/** Columns with key figures, each per use. */
export const KPI_COLUMNS = [
  "items",
  "mass_kg",
  "single_use_mass_kg",
  "plastic_mass_kg",
  "reusable_uses",
  "recycled_content_kg",
  "littered_kg",
  "recycled_kg",
  "composted_kg",
  "landfilled_kg",
  "incinerated_kg",
  "open_dumped_kg",
] as const;
export type KpiColumn = (typeof KPI_COLUMNS)[number];

/**
 * Columns of one variant (own, best, worst) per use: first a value per metric in the order of METRIC_IDS, then per
 * metric 1 = known or 0 = missing, so that means exclude missing values.
 */
export const VALUES = METRIC_IDS.length;
const VARIANT = 2 * VALUES;

/** First columns of the parts of a pair's row (method.md section 9). All are per use: totals are Σ quantity × row. */
export const OWN = 0;
/** F × highest per inventory metric, order of QUANT_METRIC_IDS */
export const HIGHEST = OWN + VARIANT;
export const KPIS = HIGHEST + QUANT_METRIC_IDS.length;
/** per stage, per inventory metric */
export const STAGE_RAW = KPIS + KPI_COLUMNS.length;
export const BEST = STAGE_RAW + STAGES.length * QUANT_METRIC_IDS.length;
export const WORST = BEST + VARIANT;
export const ROW_WIDTH = WORST + VARIANT;
