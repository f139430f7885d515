import type { SiteSettings } from "./contract/site-settings.ts";
import type { DataVersion, UpdateTime } from "./contract/reference-replies.ts";

/** The name of one region's list of rows: content that never changes. */
export interface ListName {
  readonly version: string;
  readonly region: string;
  /** of the text of the whole list */
  readonly sha256: string;
}

/** One kind of a version and region, with the hash of its rows' text. */
export interface KindEntry extends UpdateTime {
  readonly sha256: string;
}

/** A dataset version as it is stored: everything already hashed and written out. */
export interface StoredDataset {
  readonly version: string;
  /** milliseconds since 1970, UTC */
  readonly created: number;
  readonly note: string;
  readonly lists: readonly { readonly name: ListName; readonly kinds: readonly KindEntry[] }[];
  /** by SHA-256, the texts that the kinds point at, as far as the current version does not hold them already */
  readonly texts: ReadonlyMap<string, string>;
}

/** Reference data: rows, versions, update times and the pointer to the current version. */
export interface ReferenceStore {
  /** The current version; null while nothing is published. */
  currentVersion(): Promise<string | null>;
  /** The list of a region in the current version, or in the version asked for; null: there is none. */
  findList(region: string, version?: string): Promise<ListName | null>;
  /** The kinds of a list in their order. */
  listKinds(name: ListName): Promise<readonly KindEntry[]>;
  /** The rows' text of every kind of a list, in their order. */
  listTexts(name: ListName): Promise<readonly string[]>;
  /** The rows' text of this hash; null: unknown. */
  findText(sha256: string): Promise<string | null>;
  /** Newest first. */
  listVersions(): Promise<readonly DataVersion[]>;
  /** Stores a version and makes it the current one: as a whole, or not at all. */
  publish(dataset: StoredDataset): Promise<void>;
}

/** Immutable copies by content address. They may be missing, late or broken: never the truth. */
export interface CopyStore {
  get(key: string): Promise<ArrayBuffer | null>;
  put(key: string, bytes: ArrayBuffer): Promise<void>;
}

/** What an operator has to see; fields hold no personal data, no token and no raw address. */
export interface Log {
  warn(event: string, fields: Readonly<Record<string, unknown>>): void;
  error(event: string, fields: Readonly<Record<string, unknown>>): void;
}

/** What the server needs from outside. The two entries choose the adapters; tests bring their own. */
export interface Ports {
  readonly reference: ReferenceStore;
  readonly copies: CopyStore;
  readonly settings: SiteSettings;
  /** the built client; answers 404 for what it does not hold */
  readonly assets: (request: Request) => Promise<Response>;
  readonly log: Log;
  /** milliseconds since 1970, UTC */
  readonly now: () => number;
  readonly newRequestId: () => string;
}
