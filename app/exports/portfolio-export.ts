import { atom } from "jotai";
import { choosableNames } from "../../workers/choosable-names.ts";
import type { Catalogue } from "../../workers/engine/catalogue.ts";
import type { ExportHead, PortfolioTable } from "../../workers/export/export-api.ts";
import { portfolioFileName } from "../data/export-file-name.ts";
import { catalogueForFile } from "../state/analysis/pinned-catalogue.ts";
import { csvFormatAtom, tableEnding } from "../state/core/csv-decimal-comma.ts";
import type { Done, Outcome } from "../state/core/outcome.ts";
import { servicesAtom } from "../state/core/services.ts";
import { cancelJob } from "../state/engine/ask-engine.ts";
import { portfolioScoresAtom, portfolioSessionAtom } from "../state/portfolio/portfolio-scores.ts";
import { exportHead } from "./subject-file.ts";

export type { PortfolioTable };

/** The portfolio files that the worker writes: its tables, all swaps, the lines that a scenario changes. */
export type PortfolioFile = PortfolioTable | "swaps" | "changes";

/** The part of the file name after the portfolio's name. */
const FILE_NAMES: Readonly<Record<PortfolioFile, string>> = {
  lines: "short lines",
  entries: "lines",
  scores: "scores",
  kpis: "key figures",
  contributions: "contributions",
  use_cases: "use cases",
  products: "products",
  weights: "weights by component",
  materials: "weights by material",
  swaps: "swaps",
  changes: "changed lines",
};

interface ExportProgress {
  readonly file: PortfolioFile;
  /** 0-1 */
  readonly share: number;
}

const jobOf = (file: PortfolioFile): string => `portfolio export ${file}`;
const baseProgressAtom = atom<ExportProgress | null>(null);

/** The file being written and its progress; null = none. */
export const exportProgressAtom = atom((get) => get(baseProgressAtom));

/** What the worker needs to write a file. */
export interface FileWork {
  readonly head: ExportHead;
  readonly catalogue: Catalogue;
  readonly job: string;
  readonly hear: (share: number) => void;
}

interface FileOrder {
  readonly id: string;
  readonly file: PortfolioFile;
  readonly write: (work: FileWork) => Promise<Outcome<Blob>>;
}

/** For the actions that download a portfolio's files. `cancelled` after `stopExportAtom`. */
export const writePortfolioFileAtom = atom(null, async (get, set, { id, file, write }: FileOrder): Done => {
  const services = get(servicesAtom);
  const catalogue = await catalogueForFile(get, { kind: "portfolio", id });
  const { status, data_version } = get(portfolioScoresAtom(id));
  const head = data_version && catalogue && exportHead(get, id, catalogue, data_version);
  // during re-scoring the worker still has the last scores: do not export those
  if (status !== "ready" || !head || !catalogue) {
    return { ok: false, problem: { code: "no_reference_data", detail: status } };
  }
  const hear = (share: number) => set(baseProgressAtom, { file, share });
  hear(0);
  const written = await write({ head, catalogue, job: jobOf(file), hear });
  if (get(baseProgressAtom)?.file === file) set(baseProgressAtom, null);
  if (!written.ok) return written;
  const name = portfolioFileName(head, FILE_NAMES[file], new Date(services.now()));
  services.downloadFile(name + tableEnding(get(csvFormatAtom)), written.value);
  return { ok: true, value: null };
});

export const downloadPortfolioCsvAtom = atom(
  null,
  (get, set, { id, table }: { readonly id: string; readonly table: PortfolioTable }): Done => {
    const services = get(servicesAtom);
    const format = get(csvFormatAtom);
    const session = get(portfolioSessionAtom)(id);
    return set(writePortfolioFileAtom, {
      id,
      file: table,
      write: ({ head, catalogue, job, hear }) =>
        session.ask(services, (engine, portfolio, lines) => {
          const entries = table === "lines" || table === "entries" ? lines.data() : null;
          const names = choosableNames(catalogue);
          return engine.exportPortfolio(table, head, entries, names, format, { portfolio, job }, hear);
        }),
    });
  },
);

export const stopExportAtom = atom(null, async (get): Promise<void> => {
  const writing = get(baseProgressAtom);
  if (writing !== null) await cancelJob(get(servicesAtom), jobOf(writing.file));
});
