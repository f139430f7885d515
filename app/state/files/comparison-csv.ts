import { atom, type Getter } from "jotai";
import type { ComparisonContext } from "../../data/export/context-columns.ts";
import type { CsvFormat } from "../../data/export/csv-text.ts";
import { baselineAtom } from "../comparison/baselines.ts";
import { csvFormatAtom } from "../core/csv-decimal-comma.ts";
import { comparisonFileName } from "./comparison-file-name.ts";
import { comparisonInputAtom } from "../comparison/comparison-input.ts";
import { besideNow, breakEvensNow, contributionsNow, profilesNow, qualityNow } from "../comparison/comparison-parts.ts";
import { comparisonScoresAtom } from "../comparison/comparison-scores.ts";
import { comparisonAtom } from "../work/comparisons.ts";
import type { Outcome } from "../core/outcome.ts";
import { catalogueForFile } from "../analysis/pinned-catalogue.ts";
import { servicesAtom } from "../core/services.ts";

/** The tables of the results page. `raw_per_use`: raw scores per use instead of per functional unit. */
export type ComparisonTable =
  "results" | "raw_scores" | "raw_per_use" | "stages" | "components" | "break_even" | "circularity" | "profiles";

export interface CsvOrder {
  /** comparison_id */
  readonly id: string;
  readonly table: ComparisonTable;
}

/** What the file is called beside the comparison's own name. */
const FILE_NAMES: Readonly<Record<ComparisonTable, string>> = {
  results: "results",
  raw_scores: "raw scores",
  raw_per_use: "raw scores",
  stages: "life-cycle stages",
  components: "components",
  break_even: "break-even",
  circularity: "circularity",
  profiles: "product profiles",
};

const notReady = (detail: string): Outcome<never> => ({ ok: false, problem: { code: "no_reference_data", detail } });

/** The text of a table, and the dataset that it is of. */
type Written = Outcome<{ readonly text: string; readonly data_version: string }>;

/** Tables of the scores: those on screen, never of an earlier state. */
const writeScores = async (
  get: Getter,
  { id, table }: CsvOrder & { readonly table: "results" | "raw_scores" | "raw_per_use" | "circularity" },
  context: Omit<ComparisonContext, "data_version">,
  format: CsvFormat,
): Promise<Written> => {
  const { status, scores, data_version } = get(comparisonScoresAtom(id));
  // while it re-scores, the scores on screen are those of before: not what the file would say of itself
  if (scores === null || data_version === null || status !== "ready") return notReady(status);
  const report = { ...context, scores, data_version, baseline: get(baselineAtom(id)) };
  if (table === "circularity") {
    const { circularityCsv } = await import("../../data/export/circularity-csv.ts");
    return { ok: true, value: { text: circularityCsv(report, format), data_version } };
  }
  const input = get(comparisonInputAtom(id));
  if (input === null) return notReady(id);
  const services = get(servicesAtom);
  const { rawScoresCsv, resultsCsv } = await import("../../data/export/comparison-csv.ts");
  // scores that are on screen leave the page even where the figures beside them cannot be had: then without their columns
  if (table === "results") {
    const quality = await qualityNow(services, input);
    const beside = quality.ok ? { quality: quality.value.value } : {};
    return { ok: true, value: { text: resultsCsv({ ...report, ...beside }, format), data_version } };
  }
  const beside = await besideNow(services, input);
  const text = rawScoresCsv({ ...report, ...(beside.ok && beside.value.value) }, table === "raw_per_use", format);
  return { ok: true, value: { text, data_version } };
};

/** Tables of the sections below: asked for now, so that they are there whether or not their section is open. */
const writePart = async (
  get: Getter,
  { id, table }: CsvOrder & { readonly table: "stages" | "components" | "break_even" | "profiles" },
  context: Omit<ComparisonContext, "data_version">,
  format: CsvFormat,
): Promise<Written> => {
  const services = get(servicesAtom);
  const input = get(comparisonInputAtom(id));
  if (input === null) return notReady(id);
  if (table === "break_even") {
    const answer = await breakEvensNow(services, input);
    if (!answer.ok) return answer;
    const { breakEvenCsv } = await import("../../data/export/break-even-csv.ts");
    const { version: data_version, value: pairs } = answer.value;
    return { ok: true, value: { text: breakEvenCsv({ ...context, data_version, pairs }, format), data_version } };
  }
  if (table === "profiles") {
    const answer = await profilesNow(services, input);
    if (!answer.ok) return answer;
    const { profilesCsv } = await import("../../data/export/profiles-csv.ts");
    const { version: data_version, value: profiles } = answer.value;
    return { ok: true, value: { text: profilesCsv({ ...context, data_version, profiles }, format), data_version } };
  }
  const answer = await contributionsNow(services, input);
  if (!answer.ok) return answer;
  const { componentsCsv, stagesCsv } = await import("../../data/export/impact-csv.ts");
  const { version: data_version, value: contributions } = answer.value;
  const write = table === "stages" ? stagesCsv : componentsCsv;
  return { ok: true, value: { text: write({ ...context, data_version, contributions }, format), data_version } };
};

/** Hands a table of the results page to the user as a CSV file. */
export const downloadComparisonCsvAtom = atom(null, async (get, _set, order: CsvOrder): Promise<Outcome<null>> => {
  const services = get(servicesAtom);
  const stored = get(comparisonAtom(order.id));
  if (stored === null) return { ok: false, problem: { code: "not_found", detail: order.id } };
  const catalogue = await catalogueForFile(get, { kind: "comparison", id: order.id });
  if (catalogue === null) return notReady("no catalogue");
  const { comparison } = stored;
  const context = { comparison, catalogue };
  const format = get(csvFormatAtom);
  const { id, table } = order;
  try {
    const written =
      table === "results" || table === "raw_scores" || table === "raw_per_use" || table === "circularity"
        ? await writeScores(get, { id, table }, context, format)
        : await writePart(get, { id, table }, context, format);
    if (!written.ok) return written;
    const { text, data_version } = written.value;
    const name = comparisonFileName({ ...context, data_version }, FILE_NAMES[table], new Date(services.now()));
    services.download(`${name}.csv`, text, "text/csv");
    return { ok: true, value: null };
  } catch (error) {
    return { ok: false, problem: { code: "network", detail: String(error) } };
  }
});
