import type { ShareListRow } from "../../../edge-api/contract/reply-schemas.ts";
import { versionCell } from "../../../workers/export/version-cell.ts";
import { csvText, type CsvFormat } from "./csv-text.ts";

const moment = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** The links that a user has shared, one a row, each with its address. Moments are UTC in ISO 8601. */
export const sharesCsv = (
  rows: readonly ShareListRow[],
  addressOf: (share_id: string) => string,
  format: CsvFormat,
): string =>
  csvText(
    ["share_id", "results", "kind", "shared [UTC]", "expires [UTC]", "last opened [UTC]", "data version", "link"],
    rows.map(({ id, name, kind, created, expires, last_opened, data_version }) => [
      id,
      name,
      kind,
      moment(created),
      moment(expires),
      moment(last_opened),
      versionCell(data_version),
      addressOf(id),
    ]),
    format,
  );
