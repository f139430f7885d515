import { portfolioEditorTexts } from "../../text/en/portfolio-editor.ts";
import { formatUnit } from "../../text/format.ts";

/** Columns of the lines that are named somewhere; the rest have no heading of words. */
type NamedColumn = keyof typeof portfolioEditorTexts.columns;

/** The heading of a column, with its unit where it has one. */
export const columnName = (column: NamedColumn): string => {
  const { columns } = portfolioEditorTexts;
  if (column === "mass") return columns.mass(formatUnit("kg"));
  if (column === "climate") return columns.climate(formatUnit("kg CO2e"));
  return columns[column];
};
