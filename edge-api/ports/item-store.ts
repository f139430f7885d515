import type { EntityKind } from "../contract/entities.ts";
import type { Manifest } from "./part-directory.ts";

/** A stored item: JSON text; the entries of a large portfolio are stored separately. */
export interface StoredItem {
  readonly id: string;
  readonly version: number;
  /** last change of the content, milliseconds since 1970, UTC */
  readonly updated: number;
  /** JSON text of an object, without version */
  readonly body: string;
}

export interface ItemWrite {
  readonly kind: EntityKind;
  readonly userId: string;
  readonly id: string;
  readonly body: string;
  /** the parts of a large portfolio in order; all of them are stored */
  readonly manifest?: readonly string[] | undefined;
  /** version that the change is based on, 0 for a new item; absent: any */
  readonly expected?: number | undefined;
  /** byte quota while the email address is unconfirmed; absent: the usual quota */
  readonly unverifiedBytes?: number | undefined;
  /** milliseconds since 1970, UTC */
  readonly now: number;
}

/** A portfolio with what stores its entries. Without parts the entries are in the body. */
export interface StoredPortfolio {
  readonly item: StoredItem;
  /** the parts in order; null: none */
  readonly manifest: Manifest | null;
}

/** Items of users. Every call names the owner; items of others are not found. */
export interface ItemStore {
  /** All items of a kind in order of creation, in pages of at most LIST_BYTES, or of one item. */
  pages(kind: EntityKind, userId: string): AsyncIterable<readonly StoredItem[]>;
  /** All portfolios with their parts, in pages as above; each page is read in one transaction. */
  portfolioPages(userId: string): AsyncIterable<readonly StoredPortfolio[]>;
  /** The versions of all items of a kind. */
  versions(kind: EntityKind, userId: string): Promise<readonly Pick<StoredItem, "id" | "version">[]>;
  find(kind: EntityKind, userId: string, id: string): Promise<StoredItem | null>;
  /**
   * Creates or replaces the item in one statement, so that concurrent creates make one row and quotas hold. Equal
   * content keeps the version.
   *
   * @returns the version; null: over the quota, a part is missing, or not the expected version
   */
  upsert(write: ItemWrite): Promise<number | null>;
  /** Replaces the item. @returns the version; null: no such item, not the expected version, a part missing, or over the quota */
  update(write: ItemWrite): Promise<number | null>;
  /** Deletes the item; later items get higher versions. @returns false: no such item, or not the expected version */
  remove(kind: EntityKind, userId: string, id: string, expected?: number): Promise<boolean>;
  /** A portfolio with its parts, read in one transaction. */
  findPortfolio(userId: string, id: string): Promise<StoredPortfolio | null>;
}
