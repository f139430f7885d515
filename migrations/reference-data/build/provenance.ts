import type { CsvRow, Range } from "./csv-row.ts";
import { CHECKED, QUALITIES, type Quality } from "./quality.ts";

/** Source and verification of a figure, shown in the app. */
export interface Provenance {
  readonly source: string;
  readonly source_year?: number | undefined;
  readonly geography?: string | undefined;
  readonly quality: Quality;
  readonly checked: string;
  readonly note?: string | undefined;
}

/** The columns of a source; some files lack those that their figures do not have. */
export const PROVENANCE = "source,source_year,geography,quality,checked,note";

const YEARS: Range = { min: 1990, max: 2026 };

/** The quality class in a column. Throws for an unknown one. */
export const readQuality = (row: CsvRow, column = "quality"): Quality =>
  row.oneOf(column, QUALITIES) ?? "expert-estimate";

/** Source, year, geography and quality of a row. Throws for a cell that breaks their form. */
export function readProvenance(row: CsvRow): Provenance {
  return {
    source: row.text("source"),
    source_year: row.optionalNumber("source_year", YEARS),
    geography: row.optionalText("geography"),
    quality: readQuality(row),
    checked: row.oneOf("checked", CHECKED) ?? "assumed",
    note: row.optionalText("note"),
  };
}
