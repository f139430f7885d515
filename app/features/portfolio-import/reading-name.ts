import type { QuantityReading, SheetSummary } from "../../../workers/import/import-api.ts";
import { importQuestionTexts } from "../../text/en/import-questions.ts";
import { portfolioImportTexts } from "../../text/en/portfolio-import.ts";
import { formatCount } from "../../text/format.ts";

/** What a column is called: its header, else its place. */
export const columnName = ({ columns }: SheetSummary, column: number): string => {
  const name = columns[column]?.name ?? "";
  return name === "" ? portfolioImportTexts.columns.unnamed(formatCount(column + 1)) : name;
};

/** A reading of the quantity in words: "Cases × Units per case". */
export const readingName = (sheet: SheetSummary, { column, counts, pack }: QuantityReading): string => {
  const name = columnName(sheet, column);
  if (counts !== "packs") return importQuestionTexts.counts[counts](name);
  return pack === null ? importQuestionTexts.noPack(name) : importQuestionTexts.packs(name, columnName(sheet, pack));
};
