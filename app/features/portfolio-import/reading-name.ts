import type { QuantityReading, SheetSummary } from "../../../workers/import/import-api.ts";
import { importQuestionTexts } from "../../text/en/import-questions.ts";
import { portfolioImportTexts } from "../../text/en/portfolio-import.ts";
import { formatCount } from "../../text/format.ts";
import { shortName } from "../../text/short-name.ts";

/** Display name of a column: its header, or else its position. */
export const columnName = ({ columns }: SheetSummary, column: number): string => {
  const name = columns[column]?.name ?? "";
  return name === "" ? portfolioImportTexts.columns.unnamed(formatCount(column + 1)) : name;
};

const inWords = ({ counts, pack }: QuantityReading, name: string, packName: string): string => {
  if (counts !== "packs") return importQuestionTexts.counts[counts](name);
  return pack === null ? importQuestionTexts.noPack(name) : importQuestionTexts.packs(name, packName);
};

/** A reading of the quantity in words: "Cases × Units per case". Long column names are cut; `title` then has the full text. */
export const readingNamed = (sheet: SheetSummary, reading: QuantityReading) => {
  const name = columnName(sheet, reading.column);
  const pack = columnName(sheet, reading.pack ?? reading.column);
  const [label, title] = [inWords(reading, shortName(name), shortName(pack)), inWords(reading, name, pack)];
  return label === title ? { label } : { label, title };
};
