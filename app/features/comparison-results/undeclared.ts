import { tableTexts } from "../../text/en/table.ts";
import { formatCount } from "../../text/format.ts";
import type { DeclaredMetricId } from "../../../workers/engine/comparison-result.ts";
import type { ResultRow } from "../../state/comparison/compared-product.ts";

const words = tableTexts.undeclared;

const countIn = (rows: readonly ResultRow[], metric_id: string): number =>
  rows.filter((row) => row.scores.undeclared.some((undeclared) => undeclared === metric_id)).length;

/** Text for a column head: how many products have this rating without a declaration. Null = none, or all: a line below says it. */
export const undeclaredInHead = (rows: readonly ResultRow[], metric_id: string): string | null => {
  const count = countIn(rows, metric_id);
  return count === 0 || count === rows.length ? null : words.head(formatCount(count), formatCount(rows.length));
};

const DECLARED = ["chemicals", "sust_source"] as const satisfies readonly DeclaredMetricId[];

/** Whether nobody declares anything about chemicals. */
export const hasNoDeclaration = (rows: readonly ResultRow[]): boolean => countIn(rows, "chemicals") === rows.length;

/** Text for below the table: one sentence per rating on what was assumed in place of declarations. */
export const undeclaredSentences = (rows: readonly ResultRow[]): readonly string[] =>
  DECLARED.flatMap((metric_id) => {
    const count = countIn(rows, metric_id);
    if (count === 0) return [];
    const all = formatCount(rows.length);
    return [
      count === rows.length ? words[metric_id].all(count, all) : words[metric_id].some(count, formatCount(count), all),
    ];
  });
