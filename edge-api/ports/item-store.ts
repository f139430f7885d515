import type { EntityKind } from "../contract/entities.ts";

/** An item as it is stored: JSON text, and for a large portfolio its entries apart. */
export interface StoredItem {
  readonly id: string;
  readonly version: number;
  /** when its content changed last, milliseconds since 1970, UTC */
  readonly updated: number;
  /** an object, without its version */
  readonly body: string;
}

export interface ItemWrite {
  readonly kind: EntityKind;
  readonly userId: string;
  readonly id: string;
  readonly body: string;
  /** packed entries of a large portfolio */
  readonly entries?: PackedEntries | undefined;
  /** the version that the change started from; absent: whatever there is */
  readonly expected?: number | undefined;
  /** room of a user whose email address is not confirmed, in bytes; absent: that of everybody */
  readonly unverifiedBytes?: number | undefined;
  /** milliseconds since 1970, UTC */
  readonly now: number;
}

export interface PackedEntries {
  readonly sha256: string;
  /** blocks of entries in base64, each packed by itself, so that they are read one by one; each fits into a row */
  readonly parts: readonly string[];
}

/** Items of users. Every call names the owner: what is another's is not there. */
export interface ItemStore {
  /** All of a kind in the order in which they were made, so many at a time that a page holds LIST_BYTES, or one item. */
  pages(kind: EntityKind, userId: string): AsyncIterable<readonly StoredItem[]>;
  find(kind: EntityKind, userId: string, id: string): Promise<StoredItem | null>;
  /**
   * Makes the item or replaces it, in one step: 50 at once make one row, and quotas hold. The same content again
   * changes nothing. Answers the version; null: refused by the quota, or because another version is there.
   */
  upsert(write: ItemWrite): Promise<number | null>;
  /** Replaces the item; null: it is not there, another version is, or there is no room. */
  update(write: ItemWrite): Promise<number | null>;
  /** false: it is not there, or another version than the expected one is. What is made later has higher versions. */
  remove(kind: EntityKind, userId: string, id: string, expected?: number): Promise<boolean>;
  /** A portfolio and its packed entries, as they were at one moment; no parts: its body holds them. */
  findPortfolio(
    userId: string,
    id: string,
  ): Promise<{ readonly item: StoredItem; readonly parts: readonly string[] } | null>;
}
