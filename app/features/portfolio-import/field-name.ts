import { LINE_DETAILS } from "../../../edge-api/contract/line-details.ts";
import type { ImportField } from "../../../workers/import/import-fields.ts";
import { lineDetailTexts } from "../../text/en/line-details.ts";
import { portfolioImportTexts } from "../../text/en/portfolio-import.ts";

/** Display name of an import field. */
export const fieldName = (field: ImportField): string => {
  const detail = LINE_DETAILS.find((one) => one === field);
  if (detail !== undefined) return lineDetailTexts.names[detail];
  const names: Partial<Record<ImportField, string>> = portfolioImportTexts.columns.fields;
  return names[field] ?? "";
};
