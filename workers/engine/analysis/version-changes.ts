import type { ReferenceKind } from "../../../edge-api/contract/reference-kinds.ts";
import type { Reference } from "../tables/reference.ts";
import { changedRows, type ChangedRow } from "./changed-rows.ts";

/** Number of records of a table that differ between two versions. */
export interface TableChanges {
  readonly kind: ReferenceKind;
  readonly region: string;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/** Differences between two dataset versions: counts by table, and a limited list of records. */
export interface VersionChanges {
  readonly tables: readonly TableChanges[];
  readonly rows: readonly ChangedRow[];
  /** number of different records, also beyond the list */
  readonly total: number;
}

/** Default length of the list of records. */
const NAMED_ROWS = 300;

/** Differences between two dataset versions. @param most maximum length of the list of records */
export function versionChanges(from: Reference, to: Reference, most = NAMED_ROWS): VersionChanges {
  const rows = changedRows(from, to);
  const tables = new Map<string, TableChanges>();
  for (const { kind, region, what } of rows) {
    const place = `${region} ${kind}`;
    const before = tables.get(place) ?? { kind, region, added: 0, changed: 0, removed: 0 };
    tables.set(place, { ...before, [what]: before[what] + 1 });
  }
  return { tables: [...tables.values()], rows: rows.slice(0, most), total: rows.length };
}
