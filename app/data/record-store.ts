import type { Outcome } from "./outcome.ts";

/** User documents: one object store per kind, named after the specification's storage keys. */
export const DOCUMENT_STORES = [
  "comparisons",
  "portfolios",
  "custom_products",
  "customFoods",
  "name_mappings",
] as const;
export type DocumentStoreName = (typeof DOCUMENT_STORES)[number];

/** Other stores: packed entries of portfolios, the outbox, and the owners whose work this browser may store. */
export const SIDE_STORES = ["portfolio_entries", "outbox", "owners"] as const;
export type RecordStoreName = DocumentStoreName | (typeof SIDE_STORES)[number];

/** The owner of records: a user's e-mail address, or GUEST. */
export type Owner = string;
/** The owner of a guest's records. */
export const GUEST: Owner = "";

export interface StoredRecord {
  readonly id: string;
  /** as stored; has to be parsed before it is used */
  readonly value: unknown;
}

/** One transaction. Only its own calls may be awaited inside; otherwise the browser ends it. */
export interface RecordTransaction {
  /** `undefined` if there is none. */
  readonly read: (store: RecordStoreName, owner: Owner, id: string) => Promise<unknown>;
  readonly readAll: (store: RecordStoreName, owner: Owner) => Promise<readonly StoredRecord[]>;
  /** The value `undefined` removes the record. */
  readonly write: (store: RecordStoreName, owner: Owner, id: string, value: unknown) => Promise<void>;
  readonly clear: (store: RecordStoreName, owner: Owner) => Promise<void>;
}

/** The store of user documents: IndexedDB in the browser, a double in tests. */
export interface RecordStore {
  /**
   * Runs one transaction over these stores; transactions that share a store never overlap, across all tabs. If `run` gives a
   * problem, nothing is written and the problem is the outcome.
   */
  readonly transact: <T>(
    stores: readonly RecordStoreName[],
    mode: "readonly" | "readwrite",
    run: (transaction: RecordTransaction) => Promise<Outcome<T>>,
  ) => Promise<Outcome<T>>;
}
