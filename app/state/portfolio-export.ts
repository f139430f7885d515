import { atom } from "jotai";
import type { PortfolioTable } from "../../workers/export/export-api.ts";
import { portfolioFileName } from "../data/export/portfolio-file-name.ts";
import { choosableNames } from "../../workers/choosable-names.ts";
import { csvFormatAtom } from "./csv-decimal-comma.ts";
import { exportHead } from "./export-head.ts";
import type { Outcome } from "./outcome.ts";
import { catalogueForFile } from "./pinned-catalogue.ts";
import { portfolioScoresAtom, portfolioSessionAtom } from "./portfolio-scores.ts";
import { openSafely, servicesAtom } from "./services.ts";

export type { PortfolioTable };

interface CsvOrder {
  /** portfolio_id */
  readonly id: string;
  readonly table: PortfolioTable;
}

/** What the file is called beside the portfolio's own name. */
const FILE_NAMES: Readonly<Record<PortfolioTable, string>> = {
  entries: "lines",
  scores: "scores",
  kpis: "key figures",
  contributions: "contributions",
  weights: "weights by component",
  materials: "weights by material",
};

const JOB = "portfolio export";
const baseProgressAtom = atom<number | null>(null);

/** How far the writing of a file is, 0-1; null = none is written. */
export const exportProgressAtom = atom((get) => get(baseProgressAtom));

/** Hands a table of a portfolio to the user as a CSV file. `cancelled` after `stopExportAtom`. */
export const downloadPortfolioCsvAtom = atom(
  null,
  async (get, set, { id, table }: CsvOrder): Promise<Outcome<null>> => {
    const services = get(servicesAtom);
    const catalogue = await catalogueForFile(get, { kind: "portfolio", id });
    const { status, data_version } = get(portfolioScoresAtom(id));
    const head = data_version && catalogue && exportHead(get, id, catalogue, data_version);
    // while it re-scores, the worker holds what was before: not what the file would say of itself
    if (status !== "ready" || !head || !catalogue) {
      return { ok: false, problem: { code: "no_reference_data", detail: status } };
    }
    const format = get(csvFormatAtom);
    const session = get(portfolioSessionAtom)(id);
    set(baseProgressAtom, 0);
    const file = await session.ask(services, (engine, portfolio, lines) => {
      const entries = table === "entries" ? lines.data() : null;
      const hear = (share: number) => set(baseProgressAtom, share);
      return engine.exportPortfolio(
        table,
        head,
        entries,
        choosableNames(catalogue),
        format,
        { portfolio, job: JOB },
        hear,
      );
    });
    set(baseProgressAtom, null);
    if (!file.ok) return file;
    const name = portfolioFileName(head, FILE_NAMES[table], new Date(services.now()));
    services.downloadFile(`${name}.csv`, file.value);
    return { ok: true, value: null };
  },
);

/** Stops the writing of a file. */
export const stopExportAtom = atom(null, async (get): Promise<void> => {
  const opened = await openSafely(get(servicesAtom));
  if (opened.ok) await opened.value.engine.cancel(JOB);
});
