import { LAW } from "../../../workers/engine/returns/law-data.ts";
import type { GermanFamily, SmallProducerLine } from "../../../workers/engine/returns/law-tables.ts";
import { categoryName, type MaterialWeight } from "../../../workers/engine/returns/material-weights.ts";
import type { BasisKg, LeftOut } from "../../../workers/engine/returns/packaging-in-law.ts";
import type { ReuseSystemRow } from "../../../workers/engine/returns/reuse-systems.ts";
import type { UkFile } from "../../../workers/engine/returns/uk-file.ts";
import { UK_COLUMNS, type UkRow } from "../../../workers/engine/returns/uk-row.ts";
import { cellTable, rowTable } from "./cell-table.ts";
import type { NamedCell } from "./context-columns.ts";
import type { CsvFormat } from "./csv-text.ts";

/** What a return is of, on every row of its file. */
export interface ReturnHead {
  readonly country: string;
  readonly period: string;
  readonly level: string;
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

const headCells = ({ country, period, level, context }: ReturnHead): readonly NamedCell[] => [
  { name: "status", value: "preparation, not filed" },
  { name: "country", value: country },
  { name: "period", value: period },
  { name: "packaging", value: level },
  ...context,
];

const weightCells = (row: MaterialWeight<unknown>, format: CsvFormat): readonly NamedCell[] => [
  { name: "weight kg", value: kg3(row.kg, format) },
  { name: "of it reusable kg", value: kg3(row.reusable_kg, format) },
  ...basisCells(row.basis, format),
];

/** The packaging data file: 15 columns, nothing else; ASCII, commas, no byte order mark. */
export const ukFileCsv = (rows: readonly UkRow[]): string =>
  [UK_COLUMNS.join(","), ...rows.map((row) => UK_COLUMNS.map((column) => row[column]).join(","))]
    .map((line) => `${line}\r\n`)
    .join("");

/** What the packaging data file rests on, which its format has no room for: a row per row of the file, then what was left out. */
export const ukBasisCsv = (
  { lines }: UkFile,
  leftOut: readonly LeftOut[],
  head: ReturnHead,
  format: CsvFormat,
): string =>
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
export const categoriesCsv = (rows: Weights<number | null>, head: ReturnHead, format: CsvFormat): string =>
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
export const smallProducerCsv = (rows: Weights<SmallProducerLine>, head: ReturnHead, format: CsvFormat): string =>
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
export const familiesCsv = (rows: Weights<GermanFamily>, head: ReturnHead, format: CsvFormat): string =>
  rowTable(["family_id"], format, rows, (row) => [
    { name: "family_id", value: row.key },
    { name: "Materialart", value: GERMAN_NAMES[row.key] },
    ...weightCells(row, format),
    ...headCells(head),
  ]);

/** One row per reusable product. What a portfolio cannot know is an empty cell. */
export const reuseSystemsCsv = (rows: readonly ReuseSystemRow[], head: ReturnHead, format: CsvFormat): string =>
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
