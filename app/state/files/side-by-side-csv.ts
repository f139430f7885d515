import { atom } from "jotai";
import { sideBySideCsv, type BesideRow } from "../../data/export/side-by-side-csv.ts";
import { csvFormatAtom } from "../core/csv-decimal-comma.ts";
import type { Outcome } from "../core/outcome.ts";
import { portfolioScoresAtom } from "../portfolio/portfolio-scores.ts";
import { servicesAtom } from "../core/services.ts";
import { subjectFile } from "./subject-file.ts";

/** A row on screen; `assumed` and the version are looked up. */
export type ShownBeside = Omit<BesideRow, "assumed" | "data_version">;

/** Hands the table that sets a portfolio beside others to the user as a CSV file: the rows on screen. */
export const downloadSideBySideAtom = atom(
  null,
  async (get, _set, id: string, shown: readonly ShownBeside[]): Promise<Outcome<null>> => {
    const services = get(servicesAtom);
    const { scores, data_version } = get(portfolioScoresAtom(id));
    const file = data_version === null ? null : await subjectFile(get, { kind: "portfolio", id }, data_version);
    if (file === null || data_version === null)
      return { ok: false, problem: { code: "no_reference_data", detail: id } };
    const rows = shown.map((row): BesideRow => {
      const own = { scores, data_version };
      const of = row.portfolio_id === null ? own : get(portfolioScoresAtom(row.portfolio_id));
      // marks are told of the lines themselves, not of what would replace them
      const assumed = row.portfolio_id === null ? null : (of.scores?.assumed ?? null);
      return { ...row, assumed, data_version: of.data_version ?? data_version };
    });
    const text = sideBySideCsv({ ...file, rows }, get(csvFormatAtom));
    services.download(`${file.fileName("side by side", new Date(services.now()))}.csv`, text, "text/csv");
    return { ok: true, value: null };
  },
);
