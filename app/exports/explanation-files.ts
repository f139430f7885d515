import { explainNow, type ExplainedNumber } from "../state/comparison/explanation.ts";
import { shownInputAtom } from "../state/comparison/reuse-rule-view.ts";
import { failed } from "../state/core/outcome.ts";
import { servicesAtom } from "../state/core/services.ts";
import { comparisonAtom } from "../state/work/comparisons.ts";
import { contextCells } from "./context-columns.ts";
import { tableDownload } from "./subject-table.ts";

type ExplanationOrder = { readonly id: string; readonly number: ExplainedNumber };

export const downloadExplanationCsvAtom = tableDownload(async ({ get }, { id, number }: ExplanationOrder) => {
  const comparison = get(comparisonAtom(id))?.comparison;
  const input = get(shownInputAtom(id));
  if (comparison === undefined || input === null) return failed("not_found", id);
  const answer = await explainNow(get(servicesAtom), input, number);
  if (!answer.ok) return answer;
  const { version: data_version, value: explanation } = answer.value;
  if (explanation === null) return failed("not_found", number.prodsys_id);
  return {
    subject: { kind: "comparison", id },
    data_version,
    what: ({ catalogue }) => {
      const metric = catalogue.metrics.find(({ metric_id }) => metric_id === number.subject);
      return `${explanation.prodsys_name} ${metric?.metric_name ?? "summary"}`;
    },
    write: async ({ catalogue }, format) => {
      const { without_reuse_rule = false } = input;
      const { explanationCsv } = await import("./explanation-rows.ts");
      const context = contextCells({ comparison, catalogue, data_version, without_reuse_rule });
      return explanationCsv({ catalogue, context, explanation }, format);
    },
  };
});
