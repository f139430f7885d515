import { atom } from "jotai";
import { flipsCsv, stabilityCsv } from "../../data/export/weightings-csv.ts";
import { csvFormatAtom } from "../core/csv-decimal-comma.ts";
import type { Outcome } from "../core/outcome.ts";
import { servicesAtom } from "../core/services.ts";
import { subjectFile } from "./subject-file.ts";
import { weightingsAtom } from "../analysis/weightings.ts";
import type { Subject } from "../core/subject.ts";

/** How often each comes first; at which weights the first two change places. */
export type WeightingsTable = "shares" | "flips";

const FILE_NAMES: Readonly<Record<WeightingsTable, string>> = {
  shares: "rank stability",
  flips: "flip weights",
};

interface WeightingsOrder {
  readonly subject: Subject;
  readonly table: WeightingsTable;
}

/** Hands a table about other weights to the user as a CSV file: what is on screen, never of an earlier state. */
export const downloadWeightingsAtom = atom(
  null,
  async (get, _set, { subject, table }: WeightingsOrder): Promise<Outcome<null>> => {
    const services = get(servicesAtom);
    const { isReady, weighed, stability, flips } = get(weightingsAtom(subject));
    const file = weighed && (await subjectFile(get, subject, weighed.data_version));
    if (!isReady || !weighed || !stability || !flips || !file) {
      return { ok: false, problem: { code: "no_reference_data", detail: subject.id } };
    }
    const { kind, context, nameOf, catalogue } = file;
    const report = {
      kind,
      contest: weighed.contest,
      weights: weighed.weights,
      nameOf,
      metricName: (id: string) => catalogue.metrics.find(({ metric_id }) => metric_id === id)?.metric_name ?? id,
      context,
    };
    const format = get(csvFormatAtom);
    const text = table === "shares" ? stabilityCsv(report, stability, format) : flipsCsv(report, flips, format);
    const name = file.fileName(FILE_NAMES[table], new Date(services.now()));
    services.download(`${name}.csv`, text, "text/csv");
    return { ok: true, value: null };
  },
);
