import { atom } from "jotai";
import { flipsCsv, stabilityCsv } from "../../data/export/weightings-csv.ts";
import type { Outcome } from "../core/outcome.ts";
import { downloadSubjectTableAtom, notReady } from "./subject-table.ts";
import { weightingsAtom } from "../analysis/weightings.ts";
import type { Subject } from "../core/subject.ts";

/** shares = how often each comes first; flips = the weights at which the first two change places. */
export type WeightingsTable = "shares" | "flips";

const FILE_NAMES: Readonly<Record<WeightingsTable, string>> = {
  shares: "rank stability",
  flips: "flip weights",
};

interface WeightingsOrder {
  readonly subject: Subject;
  readonly table: WeightingsTable;
}

/** Downloads a table about other weights as CSV: what is on screen, never an earlier state. */
export const downloadWeightingsAtom = atom(
  null,
  async (get, set, { subject, table }: WeightingsOrder): Promise<Outcome<null>> => {
    const { isReady, weighed, stability, flips } = get(weightingsAtom(subject));
    if (!isReady || !weighed || !stability || !flips) return notReady(subject.id);
    const { contest, weights, data_version } = weighed;
    return set(downloadSubjectTableAtom, {
      subject,
      data_version,
      what: FILE_NAMES[table],
      write: ({ kind, context, nameOf, catalogue }, format) => {
        const metricName = (id: string): string =>
          catalogue.metrics.find(({ metric_id }) => metric_id === id)?.metric_name ?? id;
        const report = { kind, contest, weights, nameOf, metricName, context };
        return table === "shares" ? stabilityCsv(report, stability, format) : flipsCsv(report, flips, format);
      },
    });
  },
);
