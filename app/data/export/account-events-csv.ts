import type { AccountEventRow } from "../../../edge-api/contract/account-events.ts";
import { csvText, type CsvFormat } from "./csv-text.ts";

/** The history of an account as CSV. Times are UTC in ISO 8601, which sorts and reads the same everywhere. */
export const accountEventsCsv = (rows: readonly AccountEventRow[], format: CsvFormat): string =>
  csvText(
    ["at_utc", "event", "browser", "system", "count"],
    rows.map(({ at, event, browser, system, count }) => [new Date(at).toISOString(), event, browser, system, count]),
    format,
  );
