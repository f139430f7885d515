import type { Outcome } from "./outcome.ts";

/** User documents, one object store a kind, named after the specification's storage keys. */
export const DOCUMENT_STORES = [
  "comparisons",
  "portfolios",
  "custom_products",
  "customFoods",
  "name_mappings",
] as const;
export type DocumentStoreName = (typeof DOCUMENT_STORES)[number];

/** Beside them: packed entries of portfolios, marks of what the server does not have yet, and whose work lies here. */
export const SIDE_STORES = ["portfolio_entries", "outbox", "owners"] as const;
export type RecordStoreName = DocumentStoreName | (typeof SIDE_STORES)[number];

/** Whose records: the e-mail address of a user, or the guest of this browser. */
export type Owner = string;
export const GUEST: Owner = "";

export interface StoredRecord {
  readonly id: string;
  /** as it was found; nothing is believed of it before it is parsed */
  readonly value: unknown;
}

/** One transaction. Nothing but its own calls may be awaited within, or the browser ends it. */
export interface RecordTransaction {
  /** `undefined` where there is none. */
  readonly read: (store: RecordStoreName, owner: Owner, id: string) => Promise<unknown>;
  readonly readAll: (store: RecordStoreName, owner: Owner) => Promise<readonly StoredRecord[]>;
  /** The value `undefined` removes the record. */
  readonly write: (store: RecordStoreName, owner: Owner, id: string, value: unknown) => Promise<void>;
  /** Removes every record of an owner. */
  readonly clear: (store: RecordStoreName, owner: Owner) => Promise<void>;
}

/** Where user documents are kept: IndexedDB in the browser, a double in tests. */
export interface RecordStore {
  /**
   * Runs one transaction over the stores named; two that share a store never overlap, in all tabs. A problem that
   * `run` answers writes nothing and comes back.
   */
  readonly transact: <T>(
    stores: readonly RecordStoreName[],
    mode: "readonly" | "readwrite",
    run: (transaction: RecordTransaction) => Promise<Outcome<T>>,
  ) => Promise<Outcome<T>>;
}
