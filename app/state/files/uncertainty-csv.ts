import { atom } from "jotai";
import type { UncertainQuestion } from "../../../workers/uncertainty-api.ts";
import { inputsCsv, pairsCsv, rangesCsv } from "../../data/export/uncertainty-csv.ts";
import { csvFormatAtom } from "../core/csv-decimal-comma.ts";
import type { Outcome } from "../core/outcome.ts";
import { servicesAtom } from "../core/services.ts";
import { subjectFile, type SubjectFile } from "./subject-file.ts";
import { decidingInputsNowAtom, uncertaintyAtom } from "../analysis/uncertainty.ts";
import type { Subject } from "../core/subject.ts";

/** How far each moves; which differences hold; which inputs decide one of them. */
export type UncertaintyTable = "ranges" | "pairs" | "inputs";

const FILE_NAMES: Readonly<Record<UncertaintyTable, string>> = {
  ranges: "uncertainty",
  pairs: "uncertainty of differences",
  inputs: "inputs that matter",
};

/** The portfolio itself and its own replacements come first; the ids of further portfolios follow. */
const BUILT_IN_VARIANTS = [null, "best built-in choice", "worst built-in choice"] as const;

/** Ids and names of what was drawn, by place. */
const drawnNames = (about: Subject, ids: readonly string[], { nameOf }: SubjectFile) =>
  ids.map((id, place) => {
    if (about.kind === "comparison") return { id, name: nameOf(id) };
    const of = place === 0 ? about.id : id;
    return { id: of, name: BUILT_IN_VARIANTS[place] ?? nameOf(of) };
  });

interface UncertaintyOrder {
  readonly about: Subject;
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
    const file = data_version === null ? null : await subjectFile(get, about, data_version);
    const notReady = { ok: false, problem: { code: "no_reference_data", detail: about.id } } as const;
    if (status !== "ready" || value === null || file === null) return notReady;
    const format = get(csvFormatAtom);
    const report = {
      kind: file.kind,
      value,
      drawn: drawnNames(about, ids, file),
      metrics: file.catalogue.metrics.map(({ metric_id, metric_name, unit }) => ({
        id: metric_id,
        name: metric_name,
        unit,
      })),
      context: file.context,
    };
    let text: string;
    if (table === "inputs") {
      if (pair === null) return notReady;
      const inputs = await set(decidingInputsNowAtom, about, pair);
      if (!inputs.ok) return inputs;
      text = inputsCsv(report, pair, inputs.value, format);
    } else {
      text = (table === "ranges" ? rangesCsv : pairsCsv)(report, format);
    }
    const name = file.fileName(FILE_NAMES[table], new Date(services.now()));
    services.download(`${name}.csv`, text, "text/csv");
    return { ok: true, value: null };
  },
);
