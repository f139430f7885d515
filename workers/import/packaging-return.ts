import { UK_COLUMNS, type UkColumn, type UkFinding, type UkRow } from "../engine/returns/uk-row.ts";
import { checkUkFile } from "../engine/returns/uk-rules.ts";
import { normalName } from "./normal-name.ts";
import type { Sheet } from "./sheet.ts";

/** Columns that no purchase list has. */
const TELLING = ["organisation_id", "packaging_activity", "packaging_material", "packaging_material_weight"] as const;

/** The column of each field of a packaging data file of the United Kingdom; -1 = none. */
const columnsOf = (sheet: Sheet): ReadonlyMap<UkColumn, number> => {
  const names = (sheet.header ?? []).map((name) => normalName(name.replaceAll("_", " ")));
  return new Map(UK_COLUMNS.map((column) => [column, names.indexOf(column.replaceAll("_", " "))]));
};

/** True if a sheet is a packaging data file of the United Kingdom, not a list of purchases. */
export const isPackagingReturn = (sheet: Sheet): boolean => {
  const columns = columnsOf(sheet);
  return TELLING.every((column) => (columns.get(column) ?? -1) >= 0);
};

/** Checks a packaging data file that was opened as a purchase list. @returns findings with the row numbers of the file */
export function checkReturn(sheet: Sheet): readonly UkFinding[] {
  const columns = columnsOf(sheet);
  const rows = Array.from({ length: sheet.rows }, (_, place): UkRow => {
    const cells = [...columns].map(([name, at]) => [name, at < 0 ? "" : sheet.text(at, sheet.cell(at, place))]);
    return Object.fromEntries(cells) as UkRow;
  });
  // the check counts lines from 2 on
  return checkUkFile(rows).map((finding) => ({ ...finding, line: sheet.rowNumber(finding.line - 2) }));
}
