/** The columns of the packaging data file, in its order. */
export const UK_COLUMNS = [
  "organisation_id",
  "subsidiary_id",
  "organisation_size",
  "submission_period",
  "packaging_activity",
  "packaging_type",
  "packaging_class",
  "packaging_material",
  "packaging_material_subtype",
  "from_country",
  "to_country",
  "packaging_material_weight",
  "packaging_material_units",
  "transitional_packaging_units",
  "ram_rag_rating",
] as const;
export type UkColumn = (typeof UK_COLUMNS)[number];

/** A row of the file as text; "" = empty cell. */
export type UkRow = Readonly<Record<UkColumn, string>>;

/** One rule that a file breaks. */
export interface UkFinding {
  /** the code that the regulator publishes for the rule */
  readonly code: string;
  readonly severity: "error" | "warning";
  readonly column: UkColumn;
  /** line of the file, 2 = first row below the header */
  readonly line: number;
}
