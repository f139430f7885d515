import type { PackagingFigures, PackagingPart } from "../../workers/engine/analysis/packaging-figures.ts";
import { flag, type NamedCell } from "./context-columns.ts";
import { type CsvFormat, rowTable } from "./csv-text.ts";
import { tableDownload } from "./subject-table.ts";

/** A rule as the page shows it, in the reader's language. */
export interface DisplayedRule {
  readonly id: string;
  readonly market: string;
  readonly from: string;
  readonly law: string;
  readonly asks: string;
  readonly figure: string;
  readonly url: string;
  /** how the rule was checked, and on which day */
  readonly reading: string;
}

type Context = readonly NamedCell[];

const partCells = ({ prodsys_id, product, reusable, component, material, ...part }: PackagingPart): NamedCell[] => [
  { name: "usecase_id", value: part.usecase_id },
  { name: "product_id", value: prodsys_id },
  { name: "product", value: product },
  { name: "reusable", value: flag(reusable) },
  { name: "component", value: component },
  { name: "material", value: material },
  { name: "uses", value: part.uses },
  { name: "mass [kg]", value: part.kg },
  { name: "plastic [kg]", value: part.plastic_kg },
];

/** One row per rule. */
export const rulesCsv = (rules: readonly DisplayedRule[], context: Context, format: CsvFormat): string =>
  rowTable(["rule_id"], format, rules, (rule) => [
    { name: "rule_id", value: rule.id },
    { name: "market", value: rule.market },
    { name: "from", value: rule.from },
    { name: "law", value: rule.law },
    { name: "asks", value: rule.asks },
    { name: "figure", value: rule.figure },
    { name: "source", value: rule.url },
    { name: "checked", value: rule.reading },
    ...context,
  ]);

/** One row per use case. */
const reuseCsv = ({ reuse }: PackagingFigures, context: Context, format: CsvFormat): string =>
  rowTable(["usecase_id"], format, reuse, ({ usecase_id, uses, reusable }) => [
    { name: "usecase_id", value: usecase_id },
    { name: "uses", value: uses },
    { name: "uses by reusables", value: reusable },
    { name: "share by reusables [0-1]", value: uses > 0 ? reusable / uses : null },
    ...context,
  ]);

/** One row per material. */
const materialMassCsv = ({ materials }: PackagingFigures, context: Context, format: CsvFormat): string =>
  rowTable(["material_id"], format, materials, ({ mat_recipe_id, name, single_use_kg, reusable_kg }) => [
    { name: "material_id", value: mat_recipe_id },
    { name: "material", value: name },
    { name: "mass of single-use products [kg]", value: single_use_kg },
    { name: "mass of reusable products [kg]", value: reusable_kg },
    ...context,
  ]);

/** One row per component of a product: those with plastic, or those without a declaration. */
const packagingPartsCsv = (parts: readonly PackagingPart[], context: Context, format: CsvFormat): string =>
  rowTable(["usecase_id"], format, parts, (part) => [...partCells(part), ...context]);

const FILE_NAMES = {
  rules: "rules ahead",
  reuse: "reuse by use case",
  materials: "mass by material",
  plastic: "plastic components",
  undeclared: "missing declarations",
} as const;

export type RulesTable = keyof typeof FILE_NAMES;

interface RulesOrder {
  readonly id: string;
  readonly table: RulesTable;
  readonly figures: PackagingFigures;
  /** as shown */
  readonly rules: readonly DisplayedRule[];
}

/** Downloads a table of the "rules ahead" page, with all rows. */
export const downloadRulesCsvAtom = tableDownload((_store, { id, table, figures, rules }: RulesOrder) => ({
  subject: { kind: "portfolio", id },
  what: FILE_NAMES[table],
  write: ({ context }, format) => {
    const texts: Readonly<Record<RulesTable, () => string>> = {
      rules: () => rulesCsv(rules, context, format),
      reuse: () => reuseCsv(figures, context, format),
      materials: () => materialMassCsv(figures, context, format),
      plastic: () => packagingPartsCsv(figures.plastic, context, format),
      undeclared: () => packagingPartsCsv(figures.undeclared, context, format),
    };
    return texts[table]();
  },
}));
