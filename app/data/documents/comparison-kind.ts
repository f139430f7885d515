import { ComparisonSchema, type Comparison } from "../../../edge-api/contract/comparison.ts";
import { jsonMergeable } from "../sync/json-mergeable.ts";
import { parserOf, type DocumentKind } from "./document-kind.ts";

export const comparisonKind: DocumentKind<Comparison> = {
  kind: "comparison",
  store: "comparisons",
  field: "comparison",
  idOf: (comparison) => comparison.comparison_id,
  parse: parserOf(ComparisonSchema),
  mergeable: jsonMergeable(),
  copyOf: (comparison, comparison_id, rename) => ({
    ...comparison,
    comparison_id,
    comparison_name: rename(comparison.comparison_name),
  }),
};
