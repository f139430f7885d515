/** Fields of a line that a column can be mapped to. */
export const IMPORT_FIELDS = [
  "product",
  "use_case",
  "food",
  "quantity",
  "pack",
  "unit",
  "gtin",
  "item_code",
  "site",
  "country",
  "supplier",
  "order_number",
  "date",
  "label",
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** A record with a value for each field. */
export const byField = <T>(make: () => T): Record<ImportField, T> =>
  Object.fromEntries(IMPORT_FIELDS.map((field) => [field, make()])) as Record<ImportField, T>;

/** Column of each field, counted from 0; null = none. */
export type ImportMapping = Readonly<Record<ImportField, number | null>>;
