import type { ReferenceKind } from "../../../edge-api/contract/reference-kinds.ts";
import type { Reference } from "../tables/reference.ts";
import { changedRows, type ChangedRow } from "./changed-rows.ts";

/** How many records of a table two versions hold differently. */
export interface TableChanges {
  readonly kind: ReferenceKind;
  readonly region: string;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/** What sets two dataset versions apart: counts by table, and the records, as far as anybody would read them. */
export interface VersionChanges {
  readonly tables: readonly TableChanges[];
  readonly rows: readonly ChangedRow[];
  /** records in all */
  readonly total: number;
}

/** Records that are named unless more are asked for. */
const NAMED_ROWS = 300;

/** @param most how many records are named at most */
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
