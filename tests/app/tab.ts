import { createStore } from "jotai";
import { openUserWork } from "../../app/data/documents/user-work.ts";
import { localWorkText } from "../../app/data/local-work.ts";
import { failed, ok } from "../../app/data/outcome.ts";
import type { ReferenceLoader } from "../../app/data/reference-loader.ts";
import { noScoreReports } from "../../app/data/score-reports.ts";
import { DEFAULT_SETTINGS } from "../../app/data/site-settings.ts";
import { noServerSync } from "../../app/data/sync/server-sync.ts";
import { provideServicesAtom, type OpenServices, type Services } from "../../app/state/core/services.ts";
import { showCatalogueAtom } from "../../app/state/engine/reference-catalogue.ts";
import type { Catalogue } from "../../workers/engine/catalogue.ts";
import { createScoringService } from "../../workers/scoring-service.ts";
import { memoryFlags, memoryRecords, memoryTabs } from "./data/memory-stores.ts";
import { noContent, noPasskeys, noPinned, unreachableApi } from "./data/no-server.ts";

/** A loader of tables that has the given catalogue at once; null = every load fails. */
export const fixedReference = (catalogue: Catalogue | null): ReferenceLoader => {
  const none = failed("network", "no tables are needed here");
  return {
    load: async () => (catalogue === null ? none : ok({ catalogue, stale: null })),
    ensureRegion: async () => (catalogue === null ? none : ok(catalogue.version)),
    look: async () => ok(null),
    onRegionProgress: () => undefined,
    onSeen: () => undefined,
    onMoved: () => undefined,
  };
};

/**
 * A guest's tab without a server: a store over doubles of the browser, storage in memory, and the engine in process. Every
 * service can be replaced. `testTab` of state/test-services.ts is the tab with the real API.
 */
export const offlineTab = (
  given: {
    /** shown at once; null = none */
    readonly catalogue?: Catalogue | null;
    readonly flags?: ReturnType<typeof memoryFlags>;
    readonly browser?: Partial<Services>;
    readonly services?: Partial<OpenServices>;
  } = {},
) => {
  const { catalogue = null, flags = memoryFlags() } = given;
  const files: { name: string; text: string }[] = [];
  const blobs: { name: string; file: Blob }[] = [];
  const records = memoryRecords();
  const services: OpenServices = {
    settings: async () => DEFAULT_SETTINGS,
    api: unreachableApi,
    content: noContent,
    passkeys: noPasskeys,
    work: openUserWork(records, memoryTabs().tab()),
    sync: noServerSync,
    reference: fixedReference(catalogue),
    pinned: async () => noPinned,
    engine: createScoringService(),
    localWork: (owner, onScreen) => localWorkText(records, owner, onScreen),
    reports: noScoreReports,
    storageBackup: async () => ok(null),
    ...given.services,
  };
  const store = createStore();
  store.set(provideServicesAtom, {
    flags,
    now: () => 1_800_000_000_000,
    after: () => () => undefined,
    download: (name, text) => files.push({ name, text }),
    downloadFile: (name, file) => blobs.push({ name, file }),
    open: async () => services,
    ...given.browser,
  });
  if (catalogue !== null) store.set(showCatalogueAtom, catalogue);
  return { store, flags, files, blobs };
};
