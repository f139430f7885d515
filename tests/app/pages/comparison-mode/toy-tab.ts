import type { ScoringClient } from "../../../../app/engine/scoring-client.ts";
import { createComparisonAtom } from "../../../../app/state/work/comparisons.ts";
import { createScoringService } from "../../../../workers/scoring-service.ts";
import { memoryFlags } from "../../data/memory-stores.ts";
import { offlineTab } from "../../tab.ts";

const VERSION = "v1";

interface TableRow {
  readonly kind: string;
  readonly data: unknown;
}

/** The toy tables of the vectors; imported, because the DOM environment has no file access. */
const toyTables = import.meta.glob<{
  readonly base: readonly TableRow[];
  readonly regions: { readonly Europe: readonly TableRow[] };
}>("../../../vectors/toy.tables.json", { import: "default" });

const bytesOf = (rows: readonly TableRow[]): ArrayBuffer =>
  new TextEncoder().encode(
    JSON.stringify(
      rows.map(({ kind, data }) => ({ kind, data: typeof data === "string" ? data : JSON.stringify(data) })),
    ),
  ).buffer;

/** A tab of a guest with the toy tables and the real engine; `change` can wrap the engine. */
export const toyTab = async (
  currentProductIds: readonly string[],
  change: (engine: ScoringClient) => ScoringClient = (engine) => engine,
  flags = memoryFlags(),
) => {
  const service = createScoringService();
  const [read] = Object.values(toyTables);
  if (!read) throw new Error("there are no toy tables");
  const { base, regions } = await read();
  const loaded = await service.loadReference({
    version: VERSION,
    base: [bytesOf(base)],
    regions: { Europe: [bytesOf(regions.Europe)] },
  });
  if (!loaded.ok) throw new Error(loaded.problem.detail);
  const catalogue = loaded.value;
  const { store, files, blobs } = offlineTab({
    catalogue,
    flags,
    browser: { now: () => 1_000 },
    services: { engine: change(service) },
  });
  const created = await store.set(createComparisonAtom, {
    comparison_name: "Cups",
    region_use: "Global",
    usecase_id: "cup",
    food_id: "default_worst",
    currentProductIds: [...currentProductIds],
  });
  if (!created.ok) throw new Error(created.problem.detail);
  return { store, files, blobs, id: created.value };
};
