import { createStore } from "jotai";
import { openUserWork } from "../../../../app/data/documents/user-work.ts";
import { noServerSync } from "../../../../app/data/sync/server-sync.ts";
import { localWorkText } from "../../../../app/data/local-work.ts";
import { ok } from "../../../../app/data/outcome.ts";
import { noScoreReports } from "../../../../app/data/score-reports.ts";
import { DEFAULT_SETTINGS } from "../../../../app/data/site-settings.ts";
import type { ScoringClient } from "../../../../app/engine/scoring-client.ts";
import { showCatalogueAtom } from "../../../../app/state/engine/reference-catalogue.ts";
import { createComparisonAtom } from "../../../../app/state/work/comparisons.ts";
import { provideServicesAtom } from "../../../../app/state/core/services.ts";
import { createScoringService } from "../../../../workers/scoring-service.ts";
import { memoryFlags, memoryRecords, memoryTabs } from "../../data/memory-stores.ts";
import { noAdmin, noContent, noPasskeys, noPinned, unreachableAccounts, noShares } from "../../data/no-server.ts";

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
  const files: { name: string; text: string }[] = [];
  const blobs: { name: string; file: Blob }[] = [];
  const records = memoryRecords();
  const store = createStore();
  store.set(provideServicesAtom, {
    flags,
    now: () => 1_000,
    after: () => () => undefined,
    download: (name, text) => files.push({ name, text }),
    downloadFile: (name, file) => blobs.push({ name, file }),
    open: async () => ({
      settings: async () => DEFAULT_SETTINGS,
      account: unreachableAccounts,
      content: noContent,
      admin: noAdmin,
      passkeys: noPasskeys,
      work: openUserWork(records, memoryTabs().tab()),
      sync: noServerSync,
      reference: {
        load: async () => ok({ version: VERSION, catalogue, stale: null }),
        ensureRegion: async () => ok(VERSION),
        look: async () => ok(null),
        onRegionProgress: () => undefined,
        onSeen: () => undefined,
        onMoved: () => undefined,
      },
      pinned: async () => noPinned,
      shares: noShares,
      engine: change(service),
      localWork: (owner, onScreen) => localWorkText(records, owner, onScreen),
      reports: noScoreReports,
      storageBackup: async () => ok(null),
    }),
  });
  store.set(showCatalogueAtom, catalogue);
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
