import { LAW } from "../../workers/engine/returns/law-data.ts";
import type { GermanFamily, SmallProducerLine } from "../../workers/engine/returns/law-tables.ts";
import { categoryName, type MaterialWeight } from "../../workers/engine/returns/material-weights.ts";
import type { BasisKg, LeftOut } from "../../workers/engine/returns/packaging-in-law.ts";
import type { ReuseSystemRow } from "../../workers/engine/returns/reuse-systems.ts";
import type { UkFile } from "../../workers/engine/returns/uk-file.ts";
import { UK_COLUMNS, type UkRow } from "../../workers/engine/returns/uk-row.ts";
import type { Outcome } from "../state/core/outcome.ts";
import { returnFiguresAtom, type ReturnFigures } from "../state/portfolio/packaging-return-figures.ts";
import { periodOf, returnAnswersAtom } from "../state/portfolio/packaging-return.ts";
import type { NamedCell } from "./context-columns.ts";
import { cellTable, type CsvFormat, rowTable } from "./csv-text.ts";
import { notReady, tableDownload } from "./subject-table.ts";

/** What a return is of, on every row of its file. */
interface ReturnHead {
  readonly country: string;
  readonly period: string;
  readonly level: string;
  /** part of the lines without a date that is in the return */
  readonly undated_part: number;
  /** what describes the portfolio */
  readonly context: readonly NamedCell[];
}

type Weights<Key> = readonly MaterialWeight<Key>[];

/** Kilograms with three decimals. Text, so that zeros at the end stay; never in pounds, which no register takes. */
const kg3 = (kg: number, { decimalComma }: CsvFormat): string => {
  const text = kg.toFixed(3);
  return decimalComma ? text.replace(".", ",") : text;
};

const basisCells = ({ weighed, specified, assumed }: BasisKg, format: CsvFormat): readonly NamedCell[] => [
  { name: "rests on weighed masses kg", value: kg3(weighed, format) },
  { name: "rests on specified masses kg", value: kg3(specified, format) },
  { name: "rests on assumed masses kg", value: kg3(assumed, format) },
];

const headCells = ({ country, period, level, undated_part, context }: ReturnHead): readonly NamedCell[] => [
  { name: "status", value: "preparation, not filed" },
  { name: "country", value: country },
  { name: "period", value: period },
  { name: "packaging", value: level },
  { name: "part of undated lines counted", value: undated_part },
  ...context,
];

const weightCells = (row: MaterialWeight<unknown>, format: CsvFormat): readonly NamedCell[] => [
  { name: "weight kg", value: kg3(row.kg, format) },
  { name: "of it reusable kg", value: kg3(row.reusable_kg, format) },
  ...basisCells(row.basis, format),
];

/** The packaging data file: 15 columns, nothing else; ASCII, commas, no byte order mark. */
const ukFileCsv = (rows: readonly UkRow[]): string =>
  [UK_COLUMNS.join(","), ...rows.map((row) => UK_COLUMNS.map((column) => row[column]).join(","))]
    .map((line) => `${line}\r\n`)
    .join("");

/** What the packaging data file rests on, which its format has no room for: a row per row of the file, then what was left out. */
const ukBasisCsv = ({ lines }: UkFile, leftOut: readonly LeftOut[], head: ReturnHead, format: CsvFormat): string =>
  cellTable(
    [
      ...lines.map(({ row, kg, pieces, basis, rate, fee }, at) => [
        { name: "line of the file", value: at + 2 },
        { name: "left out because", value: null },
        { name: "packaging_type", value: row.packaging_type },
        { name: "packaging_class", value: row.packaging_class },
        { name: "packaging_material", value: row.packaging_material },
        { name: "packaging_material_subtype", value: row.packaging_material_subtype },
        { name: "weight kg", value: kg3(kg, format) },
        { name: "pieces", value: Math.round(pieces) },
        ...basisCells(basis, format),
        { name: "base fee 2025/26 GBP per tonne", value: rate },
        { name: "fee GBP (estimate)", value: rate === null ? null : Number(fee.toFixed(2)) },
        ...headCells(head),
      ]),
      ...leftOut.map(({ usecase_id, reason, kg }) => [
        { name: "line of the file", value: null },
        { name: "left out because", value: `${usecase_id}: ${reason}` },
        { name: "packaging_type", value: null },
        { name: "packaging_class", value: null },
        { name: "packaging_material", value: null },
        { name: "packaging_material_subtype", value: null },
        { name: "weight kg", value: kg3(kg, format) },
        { name: "pieces", value: null },
        ...basisCells({ weighed: 0, specified: 0, assumed: 0 }, format).map(({ name }) => ({ name, value: null })),
        { name: "base fee 2025/26 GBP per tonne", value: null },
        { name: "fee GBP (estimate)", value: null },
        ...headCells(head),
      ]),
    ],
    ["line of the file"],
    format,
  );

/** One row per category of Regulation (EU) 2025/40, Annex II, Table 1. */
const categoriesCsv = (rows: Weights<number | null>, head: ReturnHead, format: CsvFormat): string =>
  rowTable(["category"], format, rows, (row) => [
    { name: "category", value: row.key },
    { name: "category name", value: row.key === null ? "no category fits" : categoryName(LAW, row.key) },
    ...weightCells(row, format),
    { name: "category is our reading kg", value: kg3(row.unsettled_kg, format) },
    ...headCells(head),
  ]);

const LINE_NAMES: Readonly<Record<SmallProducerLine, string>> = {
  glass: "Glass",
  plastic: "Plastic",
  paper: "Paper/cardboard",
  steel: "Ferrous metal",
  aluminium: "Aluminium",
  wood: "Wood",
  other: "Other",
};

/** The seven lines of small producers, in the words of the law. */
const smallProducerCsv = (rows: Weights<SmallProducerLine>, head: ReturnHead, format: CsvFormat): string =>
  rowTable(["material"], format, rows, (row) => [
    { name: "material", value: LINE_NAMES[row.key] },
    ...weightCells(row, format),
    ...headCells(head),
  ]);

const GERMAN_NAMES: Readonly<Record<GermanFamily, string>> = {
  glass: "Glas",
  paper: "Papier, Pappe, Karton",
  steel: "Eisenmetalle",
  aluminium: "Aluminium",
  "beverage-carton": "Getränkekartonverpackungen",
  composite: "Sonstige Verbundverpackungen",
  plastic: "Kunststoffe",
  other: "Sonstige Materialien",
};

/** One row per material family of the German register. */
const familiesCsv = (rows: Weights<GermanFamily>, head: ReturnHead, format: CsvFormat): string =>
  rowTable(["family_id"], format, rows, (row) => [
    { name: "family_id", value: row.key },
    { name: "Materialart", value: GERMAN_NAMES[row.key] },
    ...weightCells(row, format),
    ...headCells(head),
  ]);

/** One row per reusable product. What a portfolio cannot know is an empty cell. */
const reuseSystemsCsv = (rows: readonly ReuseSystemRow[], head: ReturnHead, format: CsvFormat): string =>
  rowTable(["usecase_id"], format, rows, (row) => [
    { name: "usecase_id", value: row.usecase_id },
    { name: "product_id", value: row.prodsys_id },
    { name: "product", value: row.product },
    { name: "material", value: row.material },
    { name: "category", value: row.category },
    { name: "category name", value: categoryName(LAW, row.category) },
    { name: "fillings or re-uses (rotations)", value: row.rotations },
    { name: "rejects", value: null },
    { name: "collection rate", value: null },
    { name: "sales units or equivalent units", value: row.rotations },
    { name: "units added to the system", value: Math.round(row.units_added) },
    { name: "weight of units added kg", value: kg3(row.kg, format) },
    { name: "units handled by the end-of-life plan", value: null },
    { name: "rotations per unit (assumed or set in the portfolio)", value: row.rotations_per_unit },
    ...headCells(head),
  ]);

export type ReturnFile = "uk" | "uk_basis" | "categories" | "small_producer" | "families" | "reuse";

const NAMES: Readonly<Record<ReturnFile, string>> = {
  uk: "UK packaging data file",
  uk_basis: "what the UK packaging data file rests on",
  categories: "packaging by category",
  small_producer: "packaging of a small producer",
  families: "packaging by material family",
  reuse: "re-use systems",
};

/** Errors that the regulator would refuse, or nothing to write. */
export const isRefused = ({ uk }: ReturnFigures): boolean =>
  uk === null || uk.file.lines.length === 0 || uk.findings.some(({ severity }) => severity === "error");

const textOf = (
  file: ReturnFile,
  figures: ReturnFigures,
  head: ReturnHead,
  format: CsvFormat,
): string | Outcome<string> => {
  const { uk } = figures;
  switch (file) {
    case "uk":
      return uk === null || isRefused(figures) ? notReady("errors") : ukFileCsv(uk.file.lines.map(({ row }) => row));
    case "uk_basis":
      return uk === null ? notReady("no file") : ukBasisCsv(uk.file, figures.left_out, head, format);
    case "categories":
      return categoriesCsv(figures.categories, head, format);
    case "small_producer":
      return smallProducerCsv(figures.small_producer, head, format);
    case "families":
      return familiesCsv(figures.families, head, format);
    case "reuse":
      return reuseSystemsCsv(figures.reuse, head, format);
  }
};

/** Downloads a file of a portfolio's return, as on screen. Refuses while a question is open that decides
 * what counts, and while new masses are computed. */
export const downloadReturnAtom = tableDownload(({ get }, id: string, file: ReturnFile) => {
  const { figures } = get(returnFiguresAtom(id));
  if (figures === null || figures.is_open || figures.is_pending) return null;
  const answers = get(returnAnswersAtom(id));
  const period = periodOf(answers);
  return {
    subject: { kind: "portfolio", id },
    what: `${NAMES[file]} ${answers.country} ${period} preparation`,
    write: ({ context }, format) =>
      textOf(
        file,
        figures,
        { country: answers.country, period, level: answers.level, undated_part: figures.undated_part, context },
        // kilograms in every file, whatever units the page shows
        { decimalComma: format.decimalComma },
      ),
  };
});
