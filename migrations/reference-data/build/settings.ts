import { PARAM_VALUES } from "../../../edge-api/contract/field-rules.ts";
import { METRIC_IDS, QUANT_METRIC_IDS } from "../../../edge-api/contract/metrics.ts";
import type { GwpCount } from "./gwp-sets.ts";
import { missingLine } from "./problem.ts";
import { RANGES } from "./ranges.ts";
import { readTable, type BuildContext, type Keys } from "./read-csv.ts";

/**
 * settings/metrics.csv → metric: the seven metrics of the contract; only those that are not quantitative have a range. The
 * accounting of climate gets the counts of `gwp`.
 */
export function buildMetrics(context: BuildContext, gwp: GwpCount): void {
  const columns =
    "metric_id,metric_name,unit,order_display,metric_weight,metric_type,metric_type_port," +
    "raw_lowest_possible,raw_highest_possible,decimals_total,decimals_per_use,accounting,basis";
  const file = "settings/metrics.csv";
  const rows = readTable(context, file, columns, "metric_id");
  for (const [metric_id, row] of rows) {
    row.oneOf("metric_id", METRIC_IDS);
    const quant = QUANT_METRIC_IDS.some((id) => id === metric_id);
    const types = [quant ? "quant" : "other"] as const;
    context.tables.put("metric", metric_id, {
      metric_id,
      metric_name: row.text("metric_name"),
      unit: row.text("unit"),
      order_display: row.number("order_display", RANGES.order),
      metric_weight: row.number("metric_weight", RANGES.weight),
      metric_type: row.oneOf("metric_type", types),
      metric_type_port: row.oneOf("metric_type_port", types),
      raw_lowest_possible: quant ? undefined : row.number("raw_lowest_possible", RANGES.score),
      raw_highest_possible: quant ? undefined : row.number("raw_highest_possible", RANGES.score),
      decimals_total: row.number("decimals_total", { min: 0, max: 6 }),
      decimals_per_use: row.number("decimals_per_use", { min: 0, max: 6 }),
      accounting: row
        .optionalText("accounting")
        ?.replace("{unknown}", String(gwp.unknown))
        .replace("{sources}", String(gwp.sources)),
      basis: row.text("basis"),
    });
  }
  for (const metric_id of METRIC_IDS)
    if (!rows.has(metric_id)) context.problems.push(missingLine(file, "metric_id", `the metric ${metric_id}`));
}

/** settings/score-bands.csv → color-spec: score bands without gaps. */
export function buildScoreBands(context: BuildContext): void {
  const columns = "id,val_low,val_high,color,low_include_yn,high_include_yn,label,note";
  let end: number | undefined;
  for (const [id, row] of readTable(context, "settings/score-bands.csv", columns, "id")) {
    const val_low = row.number("val_low", RANGES.score);
    const val_high = row.number("val_high", RANGES.score);
    if (val_high <= val_low) row.fault("val_high", `a number above val_low ${val_low}`);
    if (end !== undefined && val_low !== end) row.fault("val_low", `${end}, where the band before ends`);
    end = val_high;
    const color = row.text("color");
    if (!/^#[0-9a-f]{6}$/.test(color)) row.fault("color", "a colour #rrggbb");
    context.tables.put("color-spec", id, {
      val_low,
      val_high,
      color,
      low_include_yn: row.flag("low_include_yn"),
      high_include_yn: row.flag("high_include_yn"),
      label: row.text("label"),
    });
  }
}

/** settings/params.csv → params; checks values that refer to rows of other tables. */
export function buildParams(
  context: BuildContext,
  references: Readonly<Record<"activities" | "foods" | "litterClasses" | "scenarios", Keys>>,
): void {
  const named: Readonly<Record<string, readonly [Keys, string]>> = {
    default_food: [references.foods, "a food_id of foods/foods.csv"],
    litter_class_default: [references.litterClasses, "a litter_class of disposal/litter.csv"],
    default_trans_scenario: [references.scenarios, "a trans_scenario_id of transport/stages.csv"],
    electricity_activity: [references.activities, "an activity_id"],
    heat_activity: [references.activities, "an activity_id"],
  };
  const known = [...Object.keys(PARAM_VALUES), ...Object.keys(named)];
  const file = "settings/params.csv";
  const rows = readTable(context, file, "param_id,value,unit,note", "param_id");
  for (const [param_id, row] of rows) {
    row.oneOf("param_id", known);
    const reference = named[param_id];
    const value = reference === undefined ? row.number("value", RANGES.score) : row.reference("value", ...reference);
    const [unit, note] = [row.optionalText("unit"), row.optionalText("note")];
    context.tables.put("params", param_id, { param_id, value, unit, note });
  }
  for (const param_id of known)
    if (!rows.has(param_id)) context.problems.push(missingLine(file, "param_id", `the parameter ${param_id}`));
}
