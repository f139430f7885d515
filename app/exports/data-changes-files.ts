import { atom } from "jotai";
import type { TableChanges } from "../../workers/engine/analysis/version-changes.ts";
import { versionCell } from "../../workers/export/named-column.ts";
import { exportFileName } from "../data/export-file-name.ts";
import { csvFormatAtom, saveTable } from "../state/core/csv-decimal-comma.ts";
import type { Done } from "../state/core/outcome.ts";
import { servicesAtom } from "../state/core/services.ts";
import { type DataVersion, findChangesAtom, type VersionChanges } from "../state/engine/data-changes.ts";
import { referenceCatalogueAtom } from "../state/engine/reference-catalogue.ts";
import { flag } from "./context-columns.ts";
import { type CsvFormat, csvText } from "./csv-text.ts";
import { changedRecordsCsv } from "./version-difference-files.ts";

/** Hands a table of the reference data to the user as a CSV file named after `name` and the version. */
const saveAtom = atom(null, (get, _set, name: string, version: string, text: string): Done =>
  saveTable(get, exportFileName(name, "all regions", new Date(get(servicesAtom).now()), version), text),
);

/** The list of versions, newest first, as CSV. */
export const downloadVersionsAtom = atom(null, async (get, set, versions: readonly DataVersion[]) => {
  const inUse = get(referenceCatalogueAtom)?.version;
  const text = versionsCsv(versions, { inUse }, get(csvFormatAtom));
  return set(saveAtom, "data versions", inUse ?? versions[0]?.version ?? "", text);
});

interface ChangesOrder {
  readonly from: string;
  readonly to: string;
  readonly tables: VersionChanges["tables"];
}

/** How many records of each table differ between two versions, as CSV. */
export const downloadChangeCountsAtom = atom(null, async (get, set, order: ChangesOrder) => {
  return set(saveAtom, "changed records by table", order.to, changeCountsCsv(order.tables, order, get(csvFormatAtom)));
});

/** All records that differ between two versions as CSV, those too that the page does not show. */
export const downloadChangedRecordsAtom = atom(
  null,
  async (get, set, { from, to }: Omit<ChangesOrder, "tables">): Done => {
    const found = await set(findChangesAtom, from, to, Number.MAX_SAFE_INTEGER);
    if (!found.ok) return found;
    return set(saveAtom, "changed records", to, changedRecordsCsv(found.value.rows, { from, to }, get(csvFormatAtom)));
  },
);

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
