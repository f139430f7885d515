import type { ComparisonInput } from "../comparison-result.ts";
import type { Steps } from "../portfolio/steps.ts";
import { scoreComparison } from "../scoring/score-comparison.ts";
import type { Reference } from "../tables/reference.ts";
import { changedRows, withChangedRows, type ChangedRow } from "./changed-rows.ts";

/** Which changed records of the reference data move results, and how many do not. */
export interface DataCauses {
  /** each moves these results; those of one `group` only together */
  readonly causes: readonly (ChangedRow & { readonly group: number })[];
  /** records that differ between the versions, in tables that these results may read */
  readonly changed: number;
}

/** Questions asked at most: a dataset that is new in every row has thousands of records, and nobody reads as many causes. */
const MOST_QUESTIONS = 400;

/**
 * The records of which a result depends, found by asking: with this record as the other version has it, and all else as
 * before, do the scores change? Groups are halved until single records are left, so that few records in many take few
 * questions. Nothing about formulas has to be known here, and no table can be forgotten.
 *
 * @param inputs the compared products by use case and food
 */
export function* dataCausesSteps(
  from: Reference,
  to: Reference,
  inputs: readonly ComparisonInput[],
): Steps<DataCauses> {
  const rows = changedRows(from, to);
  const outcome = (reference: Reference): string =>
    JSON.stringify(inputs.map((input) => scoreComparison(reference, input).products));
  const before = outcome(from);
  const causes: (ChangedRow & { readonly group: number })[] = [];
  let questions = 0;
  let group = 0;

  function* moves(some: readonly ChangedRow[]): Steps<boolean> {
    questions += 1;
    yield questions / MOST_QUESTIONS;
    return outcome(withChangedRows(from, to, some)) !== before;
  }

  /** @returns whether the records move anything */
  function* search(some: readonly ChangedRow[]): Steps<boolean> {
    if (some.length === 0 || !(yield* moves(some))) return false;
    const middle = Math.floor(some.length / 2);
    const isSingle = some.length === 1;
    const found =
      !isSingle &&
      questions < MOST_QUESTIONS &&
      // both halves have to be searched
      [yield* search(some.slice(0, middle)), yield* search(some.slice(middle))].includes(true);
    if (found) return true;
    group += 1;
    causes.push(...some.map((row) => ({ ...row, group })));
    return true;
  }

  // table by table: records of one table rarely need those of another
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  let isExplained = false;
  for (const kind of kinds) {
    if (yield* search(rows.filter((row) => row.kind === kind))) isExplained = true;
  }
  if (!isExplained) yield* search(rows);
  return { causes, changed: rows.length };
}
