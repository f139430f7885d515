import {
  categoriesCsv,
  familiesCsv,
  reuseSystemsCsv,
  smallProducerCsv,
  ukBasisCsv,
  ukFileCsv,
  type ReturnHead,
} from "../../data/export/packaging-return-csv.ts";
import type { CsvFormat } from "../../data/export/csv-text.ts";
import { periodOf, returnAnswersAtom } from "../portfolio/packaging-return.ts";
import { returnFiguresAtom, type ReturnFigures } from "../portfolio/packaging-return-figures.ts";
import type { Outcome } from "../core/outcome.ts";
import { notReady, tableDownload } from "./subject-table.ts";

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
        { country: answers.country, period, level: answers.level, context },
        // kilograms in every file, whatever units the page shows
        { decimalComma: format.decimalComma },
      ),
  };
});
