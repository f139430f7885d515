import { QUANT_METRIC_IDS } from "../../../../edge-api/contract/metrics.ts";
import type { RegionSetting } from "../../inventory/region-setting.ts";
import { hasMetric, NO_METRIC } from "../../metrics/metric-set.ts";
import { QUANT_COUNT, type FactorRows } from "../../tables/activity-index.ts";
import { regionalActivity, UNKNOWN_ACTIVITY } from "../../tables/material-tables.ts";
import { CERTAIN, type UncertainQuantities } from "./quantities.ts";
import { spreadOfFactor } from "./spreads.ts";

/** A factor comes apart in three: what is the activity's own, and what is electricity and heat of the region. */
const PARTS = 3;
/** Columns of a factor: one for each of its parts, then that of the amount of energy. */
const COLUMNS = PARTS + 1;

/** Largest scale at which two shares fit into a total; shares of a total that is not positive do not fit at all. */
const fitting = (shares: number, total: number): number =>
  shares <= 0 || total <= 0 ? 0 : Math.min(1, total / shares);

/**
 * Impact factors that vary (method.md section 10). Each activity has one normal number a draw for its factors in all
 * regions, with the spread that the quality shown beside each figure has; the share that is grid electricity or boiler
 * heat varies with the region's electricity and heat instead, and with the activity's own kWh: one more normal number,
 * with one spread in all regions and metrics, that of the activity's row.
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

  /** Where the four factors of an activity begin among the drawn ones. */
  place(rows: FactorRows, activity: number): number {
    const ofRegion = this.#places.get(rows) ?? new Map<number, number>();
    this.#places.set(rows, ofRegion);
    const known = ofRegion.get(activity);
    if (known !== undefined) return known;
    const place = this.#amounts.length / PARTS;
    QUANT_METRIC_IDS.forEach((_, column) => this.#add(rows, activity, column));
    ofRegion.set(activity, place);
    return place;
  }

  /** Factors of a draw, from the multipliers that begin at `start`. Valid until the next draw. */
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

  /** The multiplier of an activity's kWh, electricity and heat together; CERTAIN = it states none. */
  energyColumn(activity_id: string): number {
    const { activities } = this.#setting.tables;
    const spec = activities.get(activity_id);
    if (spec === undefined || (spec.electricity_kwh === 0 && spec.heat_kwh === 0)) return CERTAIN;
    const gsd = spreadOfFactor(spec.gsd_climate ?? spec.gsd, spec.quality);
    return this.#quantities.column(`energy ${activity_id}`, { kind: "energy", name: spec.name, product_name: "" }, gsd);
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
      // what is itself electricity or heat varies as what it is
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

  /** The multiplier of an activity's figure: spread by the quality that is shown beside it (explain-lines.ts). */
  #column(rows: FactorRows, activity: number, column: number): number {
    const { activities, tables } = this.#setting;
    const metric = QUANT_METRIC_IDS[column];
    const id = activities.ids[activity] ?? "";
    if (metric === undefined) return 0;
    const base = tables.activities.get(id) ?? { ...UNKNOWN_ACTIVITY, name: id };
    const own = hasMetric(rows.regional[activity] ?? NO_METRIC, metric) ? rows.records.get(id) : undefined;
    const spec = own === undefined ? base : regionalActivity(base, own);
    const stated = metric === "climate" ? (spec.gsd_climate ?? spec.gsd) : spec.gsd;
    const gsd = spreadOfFactor(stated, spec.quality_of[metric] ?? spec.quality);
    return this.#quantities.column(`factor ${id}`, { kind: "factor", name: base.name, product_name: "" }, gsd);
  }
}
