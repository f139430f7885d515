import type { Reference } from "../tables/reference.ts";
import { changedRows } from "./changed-rows.ts";

/** Default length of the list of records. */
const NAMED_ROWS = 300;

/** Differences between two dataset versions: counts by table, and a limited list of records. @param most maximum length of the list of records */
export function versionChanges(from: Reference, to: Reference, most = NAMED_ROWS) {
  const rows = changedRows(from, to);
  const none = ({ kind, region }: (typeof rows)[number]) => ({ kind, region, added: 0, changed: 0, removed: 0 });
  const tables = new Map<string, Readonly<ReturnType<typeof none>>>();
  for (const row of rows) {
    const place = `${row.region} ${row.kind}`;
    const before = tables.get(place) ?? none(row);
    tables.set(place, { ...before, [row.what]: before[row.what] + 1 });
  }
  /** `total`: number of different records, also beyond the list */
  return { tables: [...tables.values()], rows: rows.slice(0, most), total: rows.length };
}

export type VersionChanges = Readonly<ReturnType<typeof versionChanges>>;
/** Number of records of a table that differ between two versions. */
export type TableChanges = VersionChanges["tables"][number];
