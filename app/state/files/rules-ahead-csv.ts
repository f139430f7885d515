import { atom } from "jotai";
import type { PackagingFigures } from "../../../workers/engine/analysis/packaging-figures.ts";
import { portfolioFileName } from "../../data/export/portfolio-file-name.ts";
import {
  materialMassCsv,
  packagingPartsCsv,
  reuseCsv,
  rulesCsv,
  type SaidRule,
} from "../../data/export/rules-ahead-csv.ts";
import { csvFormatAtom } from "../core/csv-decimal-comma.ts";
import { exportHead } from "./export-head.ts";
import type { Outcome } from "../core/outcome.ts";
import { catalogueForFile } from "../analysis/pinned-catalogue.ts";
import { portfolioScoresAtom } from "../portfolio/portfolio-scores.ts";
import { servicesAtom } from "../core/services.ts";

export type { SaidRule } from "../../data/export/rules-ahead-csv.ts";

export type RulesTable = "rules" | "reuse" | "materials" | "plastic" | "undeclared";

const FILE_NAMES: Readonly<Record<RulesTable, string>> = {
  rules: "rules ahead",
  reuse: "reuse by use case",
  materials: "mass by material",
  plastic: "plastic components",
  undeclared: "missing declarations",
};

interface RulesOrder {
  /** portfolio_id */
  readonly id: string;
  readonly table: RulesTable;
  readonly figures: PackagingFigures;
  /** as shown */
  readonly rules: readonly SaidRule[];
}

/** Downloads a table of the "rules ahead" page as CSV, with all rows. */
export const downloadRulesCsvAtom = atom(
  null,
  async (get, _set, { id, table, figures, rules }: RulesOrder): Promise<Outcome<null>> => {
    const { data_version } = get(portfolioScoresAtom(id));
    const catalogue = await catalogueForFile(get, { kind: "portfolio", id });
    const head = data_version && catalogue && exportHead(get, id, catalogue, data_version);
    if (!head) return { ok: false, problem: { code: "not_found", detail: id } };
    const format = get(csvFormatAtom);
    const texts: Readonly<Record<RulesTable, () => string>> = {
      rules: () => rulesCsv(rules, head, format),
      reuse: () => reuseCsv(figures, head, format),
      materials: () => materialMassCsv(figures, head, format),
      plastic: () => packagingPartsCsv(figures.plastic, head, format),
      undeclared: () => packagingPartsCsv(figures.undeclared, head, format),
    };
    const { download, now } = get(servicesAtom);
    const name = portfolioFileName(head, FILE_NAMES[table], new Date(now()));
    download(`${name}.csv`, texts[table](), "text/csv");
    return { ok: true, value: null };
  },
);
