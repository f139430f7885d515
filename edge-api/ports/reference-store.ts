import type { DataVersion, UpdateTime } from "../contract/reference-replies.ts";
import type { KindHistoryEntry } from "../contract/table-upload.ts";
import type { AuditEntry } from "./audit-store.ts";

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
  /** The states that a table has had, newest first; a version that left it as it was is no state. */
  listStates(kind: string, region: string, limit: number): Promise<readonly KindHistoryEntry[]>;
  /** Versions whose name begins so. */
  countVersions(prefix: string): Promise<number>;
  /**
   * Stores a version and makes it the current one: as a whole, or not at all. With `change` only in place of the
   * version that it was made from, and with its line of the audit log; false: another version is current.
   */
  publish(dataset: StoredDataset, change?: DatasetChange): Promise<boolean>;
}

/** What an administrator's publication has to hold to. */
export interface DatasetChange {
  readonly replaces: string;
  readonly audit: AuditEntry;
}
