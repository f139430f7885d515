import type { SheetSummary } from "../../../workers/import/import-api.ts";
import {
  type Arithmetic,
  type QuantityReading,
  type ReadingTerm,
  readingIn,
} from "../../../workers/import/quantity/reading.ts";
import { importQuestionTexts as words } from "../../text/en/import-questions.ts";
import { portfolioImportTexts } from "../../text/en/portfolio-import.ts";
import { formatCount, formatNumber } from "../../text/format.ts";
import { shortName } from "../../text/short-name.ts";
import type { OpenSheet } from "./use-import.ts";

/** Display name of a column: its header, or else its position. */
export const columnName = ({ columns }: SheetSummary, column: number): string => {
  const name = columns[column]?.name ?? "";
  return name === "" ? portfolioImportTexts.columns.unnamed(formatCount(column + 1)) : name;
};

/** The headers of a sheet, by column. */
export const namesOfColumns = ({ columns }: SheetSummary): readonly string[] => columns.map(({ name }) => name);

/** How the quantity of the open file is read now; null = no column of quantities. */
export const readingInForce = ({ sheet, settings }: OpenSheet): QuantityReading | null =>
  readingIn(settings, namesOfColumns(sheet));

function termText({ column, counts, packs, times, named }: ReadingTerm, name: (column: number) => string): string {
  const factors = [
    ...packs.map(name),
    ...(times > 1 ? [formatCount(times)] : []),
    ...(named ? [words.packInName] : []),
  ];
  const isMultiplied = factors.length > 0 && (counts === "packs" || counts === "pieces");
  const own = name(column);
  if (counts === "packs" && factors.length === 0) return words.noPack(own);
  return [isMultiplied ? own : words.counts[counts](own), ...factors].join(" \u00D7 ");
}

const inWords = ({ terms }: QuantityReading, name: (column: number) => string): string =>
  terms
    .map((term, at) => `${term.minus ? " \u2212 " : at === 0 ? "" : " + "}${termText(term, name)}`)
    .join("")
    .trim();

/** A reading of the quantity in words: "Cases \u00D7 Units per case". Long column names are cut; `title` then has the full text. */
export const readingNamed = (sheet: SheetSummary, reading: QuantityReading) => {
  const label = inWords(reading, (column) => shortName(columnName(sheet, column)));
  const title = inWords(reading, (column) => columnName(sheet, column));
  return label === title ? { label } : { label, title };
};

/** The quantity of a row as arithmetic: "10 cases \u00D7 20 \u00D7 50 = 10,000". */
export const arithmeticText = ({ terms, pieces }: Arithmetic): string => {
  const sum = terms
    .map(({ minus, factors }, at) => {
      const [first, ...rest] = factors;
      const value = first === undefined ? 0 : minus ? Math.abs(first.value) : first.value;
      const product = [
        `${formatNumber(value)} ${first?.label ?? ""}`.trim(),
        ...rest.map((one) => formatNumber(one.value)),
      ];
      return `${minus ? " \u2212 " : at === 0 ? "" : " + "}${product.join(" \u00D7 ")}`;
    })
    .join("")
    .trim();
  return `${sum} = ${formatCount(pieces)}`;
};

/** A row as arithmetic: "Row 2: 10 cases \u00D7 20 \u00D7 50 = 10,000". */
export const rowText = (example: Arithmetic): string => words.rowOf(formatCount(example.row), arithmeticText(example));
