import type { UncertainQuestion } from "../../../workers/engine/analysis/uncertainty/uncertainty.ts";
import { inputsCsv, pairsCsv, rangesCsv } from "../../data/export/uncertainty-csv.ts";
import type { SubjectFile } from "./subject-file.ts";
import { notReady, tableDownload } from "./subject-table.ts";
import { decidingInputsNowAtom, uncertaintyAtom } from "../analysis/uncertainty.ts";
import type { Subject } from "../core/subject.ts";

const FILE_NAMES = {
  ranges: "uncertainty",
  pairs: "uncertainty of differences",
  inputs: "inputs that matter",
} as const;

/** ranges = of each product; pairs = which differences are robust; inputs = which inputs decide one difference. */
export type UncertaintyTable = keyof typeof FILE_NAMES;

/** The first places are the portfolio and its best and worst built-in choice; other portfolios follow by id. */
const BUILT_IN_VARIANTS = [null, "best built-in choice", "worst built-in choice"] as const;

const drawnNames = (about: Subject, ids: readonly string[], { nameOf }: SubjectFile) =>
  ids.map((id, place) => {
    if (about.kind === "comparison") return { id, name: nameOf(id) };
    const of = place === 0 ? about.id : id;
    return { id: of, name: BUILT_IN_VARIANTS[place] ?? nameOf(of) };
  });

interface UncertaintyOrder {
  readonly about: Subject;
  readonly table: UncertaintyTable;
  /** the selected difference; needed for `inputs` */
  readonly pair: UncertainQuestion | null;
}

export const downloadUncertaintyAtom = tableDownload(({ get, set }, { about, table, pair }: UncertaintyOrder) => {
  const { status, value, ids, data_version } = get(uncertaintyAtom(about));
  if (status !== "ready" || value === null || data_version === null) return null;
  return {
    subject: about,
    data_version,
    what: FILE_NAMES[table],
    write: async (file, format) => {
      const { kind, context, catalogue } = file;
      const metrics = catalogue.metrics.map(({ metric_id: id, metric_name: name, unit }) => ({ id, name, unit }));
      const report = { kind, value, drawn: drawnNames(about, ids, file), metrics, context };
      if (table === "ranges") return rangesCsv(report, format);
      if (table === "pairs") return pairsCsv(report, format);
      if (pair === null) return notReady(about.id);
      const inputs = await set(decidingInputsNowAtom, about, pair);
      return inputs.ok ? inputsCsv(report, pair, inputs.value, format) : inputs;
    },
  };
});
