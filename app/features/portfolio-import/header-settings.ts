import {
  IMPORT_FIELDS,
  type ImportMapping,
  type ImportSettings,
  type SheetSummary,
} from "../../../workers/import/import-api.ts";
import type { HeaderSettings } from "../../state/name-mappings.ts";

/** What of an import's settings is remembered with the header row of its file. */
export const settingsToKeep = ({ mapping, decimal, basis }: ImportSettings): HeaderSettings => ({
  ...mapping,
  decimal,
  basis,
});

/** The settings that were kept, as far as they fit the file; null = none were. */
export function settingsOfHeader(
  kept: HeaderSettings | null,
  { columns, mapping }: SheetSummary,
): Partial<Pick<ImportSettings, "mapping" | "decimal" | "basis">> {
  if (kept === null) return {};
  const columnOf = (field: keyof ImportMapping): number | null => {
    const column = kept[field];
    if (column === null) return null;
    return typeof column === "number" && column >= 0 && column < columns.length ? column : mapping[field];
  };
  const fields = IMPORT_FIELDS.map((field) => [field, columnOf(field)] as const);
  const { decimal, basis } = kept;
  return {
    mapping: Object.fromEntries(fields) as ImportMapping,
    ...(decimal === "comma" || decimal === "point" ? { decimal } : {}),
    ...(basis === "uses" || basis === "pieces" ? { basis } : {}),
  };
}
