import { HISTORY_STATES } from "../../contract/limits.ts";
import { VERSION_PATTERN } from "../../contract/table-upload.ts";
import type { KindHistoryEntry, TableDifference } from "../../contract/admin-replies.ts";
import type { Ports } from "../../ports.ts";
import { Refusal } from "../refusal.ts";
import { readTables } from "./open-tables.ts";
import type { TableName } from "./publish-table.ts";
import { tableDifference } from "./table-difference.ts";

/** The past states of a table, newest first, at most HISTORY_STATES. */
export const kindHistory = (
  { reference }: Pick<Ports, "reference">,
  { kind, region }: TableName,
): Promise<readonly KindHistoryEntry[]> => reference.listStates(kind, region, HISTORY_STATES);

/** The difference of a table between two versions. @throws Refusal unknown_version */
export async function kindDifference(
  { reference }: Pick<Ports, "reference">,
  { kind, region }: TableName,
  from: string,
  to: string,
): Promise<TableDifference> {
  if (!VERSION_PATTERN.test(from) || !VERSION_PATTERN.test(to)) throw new Refusal("unknown_version");
  const [before, now] = await Promise.all([readTables(reference, from), readTables(reference, to)]);
  const tableOf = ({ tables }: typeof before) => tables.get(region)?.get(kind) ?? new Map();
  return tableDifference(tableOf(before), tableOf(now));
}
