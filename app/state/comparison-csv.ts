import { atom } from "jotai";
import { catalogueAtom } from "./catalogue.ts";
import { comparisonScoresAtom } from "./comparison-scores.ts";
import { comparisonAtom } from "./comparisons.ts";
import type { Outcome } from "./outcome.ts";
import { servicesAtom } from "./services.ts";

export interface CsvOrder {
  /** comparison_id */
  readonly id: string;
  readonly table: "results" | "raw_scores";
  /** raw scores per use instead of per functional unit */
  readonly perUse: boolean;
  /** `;` and a decimal comma */
  readonly decimalComma: boolean;
}

const noData = (detail: string): Outcome<null> => ({ ok: false, problem: { code: "no_reference_data", detail } });

/** Hands a comparison's results or raw scores to the user as a CSV file, as they are on screen. */
export const downloadComparisonCsvAtom = atom(null, async (get, _set, order: CsvOrder): Promise<Outcome<null>> => {
  const services = get(servicesAtom);
  const stored = get(comparisonAtom(order.id));
  const catalogue = get(catalogueAtom);
  const { status, scores, data_version } = get(comparisonScoresAtom(order.id));
  if (stored === null) return { ok: false, problem: { code: "not_found", detail: order.id } };
  // while it re-scores, the scores on screen are those of before: not what the file would say of itself
  if (catalogue === null || scores === null || data_version === null || status !== "ready") return noData(status);
  try {
    const [{ rawScoresCsv, resultsCsv }, { csvFileName }] = await Promise.all([
      import("../data/export/comparison-csv.ts"),
      import("../data/export/csv-file-name.ts"),
    ]);
    const { comparison } = stored;
    const report = { comparison, catalogue, scores, data_version };
    const format = { decimalComma: order.decimalComma };
    const text = order.table === "results" ? resultsCsv(report, format) : rawScoresCsv(report, order.perUse, format);
    const region = catalogue.regions.find(({ region_id }) => region_id === comparison.region_use)?.region_name;
    const name = `${comparison.comparison_name} ${order.table === "results" ? "results" : "raw scores"}`;
    const when = new Date(services.now());
    services.download(csvFileName(name, region ?? comparison.region_use, when, data_version), text, "text/csv");
    return { ok: true, value: null };
  } catch (error) {
    return { ok: false, problem: { code: "network", detail: String(error) } };
  }
});
