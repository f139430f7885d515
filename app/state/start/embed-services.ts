import { serverApi } from "../../data/api.ts";
import { openUserWork } from "../../data/documents/user-work.ts";
import type { Fetch } from "../../data/http.ts";
import { memoryFlags, memoryRecords, noChannel } from "../../data/memory-records.ts";
import { noReferenceStore, pinnedStore } from "../../data/no-stores.ts";
import { ok } from "../../data/outcome.ts";
import { pinnedReference } from "../../data/pinned-reference.ts";
import { serverReference } from "../../data/reference-api.ts";
import { referenceLoader } from "../../data/reference-loader.ts";
import { noScoreReports } from "../../data/score-reports.ts";
import { DEFAULT_SETTINGS } from "../../data/site-settings.ts";
import { noServerSync } from "../../data/sync/server-sync.ts";
import { startBrowserWorker } from "../../engine/browser-worker.ts";
import { workerClient } from "../../engine/worker-client.ts";
import { language } from "../../text/language.ts";
import type { OpenServices, Services } from "../core/services.ts";
import { PAGE } from "./browser-services.ts";

/** For services that an embedded share never asks: a call is a fault of ours, and says so. */
const refused = async (): Promise<never> => {
  throw new Error("not part of an embedded share");
};

/** What an embedded share needs: the share, the rows of its dataset and the engine. Requests carry no cookies. */
async function openEmbed(): Promise<OpenServices> {
  const fetch: Fetch = (address, init) => globalThis.fetch(address, { ...init, credentials: "omit" });
  const client = workerClient(startBrowserWorker);
  const engine = language() === "en" ? client : (await import("../../data/row-names.ts")).inSpanish(client, fetch);
  const api = serverReference(fetch);
  const pinned = pinnedReference(api, engine, pinnedStore);
  return {
    settings: async () => DEFAULT_SETTINGS,
    reference: referenceLoader({ api, store: noReferenceStore, engine }),
    engine,
    pinned: async () => pinned,
    work: openUserWork(memoryRecords(), noChannel),
    sync: noServerSync,
    reports: noScoreReports,
    api: serverApi(fetch),
    passkeys: refused,
    content: { post: refused, index: refused, category: refused },
    storageBackup: async () => ok(null),
    localWork: refused,
  };
}

/** The services of an embedded share: no session, no cookies and no storage of the browser, not even read. */
export function embedServices(): Services {
  let opened: ReturnType<typeof openEmbed> | null = null;
  return {
    ...PAGE,
    flags: memoryFlags({}),
    open: () => (opened ??= openEmbed()),
  };
}
