import { byCodeUnits } from "./wire-value.ts";
import { kindOf, type RawTables } from "./raw-tables.ts";
import { readAll, readGrouped, type Fields } from "./read-record.ts";

/** trans-ui-spec: a mode of transport. */
export interface TransportMode {
  readonly name: string;
  readonly activity_id: string | null;
  readonly dist_default: number | null;
  readonly min: number | null;
  readonly max: number | null;
}

/** A row of transport-spec, or of region-distance for a pair of regions. */
export interface StageRow {
  readonly context_id: string;
  readonly context_name: string;
  readonly order: number;
  readonly mode: string | null;
  readonly km: number | null;
}

export interface WashSystem {
  readonly wash_system_id: string;
  readonly name: string;
  /** name for lists */
  readonly short_name: string;
  readonly activity_id: string | null;
  readonly off_site: boolean;
  /** tap water per rack */
  readonly litres: number | null;
  /** default distance to an off-site system, one way */
  readonly km: number | null;
  readonly wash_transport: string | null;
}

/** water-scarcity: AWARE factors of a region, m3 world-eq per m3 consumed: annual, lowest and highest month. */
export interface WaterScarcity {
  readonly factor: number | null;
  readonly lowest: number | null;
  readonly highest: number | null;
  readonly source: string;
  readonly source_year: number | null;
}

export interface RecoveryRate {
  /** set by definition: has no spread in the uncertainty analysis */
  readonly defined: boolean;
  readonly recycle_rate: number | null;
  readonly compost_rate: number | null;
  readonly recycle_activity: string | null;
  readonly compost_activity: string | null;
}

/** Whether the region collects a stream: yes, no, or not applicable (`na`). */
export type Collected = "on" | "off" | "na";

/** mat-recov-spec: a material stream and which of its two choices the user interface shows. */
export interface RecoveryStreamRecord {
  readonly name: string;
  readonly group_id: string;
  readonly recycle_shown: boolean;
  readonly compost_shown: boolean;
}

export interface DisposalShare {
  readonly route: string;
  readonly mass_frac: number | null;
  /** set by definition: has no spread in the uncertainty analysis */
  readonly defined: boolean;
}

export interface LitterClass {
  /** set by definition: has no spread in the uncertainty analysis */
  readonly defined: boolean;
  /** "" = not stated */
  readonly description: string;
  readonly rate: number | null;
  readonly activity_id: string | null;
}

const isDefined = (fields: Fields, column: string): boolean => fields.text(column) === "definition";

const collectedOf = (text: string | null): Collected => (text === "na" ? "na" : Number(text) === 1 ? "on" : "off");

const nonNegative = (value: number | null): number | null => (value !== null && value >= 0 ? value : null);

const inOrder = (stages: ReadonlyMap<string, readonly StageRow[]>): ReadonlyMap<string, readonly StageRow[]> =>
  new Map(
    [...stages].map(([id, rows]) => [
      id,
      rows.toSorted((a, b) => a.order - b.order || byCodeUnits(a.context_id, b.context_id)),
    ]),
  );

/** Transport, washing, recovery, disposal and litter (method.md section 2); negative distances count as missing. */
export const readServiceTables = (tables: RawTables) => ({
  modes: readAll(kindOf(tables, "trans-ui-spec"), (id, fields): TransportMode => ({
    name: fields.text("trans_ui_name") ?? id,
    activity_id: fields.text("activity_id"),
    dist_default: nonNegative(fields.number("dist_default")),
    min: fields.number("min_new"),
    max: fields.number("max_new"),
  })),
  stages: inOrder(
    readGrouped(kindOf(tables, "transport-spec"), 2, ([, context_id], fields): StageRow => ({
      context_id,
      context_name: fields.text("context_name") ?? context_id,
      order: fields.number("context_order") ?? Number.MAX_SAFE_INTEGER,
      mode: fields.text("trans_ui_type"),
      km: nonNegative(fields.number("dist_default")),
    })),
  ),
  /** key `P/U` */
  distances: inOrder(
    readGrouped(kindOf(tables, "region-distance"), 3, ([, context_id], fields): StageRow => ({
      context_id,
      context_name: fields.text("context_name") ?? context_id,
      order: fields.number("context_order") ?? Number.MAX_SAFE_INTEGER,
      mode: fields.text("trans_ui_type"),
      km: nonNegative(fields.number("distance_km")),
    })),
  ),
  wash_systems: readAll(kindOf(tables, "wash-system-spec"), (id, fields): WashSystem => ({
    wash_system_id: id,
    name: fields.text("wash_system_name") ?? id,
    short_name: fields.text("short_name") ?? fields.text("wash_system_name") ?? id,
    activity_id: fields.text("activity_id"),
    off_site: fields.flag("off_site_yn"),
    litres: fields.number("water_l"),
    km: nonNegative(fields.number("distance_default_km")),
    wash_transport: fields.text("wash_transport"),
  })),
  wash_transports: readAll(kindOf(tables, "wash-trans-spec"), (_, fields) => ({
    activity_id: fields.text("activity_id"),
    trip_factor: nonNegative(fields.number("trip_factor")) ?? 2,
  })),
  wash_defaults: readAll(kindOf(tables, "wash-default"), (_, fields) => ({
    wash_system_id: fields.text("wash_system_id"),
    wash_cap: fields.number("wash_cap"),
  })),
  regional_rates: readAll(kindOf(tables, "recyc-default"), (_, fields) => ({
    recyc_rate: fields.number("recyc_rate"),
    compost_rate: fields.number("compost_rate"),
    recycled_content: fields.number("RC_default"),
    recyc_defined: isDefined(fields, "quality"),
    compost_defined: isDefined(fields, "composting_quality"),
  })),
  collected: readAll(kindOf(tables, "mat-recov-default"), (_, fields) => ({
    recycle: collectedOf(fields.text("recycle_default_yn")),
    compost: collectedOf(fields.text("compost_default_yn")),
  })),
  recovery_streams: readAll(kindOf(tables, "mat-recov-spec"), (id, fields): RecoveryStreamRecord => ({
    name: fields.text("mat_recov_name") ?? id,
    group_id: fields.text("mat_recov_group_id") ?? "",
    recycle_shown: fields.flag("recycle_toggle_show_yn"),
    compost_shown: fields.flag("compost_toggle_show_yn"),
  })),
  recovery_groups: readAll(kindOf(tables, "mat-recov-groups"), (id, fields) => ({
    name: fields.text("mat_recov_group_name") ?? id,
    order: fields.number("mat_recov_group_order") ?? Number.MAX_SAFE_INTEGER,
  })),
  recovery_rates: readAll(kindOf(tables, "recov-rate-spec"), (_, fields): RecoveryRate => ({
    defined: isDefined(fields, "quality"),
    recycle_rate: fields.number("recycle_rate"),
    compost_rate: fields.number("compost_rate"),
    recycle_activity: fields.text("recycle_activity_id"),
    compost_activity: fields.text("compost_activity_id"),
  })),
  /** key `mat_dispose_id/route` */
  disposal_activities: readAll(kindOf(tables, "dispose-spec"), (_, fields) => fields.text("activity_id")),
  /** key `mat_dispose_id/route`; "" = no name */
  disposal_names: readAll(kindOf(tables, "dispose-spec"), (_, fields) => fields.text("mat_dispose_name") ?? ""),
  water_scarcity: readAll(kindOf(tables, "water-scarcity"), (_, fields): WaterScarcity => ({
    factor: fields.number("factor"),
    lowest: fields.number("factor_lowest_month"),
    highest: fields.number("factor_highest_month"),
    source: fields.text("source") ?? "",
    source_year: fields.number("source_year"),
  })),
  disposal_shares: readGrouped(kindOf(tables, "dispose-default"), 2, ([, route], fields): DisposalShare => ({
    route,
    mass_frac: fields.number("mass_frac_default"),
    defined: isDefined(fields, "quality"),
  })),
  litter_classes: readAll(kindOf(tables, "litter-spec"), (_, fields): LitterClass => ({
    defined: isDefined(fields, "quality"),
    description: fields.text("description") ?? "",
    rate: fields.number("litter_rate_default"),
    activity_id: fields.text("activity_id"),
  })),
});
