import { LINE_DETAILS, type LineDetail } from "../../../edge-api/contract/line-details.ts";
import { lineDetailTexts } from "../../text/en/line-details.ts";
import { portfolioEditorTexts } from "../../text/en/portfolio-editor.ts";
import { formatUnit } from "../../text/format.ts";

/** Columns of the lines that are named somewhere; the rest have no heading of words. */
type NamedColumn = keyof typeof portfolioEditorTexts.columns | LineDetail;

const isDetail = (column: NamedColumn): column is LineDetail => LINE_DETAILS.some((detail) => detail === column);

/** The heading of a column, with its unit where it has one. */
export const columnName = (column: NamedColumn): string => {
  if (isDetail(column)) return lineDetailTexts.names[column];
  const { columns } = portfolioEditorTexts;
  if (column === "mass") return columns.mass(formatUnit("kg"));
  if (column === "climate") return columns.climate(formatUnit("kg CO2e"));
  return columns[column];
};
