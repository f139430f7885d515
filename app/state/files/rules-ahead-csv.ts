import type { PackagingFigures } from "../../../workers/engine/analysis/packaging-figures.ts";
import {
  materialMassCsv,
  packagingPartsCsv,
  reuseCsv,
  rulesCsv,
  type DisplayedRule,
} from "../../data/export/rules-ahead-csv.ts";
import { tableDownload } from "./subject-table.ts";

export type { DisplayedRule } from "../../data/export/rules-ahead-csv.ts";

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
