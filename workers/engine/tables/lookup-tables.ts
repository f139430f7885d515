import { METRIC_IDS, type MetricId } from "../../../edge-api/contract/metrics.ts";
import { isMetricId, isQuantMetric } from "../metrics/metric-set.ts";
import { kindOf, type RawTables } from "./raw-tables.ts";
import { readAll, type Fields } from "./read-record.ts";

export type RegionRecord = Readonly<ReturnType<typeof readRegion>>;
const readRegion = (region_id: string, fields: Fields) => ({
  region_id,
  region_name: fields.text("region_name") ?? region_id,
  region_name2: fields.text("region_name2") ?? fields.text("region_name") ?? region_id,
  order: fields.number("region_order") ?? Number.MAX_SAFE_INTEGER,
  usable: fields.flag("include_use_yn"),
  /** region that supplies missing rows; "" = none, or not stated */
  falls_back_to: fields.text("falls_back_to") ?? "",
  /** number of own rows among recovery rates, disposal, litter and energy; null = not stated */
  own_rows: fields.number("own_rows"),
  /** number of estimates among the rows taken from the other region */
  fallback_estimates: fields.number("fallback_estimates"),
  all_rows: fields.number("all_rows"),
});

export type MetricType = "quant" | "other";

export interface BandRecord {
  readonly band_id: string;
  readonly low: number;
  readonly high: number;
  readonly color: string;
  readonly label: string;
  readonly low_included: boolean;
  readonly high_included: boolean;
}

const natural = (id: MetricId): MetricType => (isQuantMetric(id) ? "quant" : "other");

/** `quant` on a rating is ignored (method.md section 9): there is no inventory behind it. */
const typeOf = (text: string | null, id: MetricId): MetricType | null =>
  text === "other" ? "other" : text === "quant" ? natural(id) : null;

/** One metric. `known`: the table has a row; without one the kind of metric decides the type, and the weight is 0. */
export type MetricRecord = Readonly<ReturnType<typeof readMetric>>;
const readMetric = (id: MetricId, place: number, row: Fields | undefined) => {
  const type = typeOf(row?.text("metric_type") ?? null, id) ?? natural(id);
  return {
    metric_id: id,
    known: row !== undefined,
    metric_name: row?.text("metric_name") ?? id,
    unit: row?.text("unit") ?? "",
    order: row?.number("order_display") ?? place + 1,
    weight: row?.number("metric_weight") ?? 0,
    /** in comparisons */
    type,
    /** impact assessment method: "GWP100, IPCC AR5"; "" = not stated */
    accounting: row?.text("accounting") ?? "",
    type_port: typeOf(row?.text("metric_type_port") ?? null, id) ?? type,
    lowest: row?.number("raw_lowest_possible") ?? null,
    highest: row?.number("raw_highest_possible") ?? null,
  };
};

const readMetrics = (tables: RawTables): ReadonlyMap<MetricId, MetricRecord> => {
  const rows = readAll(kindOf(tables, "metric"), (_, fields) => fields);
  return new Map(METRIC_IDS.map((id, place) => [id, readMetric(id, place, rows.get(id))]));
};

/** Values of params; the method's defaults where the table has none (method.md section 2). */
const readParams = (tables: RawTables) => {
  const rows = readAll(kindOf(tables, "params"), (_, fields) => fields);
  const number = (id: string, otherwise: number): number => rows.get(id)?.number("value") ?? otherwise;
  const text = (id: string): string | null => rows.get(id)?.text("value") ?? null;
  const packing = number("pack_eff_default", 85);
  return {
    reusable_min_uses: number("reusable_min_uses", 5),
    /** fraction; a divisor, so 0 or less is invalid */
    pack_eff_default: (packing > 0 ? packing : 85) / 100,
    default_food: text("default_food") ?? "default_worst",
    litter_class_default: text("litter_class_default") ?? "medium",
    food_score_default: number("food_score_default", 10),
    metric_missing_default: Math.min(Math.max(number("metric_missing_default", 5), 0), 100),
    default_trans_scenario: text("default_trans_scenario"),
    /** grid electricity and boiler heat, whose uncertainty the energy of other activities shares (method.md section 10) */
    electricity_activity: text("electricity_activity") ?? "electricity_grid",
    heat_activity: text("heat_activity") ?? "heat_boiler",
  };
};

const partsOf = (list: string | null): readonly string[] => list?.split("|") ?? [];

const USE_CASE_TYPES = ["volume", "area", "count"] as const;

export type UseCaseRecord = Readonly<ReturnType<typeof readUseCase>>;
const readUseCase = (usecase_id: string, fields: Fields) => {
  const size = fields.number("size_standard");
  return {
    usecase_id,
    usecase_name: fields.text("usecase_name") ?? usecase_id,
    /** "to serve 350 ml of a hot drink" */
    text_phrase: fields.text("text_phrase") ?? "",
    group: fields.text("usecase_group") ?? "",
    order: fields.number("usecase_order") ?? Number.MAX_SAFE_INTEGER,
    type: USE_CASE_TYPES.find((type) => type === fields.text("usecase_type_id")) ?? "volume",
    /** null = missing or not positive */
    size_standard: size !== null && size > 0 ? size : null,
    unit: fields.text("unit_size_standard") ?? "",
    /** food_ids usually served with it, for the order of lists; empty = not said */
    foods: partsOf(fields.text("foods")),
    listed: fields.flag("include_yn") && fields.flag("active_yn"),
  };
};

/** Regions, metrics, colours, parameters and use cases (method.md section 2). */
export const readLookupTables = (tables: RawTables) => ({
  regions: readAll(kindOf(tables, "region-spec"), readRegion),
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
  use_cases: readAll(kindOf(tables, "usecase"), readUseCase),
});
