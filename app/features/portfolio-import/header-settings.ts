import {
  IMPORT_FIELDS,
  QUANTITY_COUNTS,
  type ImportMapping,
  type ImportSettings,
  type SheetSummary,
} from "../../../workers/import/import-api.ts";
import type { HeaderSettings } from "../../state/name-mappings.ts";

/** What of an import's settings is remembered with the header row of its file. What 1.250 means is a matter of each file. */
export const settingsToKeep = ({ mapping, counts, basis, answered }: ImportSettings): HeaderSettings => ({
  ...mapping,
  counts,
  basis,
  quantity_told: answered.includes("quantity"),
});

/** The settings that were kept, as far as they fit the file; none if none were. */
export function settingsOfHeader(
  kept: HeaderSettings | null,
  { columns, mapping }: SheetSummary,
): Partial<Pick<ImportSettings, "mapping" | "counts" | "basis" | "answered">> {
  if (kept === null) return {};
  const columnOf = (field: keyof ImportMapping): number | null => {
    const column = kept[field];
    if (column === null) return null;
    return typeof column === "number" && column >= 0 && column < columns.length ? column : mapping[field];
  };
  const fields = IMPORT_FIELDS.map((field) => [field, columnOf(field)] as const);
  const { basis, quantity_told } = kept;
  const counts = QUANTITY_COUNTS.find((one) => one === kept["counts"]);
  return {
    mapping: Object.fromEntries(fields) as ImportMapping,
    ...(counts === undefined ? {} : { counts }),
    ...(basis === "uses" || basis === "pieces" ? { basis } : {}),
    ...(quantity_told === true && counts !== undefined ? { answered: ["quantity"] } : {}),
  };
}
