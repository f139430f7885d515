import { atom, type Getter } from "jotai";
import { contextCells, type NamedCell } from "../data/export/context-columns.ts";
import { exportFileName } from "../data/export/export-file-name.ts";
import { flipsCsv, stabilityCsv } from "../data/export/weightings-csv.ts";
import { catalogueAtom } from "./catalogue.ts";
import { comparisonAtom } from "./comparisons.ts";
import { csvFormatAtom } from "./csv-decimal-comma.ts";
import { comparisonFileName } from "./comparison-file-name.ts";
import { exportHead } from "./export-head.ts";
import { headCells } from "../data/export/head-cells.ts";
import type { Outcome } from "./outcome.ts";
import { portfoliosAtom } from "./portfolios.ts";
import { servicesAtom } from "./services.ts";
import { weightingsAtom, type WeighedSubject } from "./weightings.ts";

/** How often each comes first; at which weights the first two change places. */
export type WeightingsTable = "shares" | "flips";

const FILE_NAMES: Readonly<Record<WeightingsTable, string>> = {
  shares: "rank stability",
  flips: "flip weights",
};

/** What the rows are about, and what the file is called; null = it is gone, or not loaded. */
interface Head {
  readonly context: readonly NamedCell[];
  readonly fileName: (what: string, when: Date) => string;
  readonly nameOf: (id: string) => string;
}

const headOf = (get: Getter, { kind, id }: WeighedSubject, data_version: string): Head | null => {
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
  return {
    context: headCells(head),
    fileName: (what, when) =>
      exportFileName(`${head.portfolio_name} ${what}`, head.region_name, when, head.data_version),
    nameOf: (of) => all.find(({ portfolio }) => portfolio.portfolio_id === of)?.portfolio.portfolio_name ?? of,
  };
};

interface WeightingsOrder {
  readonly subject: WeighedSubject;
  readonly table: WeightingsTable;
}

/** Hands a table about other weights to the user as a CSV file: what is on screen, never of an earlier state. */
export const downloadWeightingsAtom = atom(
  null,
  async (get, _set, { subject, table }: WeightingsOrder): Promise<Outcome<null>> => {
    const services = get(servicesAtom);
    const { isReady, weighed, stability, flips } = get(weightingsAtom(subject));
    const catalogue = get(catalogueAtom);
    const head = weighed === null ? null : headOf(get, subject, weighed.data_version);
    if (!isReady || !weighed || !stability || !flips || !head || !catalogue) {
      return { ok: false, problem: { code: "no_reference_data", detail: subject.id } };
    }
    const report = {
      kind: subject.kind === "comparison" ? "product" : "portfolio",
      contest: weighed.contest,
      weights: weighed.weights,
      nameOf: head.nameOf,
      metricName: (id: string) => catalogue.metrics.find(({ metric_id }) => metric_id === id)?.metric_name ?? id,
      context: head.context,
    } as const;
    const format = get(csvFormatAtom);
    const text = table === "shares" ? stabilityCsv(report, stability, format) : flipsCsv(report, flips, format);
    const name = head.fileName(FILE_NAMES[table], new Date(services.now()));
    services.download(`${name}.csv`, text, "text/csv");
    return { ok: true, value: null };
  },
);
