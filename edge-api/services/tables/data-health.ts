import { METRIC_IDS } from "../../contract/metrics.ts";
import type { DataHealthReply } from "../../contract/table-upload.ts";
import type { ReferenceStore } from "../../ports/reference-store.ts";
import { Refusal } from "../refusal.ts";
import { builtInScores } from "./built-in-scores.ts";
import { datasetFaults } from "./dataset-faults.ts";
import { readTables } from "./open-tables.ts";
import { faultsOfStored } from "./read-rows.ts";

/** GET /api/dataHealth: what is wrong with the current dataset, by its tables and by what the engine makes of them. */
export async function dataHealth(reference: ReferenceStore): Promise<DataHealthReply> {
  const version = await reference.currentVersion();
  if (version === null) throw new Refusal("no_reference_data");
  const { tables } = await readTables(reference, version);
  const scored = builtInScores(tables);
  return {
    version,
    faults: [
      ...[...tables].flatMap(([region, ofRegion]) =>
        [...ofRegion].flatMap(([kind, table]) => faultsOfStored(kind, region, table)),
      ),
      ...datasetFaults(tables),
    ],
    warnings: scored.flatMap(({ region, usecase_id, scores }) => [
      ...scores.warnings.map(({ code, id, prodsys_id }) => ({
        region,
        usecase_id,
        prodsys_id: prodsys_id ?? "",
        code,
        id,
      })),
      ...scores.products.flatMap((product) =>
        (product?.assumed ?? []).map((metric) => ({
          region,
          usecase_id,
          prodsys_id: product?.prodsys_id ?? "",
          code: "assumed",
          id: metric,
        })),
      ),
    ]),
    outOfRange: scored.flatMap(({ region, usecase_id, scores }) =>
      scores.products.flatMap((product) =>
        METRIC_IDS.flatMap((metric_id) => {
          const score = product?.score[metric_id] ?? null;
          if (!product || score === null) return [];
          const isIn = score >= 0 && score <= 100 && !product.below_scale.includes(metric_id);
          return isIn ? [] : [{ region, usecase_id, prodsys_id: product.prodsys_id, metric_id, score }];
        }),
      ),
    ),
  };
}
