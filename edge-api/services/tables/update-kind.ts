import { BODY_LIMITS } from "../../contract/limits.ts";
import { RollbackSchema, TableUploadSchema } from "../../contract/table-upload.ts";
import type { TableUpdateReply } from "../../contract/admin-replies.ts";
import type { ReferenceKind } from "../../contract/reference-kinds.ts";
import type { Ports } from "../../ports.ts";
import { readBody } from "../read-body.ts";
import { Refusal } from "../refusal.ts";
import { faultsOfChange } from "./dataset-faults.ts";
import { readTables, withTable } from "./open-tables.ts";
import { publishTable, tableName, type CurrentTables, type TableName } from "./publish-table.ts";
import { readRows } from "./read-rows.ts";

/** Author of the change, and whether it is a dry run. */
interface ChangeOptions {
  readonly userId: string;
  readonly dryRun: boolean;
}

const NO_VERSION = { field: "expected", text: "the version that the change was made from is needed" };

/**
 * Reads the current version. @throws Refusal invalid without `expected` (unless a dry run); conflict if it is not
 * current
 */
async function currentTables(
  { reference }: Pick<Ports, "reference">,
  { dryRun }: ChangeOptions,
  expected: string | undefined,
): Promise<CurrentTables> {
  if (expected === undefined && !dryRun) throw new Refusal("invalid", { fields: [NO_VERSION] });
  const version = await reference.currentVersion();
  if (version === null) throw new Refusal("no_reference_data");
  if (expected !== undefined && expected !== version) throw new Refusal("conflict");
  return { version, ...(await readTables(reference, version)) };
}

/**
 * POST /api/updateKind/{kind}[/{region}]: replaces the table by the rows of the body.
 *
 * @throws Refusal of readBody and publishTable; bad_table, naming every faulty row and field
 */
export async function updateKind(
  ports: Pick<Ports, "reference" | "now" | "pause">,
  name: TableName,
  options: ChangeOptions,
  request: Request,
): Promise<TableUpdateReply> {
  const { rows, note, expected } = await readBody(request, BODY_LIMITS.table, TableUploadSchema);
  const current = await currentTables(ports, options, expected);
  const { tables } = current;
  const before = tables.get(name.region)?.get(name.kind) ?? new Map();
  const { table, faults, rowOf } = readRows({ ...name, rows, current: before });
  if (faults.length > 0) {
    // references are checked too, so that one reply names all faults
    const further = faultsOfChange(tables, withTable(tables, name.region, name.kind, table), name.kind, name.region);
    const own = further.filter((fault) => fault.code === "dangling" && fault.kind === name.kind);
    const placed = own.map((fault) => ({ ...fault, row: rowOf(fault) }));
    throw new Refusal("bad_table", { faults: [...faults, ...placed] });
  }
  return publishTable(ports, current, { ...name, now: table, rowOf, note, ...options, action: "update_kind" });
}

/**
 * POST /api/rollbackKind/{kind}: restores a table from an earlier version. The data are identical, but the update time
 * is new, so that every client fetches them.
 *
 * @throws Refusal unknown_version, unknown_region, bad_table if other tables no longer fit, conflict
 */
export async function rollbackKind(
  ports: Pick<Ports, "reference" | "now" | "pause">,
  kind: ReferenceKind,
  options: ChangeOptions,
  request: Request,
): Promise<TableUpdateReply> {
  const { version, region, note, expected } = await readBody(request, BODY_LIMITS.small, RollbackSchema);
  const name = tableName(kind, region);
  const current = await currentTables(ports, options, expected);
  const earlier = await readTables(ports.reference, version);
  const now = earlier.tables.get(region)?.get(kind) ?? new Map();
  const reason = note === "" ? `${kind} as in ${version}` : note;
  return publishTable(ports, current, {
    ...name,
    now,
    rowOf: () => null,
    note: reason,
    ...options,
    action: "rollback_kind",
  });
}
