import { getOrInsert } from "../../get-or-insert.ts";
import { QUANT_METRIC_IDS } from "../../../../edge-api/contract/metrics.ts";
import type { RegionSetting } from "../../inventory/region-setting.ts";
import { hasMetric, NO_METRIC } from "../../metrics/metric-set.ts";
import { QUANT_COUNT, type FactorRows } from "../../tables/activity-index.ts";
import { regionalActivity, UNKNOWN_ACTIVITY } from "../../tables/material-tables.ts";
import { CERTAIN, type UncertainQuantities } from "./quantities.ts";
import { spreadOfFactor } from "./spreads.ts";

/** A factor is the sum of three parts: the activity's own, the region's electricity and the region's heat. */
const PARTS = 3;
/** Columns of a factor: one for each part, then one for the amount of energy. */
const COLUMNS = PARTS + 1;

/** Largest scale, 0-1, at which shares do not exceed a total; 0 if the total is not positive. */
const fitting = (shares: number, total: number): number =>
  shares <= 0 || total <= 0 ? 0 : Math.min(1, total / shares);

/**
 * Draws impact factors (method.md section 10). Each activity has one normal variate per draw for its factors in all
 * regions; the quality shown beside each figure gives the spread. The part that is grid electricity or boiler heat varies
 * instead with the region's electricity and heat, and with the activity's own kWh: a second normal variate, with one
 * spread in all regions and metrics, that of the activity's row.
 */
export class FactorDraws {
  readonly #setting: RegionSetting;
  readonly #quantities: UncertainQuantities;
  readonly #places = new Map<FactorRows, Map<number, number>>();
  readonly #amounts: number[] = [];
  readonly #columns: number[] = [];
  #values = new Float64Array(0);

  constructor(setting: RegionSetting, quantities: UncertainQuantities) {
    this.#setting = setting;
    this.#quantities = quantities;
  }

  /** Index of the first of an activity's four drawn factors (order of QUANT_METRIC_IDS); adds them if new. */
  place(rows: FactorRows, activity: number): number {
    const ofRegion = getOrInsert(this.#places, rows, () => new Map<number, number>());
    const known = ofRegion.get(activity);
    if (known !== undefined) return known;
    const place = this.#amounts.length / PARTS;
    QUANT_METRIC_IDS.forEach((_, column) => this.#add(rows, activity, column));
    ofRegion.set(activity, place);
    return place;
  }

  /** Factors of one draw, from its row of multipliers, which begins at `start`. Valid until the next draw. */
  draw(multipliers: Float64Array, start: number): Float64Array {
    const amounts = this.#amounts;
    const columns = this.#columns;
    const count = amounts.length / PARTS;
    if (this.#values.length !== count) this.#values = new Float64Array(count);
    const values = this.#values;
    for (let place = 0, at = 0, column = 0; place < count; place++, at += PARTS, column += COLUMNS) {
      const electricity = (amounts[at + 1] ?? 0) * (multipliers[start + (columns[column + 1] ?? 0)] ?? 1);
      const heat = (amounts[at + 2] ?? 0) * (multipliers[start + (columns[column + 2] ?? 0)] ?? 1);
      values[place] =
        (amounts[at] ?? 0) * (multipliers[start + (columns[column] ?? 0)] ?? 1) +
        (electricity + heat) * (multipliers[start + (columns[column + 3] ?? 0)] ?? 1);
    }
    return values;
  }

  /** Column for the kWh of an activity, electricity and heat together; CERTAIN = none stated. */
  energyColumn(activity_id: string): number {
    const { activities } = this.#setting.tables;
    const spec = activities.get(activity_id);
    if (spec === undefined || (spec.electricity_kwh === 0 && spec.heat_kwh === 0)) return CERTAIN;
    const spread = spreadOfFactor(spec.spread_of.climate, spec.quality);
    const quantity = { kind: "energy", name: spec.name, product_name: "" } as const;
    return this.#quantities.column(`energy ${activity_id}`, quantity, spread);
  }

  #add(rows: FactorRows, activity: number, column: number): void {
    const { activities, tables } = this.#setting;
    const { electricity_activity, heat_activity } = tables.params;
    const total = rows.values[activity * QUANT_COUNT + column] ?? 0;
    const id = activities.ids[activity] ?? "";
    const spec = tables.activities.get(id) ?? UNKNOWN_ACTIVITY;
    const energy = (
      [
        [electricity_activity, spec.electricity_kwh],
        [heat_activity, spec.heat_kwh],
      ] as const
    ).map(([energy_id, kwh]) => {
      const place = activities.places.get(energy_id);
      // electricity and heat themselves are not split further
      if (place === undefined || place === activity) return { place: activity, share: 0 };
      return { place, share: kwh * (rows.values[place * QUANT_COUNT + column] ?? 0) };
    });
    const shares = energy.reduce((sum, { share }) => sum + Math.max(share, 0), 0);
    const scale = fitting(shares, total);
    this.#part(rows, activity, column, total - shares * scale);
    for (const { place, share } of energy) this.#part(rows, place, column, Math.max(share, 0) * scale);
    this.#columns.push(shares * scale > 0 ? this.energyColumn(id) : CERTAIN);
  }

  #part(rows: FactorRows, activity: number, column: number, amount: number): void {
    this.#amounts.push(amount);
    this.#columns.push(amount === 0 ? CERTAIN : this.#column(rows, activity, column));
  }

  /** Column for an activity's figure; the spread follows the quality shown beside the figure (explain-lines.ts). */
  #column(rows: FactorRows, activity: number, column: number): number {
    const { activities, tables } = this.#setting;
    const metric = QUANT_METRIC_IDS[column];
    const id = activities.ids[activity] ?? "";
    if (metric === undefined) return 0;
    const base = tables.activities.get(id) ?? { ...UNKNOWN_ACTIVITY, name: id };
    const own = hasMetric(rows.regional[activity] ?? NO_METRIC, metric) ? rows.records.get(id) : undefined;
    const spec = own === undefined ? base : regionalActivity(base, own);
    const spread = spreadOfFactor(spec.spread_of[metric], spec.quality_of[metric] ?? spec.quality);
    return this.#quantities.column(`factor ${id}`, { kind: "factor", name: base.name, product_name: "" }, spread);
  }
}
