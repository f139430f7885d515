import { REGIONAL_KINDS, type ReferenceKind } from "../../contract/reference-kinds.ts";
import { BASE_REGION, isRegionId } from "../../contract/regions.ts";
import type { AuditAction } from "../../contract/table-upload.ts";
import type { TableFault, TableUpdateReply } from "../../contract/admin-replies.ts";
import type { Ports } from "../../ports.ts";
import { prepareDataset } from "../publish-dataset.ts";
import { Refusal } from "../refusal.ts";
import { faultsOfChange } from "./dataset-faults.ts";
import { rowOf, withTable, type StoredTables, type Table } from "./open-tables.ts";
import { scoreEffect } from "./score-effect.ts";
import { tableDifference } from "./table-difference.ts";

/** Identifies a table by kind and region. */
export interface TableName {
  readonly kind: ReferenceKind;
  readonly region: string;
}

/**
 * Validates the region of an address for a kind. @throws Refusal unknown_region, also for a kind without regional rows
 */
export function tableName(kind: ReferenceKind, region: string): TableName {
  const isRegional = (REGIONAL_KINDS as readonly string[]).includes(kind);
  if (!isRegionId(region) || (region !== BASE_REGION && !isRegional)) throw new Refusal("unknown_region");
  return { kind, region };
}

/** The current version with all rows and tables. */
export interface CurrentTables extends StoredTables {
  readonly version: string;
}

/** The rows with one table replaced in its position; a new table comes last. */
function withRow(rows: StoredTables["rows"], { kind, region }: TableName, table: Table): StoredTables["rows"] {
  const ofRegion = rows[region] ?? [];
  const at = ofRegion.findIndex((row) => row.kind === kind);
  const others = ofRegion.filter((row) => row.kind !== kind);
  const place = at < 0 ? others.length : at;
  const own = table.size === 0 ? [] : [rowOf(kind, table)];
  return { ...rows, [region]: [...others.slice(0, place), ...own, ...others.slice(place)] };
}

interface TableChange extends TableName {
  readonly now: Table;
  /** row of a fault in the upload; null: none */
  readonly rowOf: (fault: TableFault) => number | null;
  readonly note: string;
  readonly dryRun: boolean;
  readonly userId: string;
  readonly action: AuditAction;
}

/** "2026.11.u3" follows "2026.11.u2". */
async function nextVersion(reference: Ports["reference"], version: string): Promise<string> {
  const root = version.replace(/\.u\d+$/, "");
  return `${root}.u${(await reference.countVersions(`${root}.u`)) + 1}`;
}

/**
 * Replaces a table: a new version that differs in this table alone becomes current, in one transaction with its audit
 * entry. A dry run changes nothing; its reply adds the effect on scores.
 *
 * @throws Refusal bad_table for dangling references or sums other than 1; conflict if another version became current
 *   meanwhile
 */
export async function publishTable(
  ports: Pick<Ports, "reference" | "now" | "pause">,
  { version, rows, tables }: CurrentTables,
  change: TableChange,
): Promise<TableUpdateReply> {
  const { kind, region, now, rowOf: placeOf, note, dryRun, userId, action } = change;
  const before: Table = tables.get(region)?.get(kind) ?? new Map();
  const changed = withTable(tables, region, kind, now);
  const faults = faultsOfChange(tables, changed, kind, region).map((fault) => ({ ...fault, row: placeOf(fault) }));
  if (faults.length > 0) throw new Refusal("bad_table", { faults });
  const difference = tableDifference(before, now);
  const unchanged = rowOf(kind, before).data === rowOf(kind, now).data;
  const reply = { kind, region, dryRun, version, unchanged, difference };
  if (dryRun) return { ...reply, effect: await scoreEffect(ports, tables, changed) };
  if (unchanged) return reply;

  const next = await nextVersion(ports.reference, version);
  const dataset = await prepareDataset(ports, {
    version: next,
    note,
    rows: withRow(rows, change, now),
  });
  const target = region === BASE_REGION ? kind : `${kind}/${region}`;
  const details = { version: next, replaces: version, note, ...difference.counts };
  const audit = { at: ports.now(), userId, action, target, details };
  if (!(await ports.reference.publish(dataset, { replaces: version, audit }))) throw new Refusal("conflict");
  return { ...reply, version: next };
}
