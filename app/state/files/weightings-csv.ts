import { flipsCsv, stabilityCsv } from "../../data/export/weightings-csv.ts";
import { weightingsAtom } from "../analysis/weightings.ts";
import type { Subject } from "../core/subject.ts";
import { tableDownload } from "./subject-table.ts";

/** The part of the file name: how often each comes first; the weights at which the first two change places. */
const FILE_NAMES = { shares: "rank stability", flips: "flip weights" } as const;

export type WeightingsTable = keyof typeof FILE_NAMES;

export const downloadWeightingsAtom = tableDownload(
  ({ get }, { subject, table }: { readonly subject: Subject; readonly table: WeightingsTable }) => {
    const { isReady, weighed, stability, flips } = get(weightingsAtom(subject));
    if (!isReady || !weighed || !stability || !flips) return null;
    const { contest, weights, data_version } = weighed;
    return {
      subject,
      data_version,
      what: FILE_NAMES[table],
      write: ({ kind, context, nameOf, catalogue }, format) => {
        const metricName = (id: string): string =>
          catalogue.metrics.find(({ metric_id }) => metric_id === id)?.metric_name ?? id;
        const report = { kind, contest, weights, nameOf, metricName, context };
        return table === "shares" ? stabilityCsv(report, stability, format) : flipsCsv(report, flips, format);
      },
    };
  },
);
