import type { DataVersion, UpdateTime } from "../contract/reply-schemas.ts";
import type { KindHistoryEntry } from "../contract/admin-replies.ts";
import type { AuditEntry } from "./audit-store.ts";

/** The name of the list of a region; its content never changes. */
export interface ListName {
  readonly version: string;
  readonly region: string;
  /** SHA-256 of the text of the whole list */
  readonly sha256: string;
}

/** A kind in a version and region, with the hash of its rows' text. */
export interface KindEntry extends UpdateTime {
  readonly sha256: string;
}

/** A dataset version ready to store, with texts and hashes. */
export interface StoredDataset {
  readonly version: string;
  /** milliseconds since 1970, UTC */
  readonly created: number;
  readonly note: string;
  readonly lists: readonly { readonly name: ListName; readonly kinds: readonly KindEntry[] }[];
  /** texts of the kinds by SHA-256, without those that the current version has already */
  readonly texts: ReadonlyMap<string, string>;
}

/** Reference data: rows, versions, update times and the pointer to the current version. */
export interface ReferenceStore {
  /** The current version; null while nothing is published. */
  currentVersion(): Promise<string | null>;
  /** The list of a region in the current or given version; null: none. */
  findList(region: string, version?: string): Promise<ListName | null>;
  /** The kinds of a list, in order. */
  listKinds(name: ListName): Promise<readonly KindEntry[]>;
  /** The rows' text of every kind of a list, in order. */
  listTexts(name: ListName): Promise<readonly string[]>;
  /** The rows' text of this hash; null: unknown. */
  findText(sha256: string): Promise<string | null>;
  /** Newest first. */
  listVersions(): Promise<readonly DataVersion[]>;
  /** Past states of a table, newest first; versions that did not change it are no states. */
  listStates(kind: string, region: string, limit: number): Promise<readonly KindHistoryEntry[]>;
  /** Number of versions whose name begins with `prefix`. */
  countVersions(prefix: string): Promise<number>;
  /**
   * Stores a version and makes it the current one, in one transaction. With `change`, only if the version it replaces
   * is still current, and with an audit entry.
   *
   * @returns false: another version is current
   * @throws Refusal forbidden, if the author is no administrator any more; unavailable
   */
  publish(dataset: StoredDataset, change?: DatasetChange): Promise<boolean>;
}

/** Condition and audit entry of a publication by an administrator. */
export interface DatasetChange {
  readonly replaces: string;
  readonly audit: AuditEntry & { readonly userId: string };
}
