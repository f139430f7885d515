import type { Getter } from "jotai";
import type { Comparison } from "../../edge-api/contract/comparison.ts";
import { baselineAtom } from "../state/comparison/compared-product.ts";
import { comparisonInputAtom } from "../state/comparison/comparison-input.ts";
import {
  besideNow,
  breakEvensNow,
  contributionsNow,
  profilesNow,
  qualityNow,
} from "../state/comparison/comparison-parts.ts";
import { comparisonScoresAtom } from "../state/comparison/comparison-scores.ts";
import { ok, type Outcome } from "../state/core/outcome.ts";
import { servicesAtom } from "../state/core/services.ts";
import type { Versioned } from "../state/engine/ask-engine.ts";
import { comparisonAtom } from "../state/work/comparisons.ts";
import type { CsvFormat } from "./csv-text.ts";
import type { SubjectFile } from "./subject-file.ts";
import { notReady, tableDownload } from "./subject-table.ts";

/** Tables of the results page. `raw_per_use`: raw scores per use instead of per functional unit. */
export type ComparisonTable = keyof typeof FILE_NAMES;

type ScoresTable = "results" | "raw_scores" | "raw_per_use" | "circularity";

export interface CsvOrder {
  readonly id: string;
  readonly table: ComparisonTable;
}

/** The part of the file name after the comparison's name. */
const FILE_NAMES = {
  results: "results",
  raw_scores: "raw scores",
  raw_per_use: "raw scores",
  stages: "life-cycle stages",
  components: "components",
  break_even: "break-even",
  circularity: "circularity",
  profiles: "product profiles",
} as const;

/** Writes a table with the names of its dataset. */
type Write = (file: SubjectFile, format: CsvFormat) => Promise<string>;

/** Tables of the scores on screen, never of an earlier state. */
const scoresTable = (
  get: Getter,
  { comparison_id: id, ...comparison }: Comparison,
  table: ScoresTable,
): Outcome<Versioned<Write>> => {
  const { status, scores, data_version } = get(comparisonScoresAtom(id));
  // during re-scoring the screen still shows the last scores: do not export those
  if (scores === null || data_version === null || status !== "ready") return notReady(status);
  const baseline = get(baselineAtom(id));
  const input = get(comparisonInputAtom(id));
  const services = get(servicesAtom);
  const write: Write = async (file, format) => {
    const report = { ...file, comparison, scores, baseline };
    if (table === "circularity") {
      const { circularityCsv } = await import("./section-rows.ts");
      return circularityCsv(report, format);
    }
    const { rawScoresCsv, resultsCsv } = await import("./comparison-rows.ts");
    // scores are written without the columns of further figures if the engine cannot give those
    if (table === "results") {
      const quality = input && (await qualityNow(services, input));
      return resultsCsv({ ...report, ...(quality?.ok && { quality: quality.value.value }) }, format);
    }
    const beside = input && (await besideNow(services, input));
    return rawScoresCsv({ ...report, ...(beside?.ok && beside.value.value) }, table === "raw_per_use", format);
  };
  return ok({ version: data_version, value: write });
};

/** Turns an answer of the engine into the function that writes it. */
const written = <T>(answer: Outcome<Versioned<T>>, write: (value: T) => Write): Outcome<Versioned<Write>> =>
  answer.ok ? ok({ version: answer.value.version, value: write(answer.value.value) }) : answer;

/** Tables of the lower sections; asked for now, because their section may be closed. */
const partTable = async (
  get: Getter,
  id: string,
  table: Exclude<ComparisonTable, ScoresTable>,
): Promise<Outcome<Versioned<Write>>> => {
  const services = get(servicesAtom);
  const input = get(comparisonInputAtom(id));
  if (input === null) return notReady(id);
  if (table === "break_even") {
    return written(await breakEvensNow(services, input), (pairs) => async (file, format) => {
      const { breakEvenCsv } = await import("./section-rows.ts");
      return breakEvenCsv({ ...file, pairs }, format);
    });
  }
  if (table === "profiles") {
    return written(await profilesNow(services, input), (profiles) => async (file, format) => {
      const { profilesCsv } = await import("./section-rows.ts");
      return profilesCsv({ ...file, usecase_id: input.usecase_id, profiles }, format);
    });
  }
  return written(await contributionsNow(services, input), (contributions) => async (file, format) => {
    const { componentsCsv, stagesCsv } = await import("./section-rows.ts");
    return (table === "stages" ? stagesCsv : componentsCsv)({ ...file, contributions }, format);
  });
};

export const downloadComparisonCsvAtom = tableDownload(async ({ get }, { id, table }: CsvOrder) => {
  const comparison = get(comparisonAtom(id))?.comparison;
  if (comparison === undefined) return { ok: false, problem: { code: "not_found", detail: id } };
  const made =
    table === "results" || table === "raw_scores" || table === "raw_per_use" || table === "circularity"
      ? scoresTable(get, comparison, table)
      : await partTable(get, id, table);
  if (!made.ok) return made;
  const { version: data_version, value: write } = made.value;
  return { subject: { kind: "comparison", id }, data_version, what: FILE_NAMES[table], write };
});
