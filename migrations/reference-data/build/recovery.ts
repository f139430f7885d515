import { BASE_REGION } from "../../../edge-api/contract/regions.ts";
import type { Activities } from "./activities.ts";
import type { CsvRow } from "./csv-row.ts";
import { missingLine } from "./problem.ts";
import { PROVENANCE, readProvenance, readQuality } from "./provenance.ts";
import { RANGES } from "./ranges.ts";
import { expectConsistentRegions } from "./region-consistency.ts";
import { readTable, type BuildContext } from "./read-csv.ts";
import { nearestRow, type Regions } from "./regions.ts";
import type { TableSet } from "./table-set.ts";

/** Recovery groups (true = mature) and the ids of the streams that recycle or compost. */
export interface Recovery {
  readonly groups: ReadonlyMap<string, boolean>;
  readonly recycling: ReadonlySet<string>;
  readonly composting: ReadonlySet<string>;
}

const qualityOf = (row: CsvRow): string | undefined => row.optionalText("quality");

const RATES = "recovery/rates.csv";
const RATE_COLUMNS =
  "recovery_group,region_id,recycling_rate,composting_rate,default_recycled_content,recycle_default_yn," +
  `compost_default_yn,${PROVENANCE},composting_source,composting_quality,rc_source,rc_quality`;

function buildGroups(context: BuildContext): Recovery["groups"] {
  const columns = "recovery_group,recovery_group_name,mature_yn,note";
  const rows = readTable(context, "recovery/groups.csv", columns, "recovery_group");
  for (const row of rows.values())
    if (row.flag("mature_yn") === "0" && row.optionalText("note") === undefined)
      row.fault("note", "the reason why parts of this group are not recycled where their stream exists");
  return new Map([...rows].map(([group, row]) => [group, row.flag("mature_yn") === "1"]));
}

/** Adds one record of recyc-default. */
function putRates(tables: TableSet, group: string, row: CsvRow, region: string): void {
  const recyc_rate = row.number("recycling_rate", RANGES.fraction);
  const compost_rate = row.number("composting_rate", RANGES.fraction);
  if (recyc_rate + compost_rate > 1)
    row.fault("composting_rate", "recycling and composting rates of at most 1 together");
  const record = {
    mat_rc_recyc_id: group,
    recyc_rate,
    compost_rate,
    RC_default: row.number("default_recycled_content", RANGES.fraction),
    ...readProvenance(row),
    composting_source: row.text("composting_source"),
    composting_quality: readQuality(row, "composting_quality"),
    rc_source: row.text("rc_source"),
    rc_quality: readQuality(row, "rc_quality"),
  };
  tables.put("recyc-default", group, record, region);
}

/** Adds mat-recov-default of a stream: `na` without such an activity, else the value of its group in the region. */
function putStreamDefaults(tables: TableSet, stream: Stream, row: CsvRow, region: string): void {
  const choice = (column: string, exists: boolean) => (exists ? row.oneOf(column, ["0", "1", "na"]) : "na");
  const { mat_recov_id } = stream;
  const recycle_default_yn = choice("recycle_default_yn", stream.recycles);
  const compost_default_yn = choice("compost_default_yn", stream.composts);
  tables.put("mat-recov-default", mat_recov_id, { mat_recov_id, recycle_default_yn, compost_default_yn }, region);
}

interface Stream {
  readonly mat_recov_id: string;
  readonly recovery_group: string;
  readonly recycles: boolean;
  readonly composts: boolean;
}

const STREAM_COLUMNS =
  "mat_recov_id,mat_recov_name,mat_recov_group_id,recovery_group,recycle_activity,compost_activity,recycle_rate," +
  "compost_rate,source,source_year,geography,quality,checked";

function buildStreams(context: BuildContext, groups: Recovery["groups"], activities: Activities): readonly Stream[] {
  const { tables } = context;
  const groupColumns = "mat_recov_group_id,mat_recov_group_name,mat_recov_group_order";
  const streamGroups = readTable(context, "recovery/stream-groups.csv", groupColumns, "mat_recov_group_id");
  for (const [mat_recov_group_id, row] of streamGroups)
    tables.put("mat-recov-groups", mat_recov_group_id, {
      mat_recov_group_id,
      mat_recov_group_name: row.text("mat_recov_group_name"),
      mat_recov_group_order: row.number("mat_recov_group_order", RANGES.order),
    });
  const streams: Stream[] = [];
  for (const [mat_recov_id, row] of readTable(context, "recovery/streams.csv", STREAM_COLUMNS, "mat_recov_id")) {
    const activity = (column: string, file: string) =>
      row.optionalReference(column, activities, `an activity_id of activities/${file}.csv`);
    const recycle = activity("recycle_activity", "recycling");
    const compost = activity("compost_activity", "composting");
    if (recycle === undefined && compost === undefined)
      row.fault("recycle_activity", "a recycling or a composting activity");
    const recovery_group = row.reference("recovery_group", groups, "a recovery_group of recovery/groups.csv");
    const known = "a mat_recov_group_id of recovery/stream-groups.csv";
    const mat_recov_group_id = row.reference("mat_recov_group_id", streamGroups, known);
    tables.put("mat-recov-spec", mat_recov_id, {
      mat_recov_id,
      mat_recov_name: row.text("mat_recov_name"),
      mat_recov_group_id,
      recycle_toggle_show_yn: recycle === undefined ? "0" : "1",
      compost_toggle_show_yn: compost === undefined ? "0" : "1",
    });
    tables.put("recov-rate-spec", mat_recov_id, {
      mat_recov_id,
      recycle_rate: recycle === undefined ? undefined : row.number("recycle_rate", RANGES.fraction),
      compost_rate: compost === undefined ? undefined : row.number("compost_rate", RANGES.fraction),
      recycle_activity_id: recycle,
      compost_activity_id: compost,
      ...readProvenance(row),
    });
    streams.push({ mat_recov_id, recovery_group, recycles: recycle !== undefined, composts: compost !== undefined });
  }
  return streams;
}

/**
 * recovery/*.csv → mat-recov-groups, mat-recov-spec, recov-rate-spec, and in every region recyc-default (by recovery
 * group) and mat-recov-default (by stream). A group `…_all_recycled` has its own recycled content and its parent's stream.
 */
export function buildRecovery(context: BuildContext, regions: Regions, activities: Activities): Recovery {
  const { tables } = context;
  const groups = buildGroups(context);
  const streams = buildStreams(context, groups, activities);
  const rows = readTable(context, RATES, RATE_COLUMNS, "recovery_group", "region_id");
  const shares = [
    { share: "recycling_rate", source: "source" },
    { share: "composting_rate", source: "composting_source" },
  ];
  expectConsistentRegions([...rows.values()], shares, (row) => row.text("recovery_group"));
  for (const row of rows.values()) {
    row.reference("recovery_group", groups, "a recovery_group of recovery/groups.csv");
    row.reference("region_id", regions.ids, "a region_id of settings/regions.csv");
  }
  for (const region of [BASE_REGION, ...regions.regional]) {
    const found = new Map<string, CsvRow>();
    for (const group of groups.keys()) {
      const row = nearestRow(regions, region, (step) => rows.get(`${group}/${step}`), qualityOf);
      if (row === undefined) {
        context.problems.push(missingLine(RATES, "recovery_group", `a line of ${group} in ${region}`));
        continue;
      }
      found.set(group, row);
      putRates(tables, group, row, region);
    }
    for (const stream of streams) {
      const row = found.get(stream.recovery_group);
      if (row !== undefined) putStreamDefaults(tables, stream, row, region);
    }
  }
  return {
    groups,
    recycling: new Set(streams.filter((stream) => stream.recycles).map((stream) => stream.mat_recov_id)),
    composting: new Set(streams.filter((stream) => stream.composts).map((stream) => stream.mat_recov_id)),
  };
}
