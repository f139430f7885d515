import type { ShareRow } from "../../../edge-api/contract/reply-schemas.ts";
import { versionCell } from "../../../workers/export/version-cell.ts";
import { csvText, type CsvFormat } from "./csv-text.ts";

/** The links that a user has shared, one a row, each with its address. Moments are UTC in ISO 8601. */
export const sharesCsv = (
  rows: readonly ShareRow[],
  addressOf: (share_id: string) => string,
  format: CsvFormat,
): string =>
  csvText(
    ["share_id", "results", "kind", "shared [UTC]", "data version", "link"],
    rows.map(({ id, name, kind, created, data_version }) => [
      id,
      name,
      kind,
      new Date(created).toISOString(),
      versionCell(data_version),
      addressOf(id),
    ]),
    format,
  );
