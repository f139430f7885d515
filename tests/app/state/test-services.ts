import { createStore } from "jotai";
import { serverApi } from "../../../app/data/api.ts";
import { contentClient } from "../../../app/data/content-client.ts";
import type { ContentCopies } from "../../../app/data/content-post.ts";
import { openUserWork } from "../../../app/data/documents/user-work.ts";
import { localWorkText } from "../../../app/data/local-work.ts";
import { pinnedStore as noPinnedStore } from "../../../app/data/no-stores.ts";
import { ok } from "../../../app/data/outcome.ts";
import type { BrowserPasskeys } from "../../../app/data/passkeys/browser-passkeys.ts";
import { pinnedReference } from "../../../app/data/pinned-reference.ts";
import type { PinnedStore } from "../../../app/data/pinned-store.ts";
import { serverReference } from "../../../app/data/reference-api.ts";
import { referenceLoader } from "../../../app/data/reference-loader.ts";
import { serverScoreReports } from "../../../app/data/score-reports.ts";
import { DEFAULT_SETTINGS } from "../../../app/data/site-settings.ts";
import { pageLock } from "../../../app/data/sync/connection.ts";
import { serverSync } from "../../../app/data/sync/server-sync.ts";
import type { ScoringClient } from "../../../app/engine/scoring-client.ts";
import { type OpenServices, provideServicesAtom, type Services } from "../../../app/state/core/services.ts";
import { createScoringService } from "../../../workers/scoring-service.ts";
import { memoryFlags, memoryRecords, memoryReference, memoryTabs } from "../data/memory-stores.ts";
import { toyServer } from "../data/toy-server.ts";

const unsupported = async () =>
  ({ ok: false, problem: { code: "ceremony", why: "unsupported", detail: "none" } }) as const;
const noBrowserPasskeys: BrowserPasskeys = {
  isSupported: () => false,
  create: unsupported,
  sign: unsupported,
  forget: async () => {},
};

const noContentCopies: ContentCopies = { read: async () => null, keep: async () => undefined };

/** One tab: a Jotai store over doubles of the browser, with the real API and the real engine in process. */
export async function testTab(given: {
  readonly server?: Awaited<ReturnType<typeof toyServer>>;
  readonly records?: ReturnType<typeof memoryRecords>;
  readonly tabs?: ReturnType<typeof memoryTabs>;
  readonly flags?: ReturnType<typeof memoryFlags>;
  readonly engine?: ScoringClient;
  /** the browser's passkeys; unsupported by default */
  readonly passkeys?: BrowserPasskeys;
  /** pinned dataset versions; none are stored by default */
  readonly pinnedStore?: PinnedStore;
}) {
  const server = given.server ?? (await toyServer());
  const records = given.records ?? memoryRecords();
  const flags = given.flags ?? memoryFlags();
  const engine = given.engine ?? createScoringService();
  const clock = { now: 1_000, timers: [] as { at: number; action: () => void }[] };
  const files: { name: string; text: string; type: string }[] = [];
  const blobs: { name: string; file: Blob }[] = [];
  const returns = new Set<() => void>();
  const work = openUserWork(records, (given.tabs ?? memoryTabs()).tab());
  const pinned = pinnedReference(serverReference(server.fetch), engine, given.pinnedStore ?? noPinnedStore);
  const opened: OpenServices = {
    settings: async () => DEFAULT_SETTINGS,
    content: contentClient(
      server.fetch,
      noContentCopies,
      async () => DEFAULT_SETTINGS.wordpressUrl,
      () => "en",
    ),
    api: serverApi(server.fetch),
    passkeys: async () => given.passkeys ?? noBrowserPasskeys,
    work,
    sync: serverSync({
      api: serverApi(server.fetch),
      work,
      lock: pageLock(),
      now: () => clock.now,
      connection: {
        isOnline: () => true,
        onReturn: (listener) => {
          returns.add(listener);
          return () => returns.delete(listener);
        },
      },
    }),
    reference: referenceLoader({ api: serverReference(server.fetch), store: memoryReference(), engine }),
    pinned: async () => pinned,
    engine,
    localWork: (owner, onScreen) => localWorkText(records, owner, onScreen),
    reports: serverScoreReports(server.fetch),
    storageBackup: async () => ok(null),
  };
  const services: Services = {
    flags,
    now: () => clock.now,
    after: (ms, action) => {
      const timer = { at: clock.now + ms, action };
      clock.timers.push(timer);
      return () => void clock.timers.splice(clock.timers.indexOf(timer), 1);
    },
    download: (name, text, type) => files.push({ name, text, type }),
    downloadFile: (name, file) => blobs.push({ name, file }),
    open: async () => opened,
  };
  const store = createStore();
  store.set(provideServicesAtom, services);
  return {
    store,
    server,
    records,
    flags,
    files,
    blobs,
    /** simulates the return of the network */
    reconnect: () => {
      for (const listener of returns) listener();
    },
    /** advances the clock and runs due timers */
    pass: (ms: number) => {
      clock.now += ms;
      for (const timer of clock.timers.filter(({ at }) => at <= clock.now)) timer.action();
      clock.timers = clock.timers.filter(({ at }) => at > clock.now);
    },
  };
}
