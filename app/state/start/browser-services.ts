import { downloadFile, downloadText } from "../../data/download.ts";
import { browserFlags } from "../../data/flag-store.ts";
import { pinnedStore } from "../../data/indexed-db/pinned-store.ts";
import { indexedDbReference } from "../../data/indexed-db/reference-store.ts";
import { storedLockPassword, storeLockPassword } from "../../data/lock-password.ts";
import { pinnedStore as noPinnedStore, noReferenceStore } from "../../data/no-stores.ts";
import { pinnedReference, type PinnedReference } from "../../data/pinned-reference.ts";
import { mockReference, serverReference } from "../../data/reference-api.ts";
import { referenceLoader } from "../../data/reference-loader.ts";
import { rowCalls } from "../../data/row-calls.ts";
import { DEFAULT_SETTINGS, fetchSettings } from "../../data/site-settings.ts";
import { startBrowserWorker } from "../../engine/browser-worker.ts";
import { workerClient } from "../../engine/worker-client.ts";
import { language } from "../../text/language.ts";
import type { Services, TableServices } from "../core/services.ts";

/** The table services of the browser: all that the first page needs. */
async function openBrowserTables(): Promise<TableServices> {
  const fetch = globalThis.fetch.bind(globalThis);
  const { local } = browserFlags();
  // the first request of the page (specification section 1)
  const settings = fetchSettings(fetch).then((found) => {
    if (!found.ok) return { ...DEFAULT_SETTINGS, unlock: storedLockPassword(local) ?? "" };
    storeLockPassword(local, found.value.unlock);
    return found.value;
  });
  const client = workerClient(startBrowserWorker);
  // any call starts the worker: it loads in parallel with the tables, not after them
  void client.holds("");
  // loaded only for other languages than English
  const engine = language() === "en" ? client : (await import("../../data/row-names.ts")).inSpanish(client, fetch);
  const mock = import.meta.env.MODE === "mock";
  const rows = rowCalls(mock ? mockReference(fetch) : serverReference(fetch), (ms, action) => {
    const timer = setTimeout(action, ms);
    return () => clearTimeout(timer);
  });
  const { api } = rows;
  let pinned: PinnedReference | null = null;
  return {
    settings: () => settings,
    rows,
    reference: referenceLoader({ api, store: mock ? noReferenceStore : indexedDbReference, engine }),
    pinned: async () => (pinned ??= pinnedReference(api, engine, mock ? noPinnedStore : pinnedStore)),
    engine,
  };
}

/** Loads once and gives the same promise each time; after a failure the next call loads again. */
const once = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loaded: Promise<T> | null = null;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = null;
      throw error;
    });
    return loaded;
  };
};

/** What needs no code of its own: the clock, timers and downloads of the browser. */
export const PAGE = {
  now: Date.now,
  after: (ms: number, action: () => void) => {
    const timer = setTimeout(action, ms);
    return () => clearTimeout(timer);
  },
  download: downloadText,
  downloadFile,
} as const;

/** The services of a real page; the heavy ones are loaded by the first action that needs them. */
export function browserServices(): Services {
  const openTables = once(openBrowserTables);
  return {
    ...PAGE,
    flags: browserFlags(),
    openTables,
    open: once(async () => {
      const [{ openBrowserServices }, tables] = await Promise.all([import("./open-services.ts"), openTables()]);
      return openBrowserServices(tables);
    }),
  };
}
