import { BASE_REGION } from "../../../edge-api/contract/regions.ts";
import { comparisonOf } from "../../../edge-api/services/tables/built-in-scores.ts";
import type { ProductScores } from "../../../workers/engine/comparison-result.ts";
import { scoreComparison } from "../../../workers/engine/scoring/score-comparison.ts";
import { parseReference, type Reference } from "../../../workers/engine/tables/reference.ts";
import type { TableSet } from "./table-set.ts";

/** The built tables parsed by the engine, so that the build has no scoring code of its own. */
export const referenceOf = (version: string, tables: TableSet, regions: readonly string[]): Reference =>
  parseReference(version, tables.rows(), new Map(regions.map((region) => [region, tables.rows(region)])));

export interface ScoredUseCase {
  readonly region: string;
  readonly usecase_id: string;
  readonly products: readonly ProductScores[];
  /** `code id` of warnings and assumed metrics; empty for a shipped dataset */
  readonly complaints: readonly string[];
}

/** Every use case in every region, scored by the engine. */
export function scoreAll(reference: Reference, tables: TableSet, regions: readonly string[]): readonly ScoredUseCase[] {
  return [BASE_REGION, ...regions].flatMap((region) =>
    [...tables.table("usecase").keys()].map((usecase_id) => {
      const ids = [...tables.table("prodsys")]
        .filter(([, product]) => product["usecase"] === usecase_id)
        .map(([id]) => id);
      const { products, warnings } = scoreComparison(reference, comparisonOf(region, usecase_id, ids));
      const scored = products.filter((product) => product !== null);
      const assumed = scored.flatMap(({ prodsys_id, assumed: metrics }) =>
        metrics.map((metric) => `assumed ${metric} of ${prodsys_id}`),
      );
      const complaints = [
        ...warnings.map(({ code, id, prodsys_id }) => `${code} ${id} (${prodsys_id ?? usecase_id})`),
        ...assumed,
      ];
      return { region, usecase_id, products: scored, complaints };
    }),
  );
}
