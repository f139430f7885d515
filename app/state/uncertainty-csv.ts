import { atom, type Getter } from "jotai";
import type { UncertainQuestion } from "../../workers/uncertainty-api.ts";
import { contextCells, type NamedCell } from "../data/export/context-columns.ts";
import { exportFileName } from "../data/export/export-file-name.ts";
import { headCells } from "../data/export/head-cells.ts";
import { inputsCsv, pairsCsv, rangesCsv } from "../data/export/uncertainty-csv.ts";
import { catalogueAtom } from "./catalogue.ts";
import { comparisonFileName } from "./comparison-file-name.ts";
import { comparisonAtom } from "./comparisons.ts";
import { csvFormatAtom } from "./csv-decimal-comma.ts";
import { exportHead } from "./export-head.ts";
import type { Outcome } from "./outcome.ts";
import { portfoliosAtom } from "./portfolios.ts";
import { servicesAtom } from "./services.ts";
import { decidingInputsNowAtom, uncertaintyAtom, type DrawnSubject } from "./uncertainty.ts";

/** How far each moves; which differences hold; which inputs decide one of them. */
export type UncertaintyTable = "ranges" | "pairs" | "inputs";

const FILE_NAMES: Readonly<Record<UncertaintyTable, string>> = {
  ranges: "uncertainty",
  pairs: "uncertainty of differences",
  inputs: "inputs that matter",
};

interface Head {
  readonly context: readonly NamedCell[];
  readonly fileName: (what: string, when: Date) => string;
  readonly nameOf: (id: string, place: number) => string;
}

/** What the rows are about, and what the file is called; null = it is gone, or not loaded. */
const headOf = (get: Getter, { kind, id }: DrawnSubject, data_version: string): Head | null => {
  const catalogue = get(catalogueAtom);
  if (catalogue === null) return null;
  if (kind === "comparison") {
    const stored = get(comparisonAtom(id));
    if (stored === null) return null;
    const context = { comparison: stored.comparison, catalogue, data_version };
    return {
      context: contextCells(context),
      fileName: (what, when) => comparisonFileName(context, what, when),
      nameOf: (of) => catalogue.products.find(({ prodsys_id }) => prodsys_id === of)?.prodsys_name ?? of,
    };
  }
  const head = exportHead(get, id, data_version);
  if (head === null) return null;
  const all = get(portfoliosAtom);
  const named = (of: string): string =>
    all.find(({ portfolio }) => portfolio.portfolio_id === of)?.portfolio.portfolio_name ?? of;
  const variants = [head.portfolio_name, "best built-in choice", "worst built-in choice"];
  return {
    context: headCells(head),
    fileName: (what, when) =>
      exportFileName(`${head.portfolio_name} ${what}`, head.region_name, when, head.data_version),
    nameOf: (of, place) => variants[place] ?? named(of),
  };
};

interface UncertaintyOrder {
  readonly about: DrawnSubject;
  readonly table: UncertaintyTable;
  /** the difference that is asked about; needed for `inputs` */
  readonly pair: UncertainQuestion | null;
}

/** Hands a table about uncertainty to the user as a CSV file: what is on screen, never of an earlier state. */
export const downloadUncertaintyAtom = atom(
  null,
  async (get, set, { about, table, pair }: UncertaintyOrder): Promise<Outcome<null>> => {
    const services = get(servicesAtom);
    const { status, value, ids, data_version } = get(uncertaintyAtom(about));
    const catalogue = get(catalogueAtom);
    const head = data_version === null ? null : headOf(get, about, data_version);
    const notReady = { ok: false, problem: { code: "no_reference_data", detail: about.id } } as const;
    if (status !== "ready" || value === null || head === null || catalogue === null) return notReady;
    const format = get(csvFormatAtom);
    const report = {
      kind: about.kind === "comparison" ? "product" : "portfolio",
      value,
      drawn: ids.map((id, place) => ({
        id: about.kind === "portfolio" && place === 0 ? about.id : id,
        name: head.nameOf(id, place),
      })),
      metrics: catalogue.metrics.map(({ metric_id, metric_name, unit }) => ({
        id: metric_id,
        name: metric_name,
        unit,
      })),
      context: head.context,
    } as const;
    let text: string;
    if (table === "inputs") {
      if (pair === null) return notReady;
      const inputs = await set(decidingInputsNowAtom, about, pair);
      if (!inputs.ok) return inputs;
      text = inputsCsv(report, pair, inputs.value, format);
    } else {
      text = (table === "ranges" ? rangesCsv : pairsCsv)(report, format);
    }
    const name = head.fileName(FILE_NAMES[table], new Date(services.now()));
    services.download(`${name}.csv`, text, "text/csv");
    return { ok: true, value: null };
  },
);
