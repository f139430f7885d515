import { atom } from "jotai";
import { comparisonFileName } from "./comparison-file-name.ts";
import { comparisonAtom } from "../work/comparisons.ts";
import { csvFormatAtom } from "../core/csv-decimal-comma.ts";
import { explainNow, type ExplainedNumber } from "../comparison/explanation.ts";
import type { Outcome } from "../core/outcome.ts";
import { catalogueForFile } from "../analysis/pinned-catalogue.ts";
import { servicesAtom } from "../core/services.ts";
import { shownInputAtom } from "../comparison/reuse-rule-view.ts";

interface ExplanationCsvOrder {
  /** comparison_id */
  readonly id: string;
  readonly number: ExplainedNumber;
}

const missing = (detail: string): Outcome<null> => ({ ok: false, problem: { code: "not_found", detail } });

/** Hands the inputs behind one number to the user as a CSV file. */
export const downloadExplanationCsvAtom = atom(
  null,
  async (get, _set, { id, number }: ExplanationCsvOrder): Promise<Outcome<null>> => {
    const services = get(servicesAtom);
    const stored = get(comparisonAtom(id));
    const input = get(shownInputAtom(id));
    if (stored === null || input === null) return missing(id);
    const catalogue = await catalogueForFile(get, { kind: "comparison", id });
    if (catalogue === null) return missing(id);
    const format = get(csvFormatAtom);
    const answer = await explainNow(services, input, number);
    if (!answer.ok) return answer;
    const { version: data_version, value: explanation } = answer.value;
    if (explanation === null) return missing(number.prodsys_id);
    try {
      const { explanationCsv } = await import("../../data/export/explanation-csv.ts");
      const { without_reuse_rule = false } = input;
      const report = { comparison: stored.comparison, catalogue, data_version, explanation, without_reuse_rule };
      const metric = catalogue.metrics.find(({ metric_id }) => metric_id === number.subject)?.metric_name ?? "summary";
      const name = comparisonFileName(report, `${explanation.prodsys_name} ${metric}`, new Date(services.now()));
      services.download(`${name}.csv`, explanationCsv(report, format), "text/csv");
      return { ok: true, value: null };
    } catch (error) {
      return { ok: false, problem: { code: "network", detail: String(error) } };
    }
  },
);
