import type { ImportField } from "./import-fields.ts";

export const IMPORT_FAULTS = [
  "product_empty",
  "product_unknown",
  /** several products have this name */
  "product_ambiguous",
  /** the product belongs to another use case than the row's */
  "other_use_case",
  /** the product name is ambiguous and the use case that would decide is unknown */
  "use_case_unknown",
  "food_unknown",
  "food_ambiguous",
  "quantity_empty",
  "quantity_no_number",
  "quantity_fraction",
  "quantity_zero",
  "quantity_too_large",
  /** a date, an error of a spreadsheet (#N/A), a formula as text */
  "quantity_date",
  "quantity_error",
  "quantity_formula",
  /** the number of pieces in a pack is unknown; `value` is the product */
  "pack_missing",
  "pack_unreadable",
  /** a spreadsheet made a date of it: "10/20" became "Oct-20" */
  "pack_date",
  "unit_unknown",
  /** kilograms of a product with unknown mass */
  "mass_unknown",
  "label_too_long",
  /** contains bidi control characters */
  "label_hidden",
  /** more cells than the header has: often a separator inside a cell without quotation marks */
  "too_many_cells",
] as const;
export type ImportFaultCode = (typeof IMPORT_FAULTS)[number];

/** A possible correction of a fault: the choice to make and its name. */
export interface ImportOffer {
  readonly use: string | number;
  /** name of a product, food or use case; "" for a number or a label */
  readonly name: string;
  /** the use case of a product */
  readonly usecase_id?: string;
}

/** One fault of one cell value, with the number of its rows. */
export interface ImportFault {
  readonly code: ImportFaultCode;
  readonly field: ImportField | null;
  /** column from 0; null = the row as a whole */
  readonly column: number | null;
  /** the cell as written in the file, cut if long */
  readonly value: string;
  /** number of the first row, from 1 as in spreadsheets */
  readonly row: number;
  readonly rows: number;
  /** possible corrections, likeliest first; each can become a choice for the field */
  readonly offers: readonly ImportOffer[];
}

export const FAULTS_SHOWN = 500;
