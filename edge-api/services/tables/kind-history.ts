import type { ReferenceKind } from "../../contract/reference-kinds.ts";
import { HISTORY_STATES } from "../../contract/limits.ts";
import { VERSION_PATTERN } from "../../contract/table-upload.ts";
import type { KindHistoryEntry, TableDifference } from "../../contract/admin-replies.ts";
import type { Ports } from "../../ports.ts";
import { Refusal } from "../refusal.ts";
import { gzip } from "../gzip.ts";
import type { MadeFiles } from "../made-files.ts";
import type { EncodedReply } from "../reply-cache.ts";
import { openTables, type Table } from "./open-tables.ts";
import type { TableName } from "./publish-table.ts";
import { tableDifference } from "./table-difference.ts";

/** The past states of a table, newest first, at most HISTORY_STATES. */
export const kindHistory = (
  { reference }: Pick<Ports, "reference">,
  { kind, region }: TableName,
): Promise<readonly KindHistoryEntry[]> => reference.listStates(kind, region, HISTORY_STATES);

type Reading = Pick<Ports, "reference"> & { readonly made: MadeFiles };

/** The hash of a table's rows in a version; null: it has none there. @throws Refusal unknown_version */
async function hashOf({ reference }: Reading, { kind, region }: TableName, version: string): Promise<string | null> {
  const list = VERSION_PATTERN.test(version) ? await reference.findList(region, version) : null;
  if (list === null) throw new Refusal("unknown_version");
  return (await reference.listKinds(list)).find((entry) => entry.kind === kind)?.sha256 ?? null;
}

async function tableOf({ reference }: Reading, kind: ReferenceKind, hash: string | null): Promise<Table> {
  if (hash === null) return new Map();
  const text = await reference.findText(hash);
  if (text === null) throw new Refusal("unavailable");
  return openTables(JSON.parse(`[${text}]`)).get(kind) ?? new Map();
}

/**
 * The difference of a table between two versions, made once for the same rows.
 *
 * @param compute called before a difference is made; may refuse
 * @throws Refusal unknown_version, unavailable
 */
export async function kindDifference(
  ports: Reading,
  name: TableName,
  [from, to]: readonly [from: string, to: string],
  compute: () => void,
): Promise<EncodedReply> {
  const [before, now] = await Promise.all([hashOf(ports, name, from), hashOf(ports, name, to)]);
  return ports.made(to, ["difference", name.kind, before, now], async () => {
    compute();
    const [earlier, current] = await Promise.all([tableOf(ports, name.kind, before), tableOf(ports, name.kind, now)]);
    const difference: TableDifference = tableDifference(earlier, current);
    return gzip(JSON.stringify(difference));
  });
}
