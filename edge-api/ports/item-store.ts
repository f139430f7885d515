import type { EntityKind } from "../contract/entities.ts";
import type { BodyKey } from "./bodies.ts";

/** A stored item: JSON text; the entries of a large portfolio are in a body. */
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
  /** lines of a portfolio */
  readonly lines?: number | undefined;
  /** the body of a large portfolio, which is stored already */
  readonly stored?: StoredBody | undefined;
  /** version that the change is based on, 0 for a new item; absent: any */
  readonly expected?: number | undefined;
  /** byte quota while the email address is unconfirmed; absent: the usual quota */
  readonly unverifiedBytes?: number | undefined;
  /** milliseconds since 1970, UTC */
  readonly now: number;
}

/** A body that a row is to name. */
export interface StoredBody {
  readonly name: string;
  readonly bytes: number;
  /** of the content without its version */
  readonly hash: string;
  /** version in the body: the row is written only if it gets the same */
  readonly version: number;
}

/** The result of a write. */
export interface Written {
  readonly version: number;
  /** name of the body that the row named before and names no more */
  readonly dropped: string | null;
}

/** A portfolio with the key of its body; null: its entries are in the row. */
export interface StoredPortfolio {
  readonly item: StoredItem;
  readonly key: BodyKey | null;
}

/** What a save of a large portfolio needs to know of the row. */
export interface PortfolioState {
  /** 0: no such portfolio */
  readonly version: number;
  /** version of the next write */
  readonly next: number;
  /** of the body; null: the entries are in the row */
  readonly hash: string | null;
}

/** Items of users. Every call names the owner; items of others are not found. */
export interface ItemStore {
  /** All items of a kind in order of creation, in pages of at most LIST_BYTES, or of one item. */
  pages(kind: EntityKind, userId: string): AsyncIterable<readonly StoredItem[]>;
  /** All portfolios with the keys of their bodies, in pages as above. */
  portfolioPages(userId: string): AsyncIterable<readonly StoredPortfolio[]>;
  /** The versions of all items of a kind. */
  versions(kind: EntityKind, userId: string): Promise<readonly Pick<StoredItem, "id" | "version">[]>;
  find(kind: EntityKind, userId: string, id: string): Promise<StoredItem | null>;
  /**
   * Creates or replaces the item in one statement, so that concurrent creates make one row and quotas hold. Equal
   * content keeps the version.
   *
   * @returns null: over the quota, or not the expected version
   */
  upsert(write: ItemWrite): Promise<Written | null>;
  /** Replaces the item. @returns null: no such item, not the expected version, or over the quota */
  update(write: ItemWrite): Promise<Written | null>;
  /** Deletes the item; later items get higher versions. @returns null: no such item, or not the expected version */
  remove(kind: EntityKind, userId: string, id: string, expected?: number): Promise<Pick<Written, "dropped"> | null>;
  /** A portfolio with the key of its body. */
  findPortfolio(userId: string, id: string): Promise<StoredPortfolio | null>;
  /** The state of a portfolio, or of one that does not exist yet. */
  portfolioState(userId: string, id: string): Promise<PortfolioState>;
}
