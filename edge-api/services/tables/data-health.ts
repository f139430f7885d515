import { METRIC_IDS } from "../../contract/metrics.ts";
import type { DataHealthReply } from "../../contract/admin-replies.ts";
import type { Ports } from "../../ports.ts";
import { Refusal } from "../refusal.ts";
import { builtInScores } from "./built-in-scores.ts";
import { datasetFaults } from "./dataset-faults.ts";
import { readTables } from "./open-tables.ts";
import { faultsOfStored } from "./read-rows.ts";

/** GET /api/dataHealth: faults of the current tables, warnings of the engine and scores outside 0 to 100. */
export async function dataHealth(ports: Pick<Ports, "reference" | "pause">): Promise<DataHealthReply> {
  const { reference } = ports;
  const version = await reference.currentVersion();
  if (version === null) throw new Refusal("no_reference_data");
  const { tables } = await readTables(reference, version);
  const warnings: DataHealthReply["warnings"][number][] = [];
  const outOfRange: DataHealthReply["outOfRange"][number][] = [];
  for await (const { region, usecase_id, scores } of builtInScores(ports, tables)) {
    const at = { region, usecase_id };
    for (const { code, id, prodsys_id = "" } of scores.warnings) warnings.push({ ...at, prodsys_id, code, id });
    for (const product of scores.products) {
      if (!product) continue;
      const { prodsys_id, assumed, below_scale } = product;
      for (const id of assumed) warnings.push({ ...at, prodsys_id, code: "assumed", id });
      for (const metric_id of METRIC_IDS) {
        const score = product.score[metric_id] ?? null;
        if (score === null || (score >= 0 && score <= 100 && !below_scale.includes(metric_id))) continue;
        outOfRange.push({ ...at, prodsys_id, metric_id, score });
      }
    }
  }
  return {
    version,
    faults: [
      ...[...tables].flatMap(([region, ofRegion]) =>
        [...ofRegion].flatMap(([kind, table]) => faultsOfStored(kind, region, table)),
      ),
      ...datasetFaults(tables),
    ],
    warnings,
    outOfRange,
  };
}
