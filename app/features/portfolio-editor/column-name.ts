import { LINE_DETAILS, type LineDetail } from "../../../edge-api/contract/line-details.ts";
import { lineDetailTexts } from "../../text/en/line-details.ts";
import { portfolioEditorTexts } from "../../text/en/portfolio-editor.ts";
import { formatUnit } from "../../text/format.ts";

/** Columns with a text heading. */
type NamedColumn = keyof typeof portfolioEditorTexts.columns | LineDetail;

const isDetail = (column: NamedColumn): column is LineDetail => LINE_DETAILS.some((detail) => detail === column);

/** The heading of a column, with its unit if it has one. */
export const columnName = (column: NamedColumn): string => {
  if (isDetail(column)) return lineDetailTexts.names[column];
  const { columns } = portfolioEditorTexts;
  if (column === "mass") return columns.mass(formatUnit("kg"));
  if (column === "climate") return columns.climate(formatUnit("kg CO2e"));
  return columns[column];
};
