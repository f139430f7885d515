import type { SiteSettings } from "../../../edge-api/contract/site-settings.ts";
import { indexedDbReference } from "../../data/indexed-db/reference-store.ts";
import { browserFlags } from "../../data/flag-store.ts";
import { storeLockPassword, storedLockPassword } from "../../data/lock-password.ts";
import { noReferenceStore } from "../../data/no-reference-store.ts";
import type { PinnedReference } from "../../data/pinned-reference.ts";
import { mockReference, serverReference } from "../../data/reference-api.ts";
import { referenceLoader } from "../../data/reference-loader.ts";
import { DEFAULT_SETTINGS, fetchSettings } from "../../data/site-settings.ts";
import { rowCalls } from "../../data/row-calls.ts";
import { startBrowserWorker } from "../../engine/browser-worker.ts";
import { workerClient } from "../../engine/worker-client.ts";
import { language } from "../../text/language.ts";
import type { TableServices } from "../core/services.ts";

/** The table services of the browser; a separate chunk, because the first page needs no more. */
export async function openBrowserTables(): Promise<TableServices> {
  const fetch = globalThis.fetch.bind(globalThis);
  const client = workerClient(startBrowserWorker);
  // any call starts the worker: it loads beside the tables, not after them
  void client.holds("");
  // loaded only for other languages than English
  const engine = language() === "en" ? client : (await import("../../data/row-names.ts")).inSpanish(client, fetch);
  const mock = import.meta.env.MODE === "mock";
  const rows = rowCalls(mock ? mockReference(fetch) : serverReference(fetch), (ms, action) => {
    const timer = setTimeout(action, ms);
    return () => clearTimeout(timer);
  });
  const { api } = rows;
  const { local } = browserFlags();
  let pinned: Promise<PinnedReference> | null = null;
  let asked: Promise<SiteSettings> | null = null;
  return {
    settings: () =>
      (asked ??= fetchSettings(fetch).then((found) => {
        if (!found.ok) return { ...DEFAULT_SETTINGS, unlock: storedLockPassword(local) ?? "" };
        storeLockPassword(local, found.value.unlock);
        return found.value;
      })),
    rows,
    reference: referenceLoader({ api, store: mock ? noReferenceStore : indexedDbReference, engine }),
    pinned: () =>
      (pinned ??= import("./open-pinned.ts").then(
        (part) => part.openPinned(api, engine),
        (error: unknown) => {
          // the next call loads again
          pinned = null;
          throw error;
        },
      )),
    engine,
  };
}
