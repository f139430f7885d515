import { atom } from "jotai";
import type { Api } from "../../data/api.ts";
import type { SiteSettings } from "../../../edge-api/contract/site-settings.ts";
import type { UserWork } from "../../data/documents/user-work.ts";
import type { FlagStore } from "../../data/flag-store.ts";
import { networkStep, ok, type Outcome } from "./outcome.ts";
import type { ContentClient } from "../../data/content-client.ts";
import type { BrowserPasskeys } from "../../data/passkeys/browser-passkeys.ts";
import type { Owner } from "../../data/record-store.ts";
import type { PinnedReference } from "../../data/pinned-reference.ts";
import type { ReferenceLoader } from "../../data/reference-loader.ts";
import type { RowCalls } from "../../data/row-calls.ts";
import type { ScoreReports } from "../../data/score-reports.ts";
import type { ServerSync } from "../../data/sync/server-sync.ts";
import type { ScoringClient } from "../../engine/scoring-client.ts";

/** What reference tables and scores need; the first page loads no more than this. */
export interface TableServices {
  readonly settings: () => Promise<SiteSettings>;
  readonly reference: ReferenceLoader;
  /** reports late rows and requests them again; absent: nothing is reported */
  readonly rows?: Pick<RowCalls, "askAgain" | "onLate">;
  readonly engine: ScoringClient;
  /** Dataset versions other than the current one, for results that are pinned to them. Rejects if the code cannot be loaded. */
  readonly pinned: () => Promise<PinnedReference>;
}

/** All heavy services: schemas, documents, synchronisation. Loaded by the first action that needs them. */
export interface OpenServices extends TableServices {
  readonly api: Api;
  /** the users' documents in this browser, and their synchronisation with the server */
  readonly work: UserWork;
  readonly sync: ServerSync;
  /** The browser's passkey functions. Rejects if the code cannot be loaded. */
  readonly passkeys: () => Promise<BrowserPasskeys>;
  /** help and information texts */
  readonly content: ContentClient;
  /** reports opened results to the server */
  readonly reports: ScoreReports;
  /** Trade words that help an import to recognise product names, as JSON text; absent or "": names must match exactly. */
  readonly tradeWords?: () => Promise<string>;
  /** The text kept when an old stored version was cleared; null = there is none. */
  readonly storageBackup: () => Promise<Outcome<string | null>>;
  /** JSON text of everything stored for the owner, also unreadable records, and of what is only on screen. */
  readonly localWork: (owner: Owner, onScreen: Readonly<Record<string, readonly unknown[]>>) => Promise<string>;
}

/** What atoms need from outside: the browser's services, or a test's. One set per store. */
export interface Services {
  readonly flags: FlagStore;
  readonly now: () => number;
  /** Calls back after a delay; returns the function that cancels it. */
  readonly after: (ms: number, action: () => void) => () => void;
  readonly download: (fileName: string, text: string, mediaType: string) => void;
  /** The same for a file that the worker has written. */
  readonly downloadFile: (fileName: string, file: Blob) => void;
  /** Gives the same promise each time. */
  readonly open: () => Promise<OpenServices>;
  /** Opens only the table services, which is faster; absent: `open` is used. */
  readonly openTables?: () => Promise<TableServices>;
}

const baseAtom = atom<Services | null>(null);

/** Gives the store its services; called once, before the first render. */
export const provideServicesAtom = atom(null, (_get, set, services: Services) => set(baseAtom, services));

/** Throws if the store has no services: the start-up has to provide them first. */
export const servicesAtom = atom((get) => {
  const services = get(baseAtom);
  if (services === null) throw new Error("provideServicesAtom was not called on this store");
  return services;
});

/** Opens the heavy services; a `network` problem if their chunk cannot be loaded. Never rejects. */
export const openSafely = (services: Services): Promise<Outcome<OpenServices>> =>
  networkStep(async () => ok(await services.open()));

/** Opens the table services only. Rejects if their chunk cannot be loaded. */
export const openTables = ({ open, openTables: openPart = open }: Services): Promise<TableServices> => openPart();

/** Like `openTables`, as an outcome. Never rejects. */
export const openTablesSafely = (services: Services): Promise<Outcome<TableServices>> =>
  networkStep(async () => ok(await openTables(services)));
