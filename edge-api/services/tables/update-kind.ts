import { BODY_LIMITS } from "../../contract/limits.ts";
import { RollbackSchema, TableUploadSchema } from "../../contract/table-upload.ts";
import type { TableUpdateReply } from "../../contract/table-upload.ts";
import type { ReferenceKind } from "../../contract/reference-kinds.ts";
import type { Ports } from "../../ports.ts";
import { readBody } from "../read-body.ts";
import { Refusal } from "../refusal.ts";
import { faultsOfChange } from "./dataset-faults.ts";
import { readTables, withTable } from "./open-tables.ts";
import { publishTable, tableName } from "./publish-table.ts";
import type { CurrentTables, TableName } from "./publish-table.ts";
import { readRows } from "./read-rows.ts";

/** Who does it, and whether it is only to be looked at. */
interface How {
  readonly userId: string;
  readonly dryRun: boolean;
}

const NO_VERSION = { field: "expected", text: "the version that the change was made from is needed" };

/** @throws Refusal invalid, for a change that names no version; conflict, for one that names another version */
async function currentTables(
  { reference }: Pick<Ports, "reference">,
  { dryRun }: How,
  expected: string | undefined,
): Promise<CurrentTables> {
  if (expected === undefined && !dryRun) throw new Refusal("invalid", { fields: [NO_VERSION] });
  const version = await reference.currentVersion();
  if (version === null) throw new Refusal("no_reference_data");
  if (expected !== undefined && expected !== version) throw new Refusal("conflict");
  return { version, ...(await readTables(reference, version)) };
}

/**
 * POST /api/updateKind/{kind}[/{region}]: the rows of the body in place of the table's.
 *
 * @throws Refusal of readBody and publishTable; bad_table names every row and field that cannot be
 */
export async function updateKind(
  ports: Pick<Ports, "reference" | "now" | "pause">,
  name: TableName,
  how: How,
  request: Request,
): Promise<TableUpdateReply> {
  const { rows, note, expected } = await readBody(request, BODY_LIMITS.table, TableUploadSchema);
  const current = await currentTables(ports, how, expected);
  const { tables } = current;
  const before = tables.get(name.region)?.get(name.kind) ?? new Map();
  const { table, faults, rowOf } = readRows({ ...name, rows, current: before });
  if (faults.length > 0) {
    // what the rows refer to is looked up all the same, so that everything is named at once
    const further = faultsOfChange(tables, withTable(tables, name.region, name.kind, table), name.kind, name.region);
    const own = further.filter((fault) => fault.code === "dangling" && fault.kind === name.kind);
    const placed = own.map((fault) => ({ ...fault, row: rowOf(fault) }));
    throw new Refusal("bad_table", { faults: [...faults, ...placed] });
  }
  return publishTable(ports, current, { ...name, now: table, rowOf, note, ...how, action: "update_kind" });
}

/**
 * POST /api/rollbackKind/{kind}: the table as it was in an earlier version. The data are identical, the update time is a
 * later one, so that every client fetches them.
 *
 * @throws Refusal unknown_version, unknown_region, bad_table if other tables have moved on without it, conflict
 */
export async function rollbackKind(
  ports: Pick<Ports, "reference" | "now" | "pause">,
  kind: ReferenceKind,
  how: How,
  request: Request,
): Promise<TableUpdateReply> {
  const { version, region, note, expected } = await readBody(request, BODY_LIMITS.small, RollbackSchema);
  const name = tableName(kind, region);
  const current = await currentTables(ports, how, expected);
  const earlier = await readTables(ports.reference, version);
  const now = earlier.tables.get(region)?.get(kind) ?? new Map();
  const reason = note === "" ? `${kind} as in ${version}` : note;
  return publishTable(ports, current, {
    ...name,
    now,
    rowOf: () => null,
    note: reason,
    ...how,
    action: "rollback_kind",
  });
}
