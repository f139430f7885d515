import { METRIC_IDS, type MetricId } from "../../../edge-api/contract/metrics.ts";
import { isMetricId, isQuantMetric } from "../metrics/metric-set.ts";
import { kindOf, type RawTables } from "./raw-tables.ts";
import { readAll } from "./read-record.ts";

export interface RegionRecord {
  readonly region_id: string;
  readonly region_name: string;
  readonly region_name2: string;
  readonly order: number;
  readonly usable: boolean;
  /** region that supplies missing rows; "" = none, or not stated */
  readonly falls_back_to: string;
  /** number of own rows among recovery rates, disposal, litter and energy; null = not stated */
  readonly own_rows: number | null;
  /** number of estimates among the rows taken from the other region */
  readonly fallback_estimates: number | null;
  readonly all_rows: number | null;
}

export type MetricType = "quant" | "other";

/** One metric. `known`: the table has a row; without one the kind of metric decides the type, and the weight is 0. */
export interface MetricRecord {
  readonly metric_id: MetricId;
  readonly known: boolean;
  readonly metric_name: string;
  readonly unit: string;
  /** impact assessment method: "GWP100, IPCC AR5"; "" = not stated */
  readonly accounting: string;
  readonly order: number;
  readonly weight: number;
  /** in comparisons */
  readonly type: MetricType;
  /** in portfolios */
  readonly type_port: MetricType;
  readonly lowest: number | null;
  readonly highest: number | null;
}

export interface BandRecord {
  readonly band_id: string;
  readonly low: number;
  readonly high: number;
  readonly color: string;
  readonly label: string;
  readonly low_included: boolean;
  readonly high_included: boolean;
}

/** Values of params; the method's defaults where the table has none (method.md section 2). */
export interface Params {
  readonly reusable_min_uses: number;
  /** fraction */
  readonly pack_eff_default: number;
  readonly default_food: string;
  readonly litter_class_default: string;
  readonly food_score_default: number;
  readonly metric_missing_default: number;
  readonly default_trans_scenario: string | null;
  /** grid electricity and boiler heat, whose uncertainty the energy of other activities shares (method.md section 10) */
  readonly electricity_activity: string;
  readonly heat_activity: string;
}

export interface UseCaseRecord {
  readonly usecase_id: string;
  readonly usecase_name: string;
  readonly text_phrase: string;
  readonly group: string;
  readonly order: number;
  readonly type: "volume" | "area" | "count";
  /** null = missing or not positive */
  readonly size_standard: number | null;
  readonly unit: string;
  /** food_ids; empty = not said */
  readonly foods: readonly string[];
  readonly listed: boolean;
}

const natural = (id: MetricId): MetricType => (isQuantMetric(id) ? "quant" : "other");

/** `quant` on a rating is ignored (method.md section 9): there is no inventory behind it. */
const typeOf = (text: string | null, id: MetricId): MetricType | null =>
  text === "other" ? "other" : text === "quant" ? natural(id) : null;

const readMetrics = (tables: RawTables): ReadonlyMap<MetricId, MetricRecord> => {
  const rows = readAll(kindOf(tables, "metric"), (_, fields) => fields);
  const metrics = new Map<MetricId, MetricRecord>();
  METRIC_IDS.forEach((id, place) => {
    const row = rows.get(id);
    const type = typeOf(row?.text("metric_type") ?? null, id) ?? natural(id);
    metrics.set(id, {
      metric_id: id,
      known: row !== undefined,
      metric_name: row?.text("metric_name") ?? id,
      unit: row?.text("unit") ?? "",
      order: row?.number("order_display") ?? place + 1,
      weight: row?.number("metric_weight") ?? 0,
      type,
      accounting: row?.text("accounting") ?? "",
      type_port: typeOf(row?.text("metric_type_port") ?? null, id) ?? type,
      lowest: row?.number("raw_lowest_possible") ?? null,
      highest: row?.number("raw_highest_possible") ?? null,
    });
  });
  return metrics;
};

const readParams = (tables: RawTables): Params => {
  const rows = readAll(kindOf(tables, "params"), (_, fields) => fields);
  const number = (id: string, otherwise: number): number => rows.get(id)?.number("value") ?? otherwise;
  const text = (id: string): string | null => rows.get(id)?.text("value") ?? null;
  const packing = number("pack_eff_default", 85);
  return {
    reusable_min_uses: number("reusable_min_uses", 5),
    // a divisor, so 0 or less is invalid
    pack_eff_default: (packing > 0 ? packing : 85) / 100,
    default_food: text("default_food") ?? "default_worst",
    litter_class_default: text("litter_class_default") ?? "medium",
    food_score_default: number("food_score_default", 10),
    metric_missing_default: Math.min(Math.max(number("metric_missing_default", 5), 0), 100),
    default_trans_scenario: text("default_trans_scenario"),
    electricity_activity: text("electricity_activity") ?? "electricity_grid",
    heat_activity: text("heat_activity") ?? "heat_boiler",
  };
};

const useCaseType = (text: string | null): UseCaseRecord["type"] =>
  text === "volume" || text === "area" || text === "count" ? text : "volume";

/** Regions, metrics, colours, parameters and use cases (method.md section 2). */
export const readLookupTables = (tables: RawTables) => ({
  regions: readAll(kindOf(tables, "region-spec"), (id, fields): RegionRecord => ({
    region_id: id,
    region_name: fields.text("region_name") ?? id,
    region_name2: fields.text("region_name2") ?? fields.text("region_name") ?? id,
    order: fields.number("region_order") ?? Number.MAX_SAFE_INTEGER,
    usable: fields.flag("include_use_yn"),
    falls_back_to: fields.text("falls_back_to") ?? "",
    own_rows: fields.number("own_rows"),
    fallback_estimates: fields.number("fallback_estimates"),
    all_rows: fields.number("all_rows"),
  })),
  metrics: readMetrics(tables),
  /** ids in the metric table that are no metric of the method */
  strange_metrics: [...kindOf(tables, "metric").keys()].filter((id) => !isMetricId(id)),
  bands: [
    ...readAll(kindOf(tables, "color-spec"), (id, fields) => ({
      band_id: id,
      low: fields.number("val_low"),
      high: fields.number("val_high"),
      color: fields.text("color") ?? "",
      label: fields.text("label") ?? "",
      low_included: fields.flag("low_include_yn"),
      high_included: fields.flag("high_include_yn"),
    })).values(),
  ].flatMap(({ low, high, ...band }): BandRecord[] => (low === null || high === null ? [] : [{ ...band, low, high }])),
  params: readParams(tables),
  use_cases: readAll(kindOf(tables, "usecase"), (id, fields): UseCaseRecord => {
    const size = fields.number("size_standard");
    return {
      usecase_id: id,
      usecase_name: fields.text("usecase_name") ?? id,
      text_phrase: fields.text("text_phrase") ?? "",
      group: fields.text("usecase_group") ?? "",
      order: fields.number("usecase_order") ?? Number.MAX_SAFE_INTEGER,
      type: useCaseType(fields.text("usecase_type_id")),
      size_standard: size !== null && size > 0 ? size : null,
      unit: fields.text("unit_size_standard") ?? "",
      foods: fields.text("foods")?.split("|") ?? [],
      listed: fields.flag("include_yn") && fields.flag("active_yn"),
    };
  }),
});
