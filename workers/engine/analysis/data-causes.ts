import type { ComparisonInput } from "../comparison-result.ts";
import type { Steps } from "../portfolio/steps.ts";
import { scoreComparison } from "../scoring/score-comparison.ts";
import type { Reference } from "../tables/reference.ts";
import { changedRows, withChangedRows, type ChangedRow } from "./changed-rows.ts";

/** The changed records of the reference data that change results. */
export interface DataCauses {
  /** records that change the results; records of the same `group` only together */
  readonly causes: readonly (ChangedRow & { readonly group: number })[];
  /** number of records that differ between the versions */
  readonly changed: number;
}

/** Maximum number of trials: a dataset may differ in thousands of records, too many to list. */
const MAX_TRIALS = 400;

/**
 * Finds the records that results depend on by trial: scores with some records of the new version and checks whether the
 * scores change. Halves groups of records until single ones are left, so that a few records among many take few trials.
 * Independent of the formulas and of the tables. Yields the share done.
 * @param inputs comparisons whose scores are checked
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
  let trials = 0;
  let group = 0;

  function* moves(some: readonly ChangedRow[]): Steps<boolean> {
    trials += 1;
    yield trials / MAX_TRIALS;
    return outcome(withChangedRows(from, to, some)) !== before;
  }

  /** @returns whether the records change any score */
  function* search(some: readonly ChangedRow[]): Steps<boolean> {
    if (some.length === 0 || !(yield* moves(some))) return false;
    const middle = Math.floor(some.length / 2);
    const isSingle = some.length === 1;
    const found =
      !isSingle &&
      trials < MAX_TRIALS &&
      // search both halves: no short circuit
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
