import type { SiteSettings } from "../../edge-api/contract/site-settings.ts";
import { accountApi } from "../data/account-api.ts";
import { broadcastChanges } from "../data/change-channel.ts";
import { contentClient } from "../data/content-client.ts";
import { browserContentCopies } from "../data/content-copies.ts";
import { openUserWork } from "../data/documents/user-work.ts";
import { indexedDbBackups } from "../data/indexed-db/backup-store.ts";
import { indexedDbRecords } from "../data/indexed-db/record-store.ts";
import { indexedDbReference } from "../data/indexed-db/reference-store.ts";
import { localWorkText } from "../data/local-work.ts";
import { noReferenceStore } from "../data/no-reference-store.ts";
import { ok } from "../data/outcome.ts";
import { mockReference, serverReference } from "../data/reference-api.ts";
import { referenceLoader } from "../data/reference-loader.ts";
import { noScoreReports, serverScoreReports } from "../data/score-reports.ts";
import { browserConnection } from "../data/sync/connection.ts";
import { browserLock } from "../data/sync/lock.ts";
import { noServerSync, serverSync } from "../data/sync/server-sync.ts";
import { DEFAULT_SETTINGS, fetchSettings } from "../data/site-settings.ts";
import { startBrowserWorker } from "../engine/browser-worker.ts";
import { workerClient } from "../engine/worker-client.ts";
import type { OpenServices } from "./services.ts";

/** The heavy services over the browser's own parts; its own chunk, loaded by the first verb that needs one. */
export function openBrowserServices(): OpenServices {
  const fetch = globalThis.fetch.bind(globalThis);
  const engine = workerClient(startBrowserWorker);
  const mock = import.meta.env.MODE === "mock";
  const work = openUserWork(indexedDbRecords, broadcastChanges());
  let asked: Promise<SiteSettings> | null = null;
  const settings = () => (asked ??= fetchSettings(fetch).then((found) => (found.ok ? found.value : DEFAULT_SETTINGS)));
  return {
    settings,
    content: contentClient(fetch, browserContentCopies, async () => (await settings()).wordpressUrl),
    work,
    sync: mock
      ? noServerSync
      : serverSync({ fetch, work, lock: browserLock(), now: Date.now, connection: browserConnection(Date.now) }),
    account: accountApi(fetch),
    reference: referenceLoader({
      api: mock ? mockReference(fetch) : serverReference(fetch),
      store: mock ? noReferenceStore : indexedDbReference,
      engine,
    }),
    engine,
    reports: mock ? noScoreReports : serverScoreReports(fetch),
    localWork: (owner, onScreen) => localWorkText(indexedDbRecords, owner, onScreen),
    storageBackup: async () => {
      const backups = await indexedDbBackups.all();
      if (!backups.ok) return backups;
      return ok(backups.value.length === 0 ? null : `[${backups.value.join(",\n")}]`);
    },
  };
}
