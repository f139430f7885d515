import type { DataVersion } from "../../edge-api/contract/reply-schemas.ts";
import type { TableChanges } from "../../workers/engine/analysis/version-changes.ts";
import { versionCell } from "../../workers/export/version-cell.ts";
import { flag } from "../data/export/context-columns.ts";
import { csvText, type CsvFormat } from "../data/export/csv-text.ts";

/** The versions of the reference data, in the order given. Moments are UTC in ISO 8601. */
export const versionsCsv = (
  versions: readonly DataVersion[],
  { inUse }: { readonly inUse: string | undefined },
  format: CsvFormat,
): string =>
  csvText(
    ["data version", "published [UTC]", "note", "in use"],
    versions.map(({ version, created, note }) => [
      versionCell(version),
      new Date(created).toISOString(),
      note,
      flag(version === inUse),
    ]),
    format,
  );

/** How many records of each table two versions hold differently. */
export const changeCountsCsv = (
  tables: readonly TableChanges[],
  { from, to }: { readonly from: string; readonly to: string },
  format: CsvFormat,
): string =>
  csvText(
    ["table", "region_id", "added", "changed", "removed", "data version before", "data version now"],
    tables.map(({ kind, region, added, changed, removed }) => [
      kind,
      region,
      added,
      changed,
      removed,
      versionCell(from),
      versionCell(to),
    ]),
    format,
  );
