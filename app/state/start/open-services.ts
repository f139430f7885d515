import { serverApi } from "../../data/api.ts";
import { broadcastChanges } from "../../data/change-channel.ts";
import { contentClient } from "../../data/content-client.ts";
import { browserContentCopies } from "../../data/content-post.ts";
import { openUserWork } from "../../data/documents/user-work.ts";
import { indexedDbBackups } from "../../data/indexed-db/backup-store.ts";
import { indexedDbRecords } from "../../data/indexed-db/record-store.ts";
import { localWorkText } from "../../data/local-work.ts";
import { ok } from "../../data/outcome.ts";
import { noScoreReports, serverScoreReports } from "../../data/score-reports.ts";
import { browserConnection, browserLock } from "../../data/sync/connection.ts";
import { noServerSync, serverSync } from "../../data/sync/server-sync.ts";
import { tradeWordsOver } from "../../data/trade-words.ts";
import { browserUpload } from "../../data/upload.ts";
import { language } from "../../text/language.ts";
import type { OpenServices, TableServices } from "../core/services.ts";

/** All heavy services of the browser; a separate chunk, loaded by the first action that needs one. */
export function openBrowserServices(tables: TableServices): OpenServices {
  const fetch = globalThis.fetch.bind(globalThis);
  const api = serverApi(fetch);
  const mock = import.meta.env.MODE === "mock";
  const work = openUserWork(indexedDbRecords, broadcastChanges());
  return {
    ...tables,
    content: contentClient(fetch, browserContentCopies, async () => (await tables.settings()).wordpressUrl, language),
    work,
    sync: mock
      ? noServerSync
      : serverSync({
          api,
          upload: browserUpload,
          work,
          lock: browserLock(),
          now: Date.now,
          connection: browserConnection(Date.now),
        }),
    api,
    passkeys: async () => (await import("../../data/passkeys/browser-passkeys.ts")).browserPasskeys,
    reports: mock ? noScoreReports : serverScoreReports(fetch),
    tradeWords: tradeWordsOver(fetch),
    storageBackup: async () => {
      const backups = await indexedDbBackups.all();
      if (!backups.ok) return backups;
      return ok(backups.value.length === 0 ? null : `[${backups.value.join(",\n")}]`);
    },
    localWork: (owner, onScreen) => localWorkText(indexedDbRecords, owner, onScreen),
  };
}
