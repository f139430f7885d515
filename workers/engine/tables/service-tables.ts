import { byCodeUnits } from "./wire-value.ts";
import { kindOf, type RawTables } from "./raw-tables.ts";
import { readAll, readGrouped, type Fields } from "./read-record.ts";

/** Whether the region collects a stream: yes, no, or not applicable (`na`). */
export type Collected = "on" | "off" | "na";

const isDefined = (fields: Fields, column: string): boolean => fields.text(column) === "definition";

const collectedOf = (text: string | null): Collected => (text === "na" ? "na" : Number(text) === 1 ? "on" : "off");

const nonNegative = (value: number | null): number | null => (value !== null && value >= 0 ? value : null);

/** trans-ui-spec: a mode of transport. */
export type TransportMode = Readonly<ReturnType<typeof readMode>>;
const readMode = (id: string, fields: Fields) => ({
  name: fields.text("trans_ui_name") ?? id,
  activity_id: fields.text("activity_id"),
  dist_default: nonNegative(fields.number("dist_default")),
  min: fields.number("min_new"),
  max: fields.number("max_new"),
});

/** A row of transport-spec, or of region-distance for a pair of regions. */
export type StageRow = Readonly<ReturnType<typeof readStage>>;
const readStage = (context_id: string, fields: Fields, km: string) => ({
  context_id,
  context_name: fields.text("context_name") ?? context_id,
  order: fields.number("context_order") ?? Number.MAX_SAFE_INTEGER,
  mode: fields.text("trans_ui_type"),
  km: nonNegative(fields.number(km)),
});

export type WashSystem = Readonly<ReturnType<typeof readWashSystem>>;
const readWashSystem = (wash_system_id: string, fields: Fields) => ({
  wash_system_id,
  name: fields.text("wash_system_name") ?? wash_system_id,
  short_name: fields.text("short_name") ?? fields.text("wash_system_name") ?? wash_system_id,
  activity_id: fields.text("activity_id"),
  off_site: fields.flag("off_site_yn"),
  /** tap water per rack */
  litres: fields.number("water_l"),
  /** default distance to an off-site system, one way */
  km: nonNegative(fields.number("distance_default_km")),
  wash_transport: fields.text("wash_transport"),
});

export type DisposalShare = Readonly<ReturnType<typeof readDisposalShare>>;
const readDisposalShare = ([, route]: readonly [string, string], fields: Fields) => ({
  route,
  mass_frac: fields.number("mass_frac_default"),
  /** set by definition: has no spread in the uncertainty analysis */
  defined: isDefined(fields, "quality"),
});

export type LitterClass = Readonly<ReturnType<typeof readLitterClass>>;
const readLitterClass = (_: string, fields: Fields) => ({
  /** set by definition: has no spread in the uncertainty analysis */
  defined: isDefined(fields, "quality"),
  /** "" = not stated */
  description: fields.text("description") ?? "",
  rate: fields.number("litter_rate_default"),
  activity_id: fields.text("activity_id"),
});

const readStages = (
  tables: RawTables,
  kind: "transport-spec" | "region-distance",
  parts: 2 | 3,
  km: string,
): ReadonlyMap<string, readonly StageRow[]> => {
  const stages = readGrouped(kindOf(tables, kind), parts, ([, id], fields) => readStage(id, fields, km));
  const inOrder = (a: StageRow, b: StageRow) => a.order - b.order || byCodeUnits(a.context_id, b.context_id);
  return new Map([...stages].map(([id, rows]) => [id, rows.toSorted(inOrder)]));
};

/** Transport, washing, recovery, disposal and litter (method.md section 2); negative distances count as missing. */
export const readServiceTables = (tables: RawTables) => ({
  modes: readAll(kindOf(tables, "trans-ui-spec"), readMode),
  stages: readStages(tables, "transport-spec", 2, "dist_default"),
  /** key `P/U` */
  distances: readStages(tables, "region-distance", 3, "distance_km"),
  wash_systems: readAll(kindOf(tables, "wash-system-spec"), readWashSystem),
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
  /** material streams, and which of their two choices the user interface shows */
  recovery_streams: readAll(kindOf(tables, "mat-recov-spec"), (id, fields) => ({
    name: fields.text("mat_recov_name") ?? id,
    group_id: fields.text("mat_recov_group_id") ?? "",
    recycle_shown: fields.flag("recycle_toggle_show_yn"),
    compost_shown: fields.flag("compost_toggle_show_yn"),
  })),
  recovery_groups: readAll(kindOf(tables, "mat-recov-groups"), (id, fields) => ({
    name: fields.text("mat_recov_group_name") ?? id,
    order: fields.number("mat_recov_group_order") ?? Number.MAX_SAFE_INTEGER,
  })),
  recovery_rates: readAll(kindOf(tables, "recov-rate-spec"), (_, fields) => ({
    /** set by definition: has no spread in the uncertainty analysis */
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
  /** AWARE factors of a region, m3 world-eq per m3 consumed: annual, lowest and highest month */
  water_scarcity: readAll(kindOf(tables, "water-scarcity"), (_, fields) => ({
    factor: fields.number("factor"),
    lowest: fields.number("factor_lowest_month"),
    highest: fields.number("factor_highest_month"),
    source: fields.text("source") ?? "",
    source_year: fields.number("source_year"),
  })),
  disposal_shares: readGrouped(kindOf(tables, "dispose-default"), 2, readDisposalShare),
  litter_classes: readAll(kindOf(tables, "litter-spec"), readLitterClass),
});
