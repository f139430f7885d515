import { atom } from "jotai";
import type { AccountApi } from "../../data/account-api.ts";
import type { SiteSettings } from "../../../edge-api/contract/site-settings.ts";
import type { UserWork } from "../../data/documents/user-work.ts";
import type { FlagStore } from "../../data/flag-store.ts";
import { detailOf, failed, ok, type Outcome } from "../../data/outcome.ts";
import type { LivePages } from "../../data/live-pages.ts";
import type { AdminApi } from "../../data/admin/admin-api.ts";
import type { ContentClient } from "../../data/content-client.ts";
import type { BrowserPasskeys } from "../../data/passkeys/browser-passkeys.ts";
import type { PasskeyApi } from "../../data/passkeys/passkey-api.ts";
import type { Owner } from "../../data/record-store.ts";
import type { PinnedReference } from "../../data/pinned-reference.ts";
import type { ReferenceLoader } from "../../data/reference-loader.ts";
import type { RowCalls } from "../../data/row-calls.ts";
import type { ScoreReports } from "../../data/score-reports.ts";
import type { ShareApi } from "../../data/share/share-api.ts";
import type { ServerSync } from "../../data/sync/server-sync.ts";
import type { ScoringClient } from "../../engine/scoring-client.ts";

/** What the reference tables and their scores need; the first page asks for no more. */
export interface TableServices {
  readonly settings: () => Promise<SiteSettings>;
  readonly reference: ReferenceLoader;
  /** tells of rows that are late, and asks for them again; absent: nobody is told */
  readonly rows?: Pick<RowCalls, "askAgain" | "onLate">;
  readonly engine: ScoringClient;
  /** Dataset versions other than the one in use, for results that stay with them. Rejects if their code does not arrive. */
  readonly pinned: () => Promise<PinnedReference>;
}

/** The server's calls about passkeys, and the browser's own part in them. */
export interface PasskeyServices {
  readonly api: PasskeyApi;
  readonly browser: BrowserPasskeys;
}

/** All heavy parts: schemas, documents, the exchange with the server. They come with the first verb that needs them. */
export interface OpenServices extends TableServices {
  readonly account: AccountApi;
  /** what users keep in this browser, and its exchange with the server */
  readonly work: UserWork;
  readonly sync: ServerSync;
  /** absent: nobody can tell which pages live, and no edit is noted beside the store */
  readonly pages?: LivePages | undefined;
  /** The calls of administrators under a session's token. Rejects if their code does not arrive. */
  readonly admin: (accessToken: string) => Promise<AdminApi>;
  /** Logins by passkey and what guards an account. Rejects if their code does not arrive. */
  readonly passkeys: () => Promise<PasskeyServices>;
  /** help and information texts */
  readonly content: ContentClient;
  /** links to results that the server keeps */
  readonly shares: ShareApi;
  /** tells the server that results were opened */
  readonly reports: ScoreReports;
  /** The words by which an import reads product names, JSON text; absent or "": names are found as they stand only. */
  readonly tradeWords?: () => Promise<string>;
  /** The text kept when an old stored version was cleared; null = there is none. */
  readonly storageBackup: () => Promise<Outcome<string | null>>;
  /** JSON text of everything that the store keeps for the owner, readable or not, and of what is only on screen. */
  readonly localWork: (owner: Owner, onScreen: Readonly<Record<string, readonly unknown[]>>) => Promise<string>;
}

/** What atoms need from outside. One set a store: the browser's, or a test's. */
export interface Services {
  readonly flags: FlagStore;
  readonly now: () => number;
  /** Calls back after a while; returns the way to stop it. */
  readonly after: (ms: number, action: () => void) => () => void;
  /** Offers a file to the user. */
  readonly download: (fileName: string, text: string, mediaType: string) => void;
  /** The same for what the worker has written. */
  readonly downloadFile: (fileName: string, file: Blob) => void;
  /** The same promise each time. */
  readonly open: () => Promise<OpenServices>;
  /** A part of them, sooner; where it is missing, `open` stands in. */
  readonly openTables?: () => Promise<TableServices>;
}

const baseAtom = atom<Services | null>(null);

export const provideServicesAtom = atom(null, (_get, set, services: Services) => set(baseAtom, services));

/** For the modules of this folder; a store without services is a fault of the start-up. */
export const servicesAtom = atom((get) => {
  const services = get(baseAtom);
  if (services === null) throw new Error("provideServicesAtom was not called on this store");
  return services;
});

const safely = async <T>(open: () => Promise<T>): Promise<Outcome<T>> => {
  try {
    return ok(await open());
  } catch (error) {
    return failed("network", detailOf(error));
  }
};

/** The heavy services, or why they could not be had (their chunk did not arrive). Never rejects. */
export const openSafely = (services: Services): Promise<Outcome<OpenServices>> => safely(services.open);

/** Those of the reference tables alone. Rejects if their chunk does not arrive. */
export const openTables = ({ open, openTables: openPart = open }: Services): Promise<TableServices> => openPart();

/** The same as a value. Never rejects. */
export const openTablesSafely = (services: Services): Promise<Outcome<TableServices>> =>
  safely(() => openTables(services));
