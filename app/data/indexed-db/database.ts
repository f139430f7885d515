import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import { FIRST_STORES } from "./0001-first-stores.ts";
import { ACCOUNT_STORES } from "./0002-owners-and-outbox.ts";
import { PINNED_STORES } from "./0003-pinned-tables.ts";
import { MAPPING_STORES } from "./0004-name-mappings.ts";
import { MIGRATION_STORES } from "./0005-migrations-done.ts";

/** The id of a guest's record, or the owner's address and the id. */
export type RecordKey = string | [owner: string, id: string];

interface OwnedRecords {
  readonly key: RecordKey;
  readonly value: unknown;
}

interface AnyRecords {
  readonly key: string;
  readonly value: unknown;
}

/** The stores of the database `tare`. Values are `unknown`: whatever lies there is parsed before it is believed. */
export interface TareSchema extends DBSchema {
  comparisons: OwnedRecords;
  portfolios: OwnedRecords;
  custom_products: OwnedRecords;
  customFoods: OwnedRecords;
  name_mappings: OwnedRecords;
  /** packed entries of portfolios, never changed: an edit writes new ones */
  portfolio_entries: OwnedRecords;
  /** what the server does not have yet */
  outbox: OwnedRecords;
  /** the users whose work may lie here */
  owners: OwnedRecords;
  /** reference rows by region (`base` or a region_id) and kind */
  entities: { readonly key: [region: string, kind: string]; readonly value: unknown };
  /** what is held of each region, and of which version */
  updateTimes: AnyRecords;
  /** rows of dataset versions beside the one in use: kind → bytes */
  pinned_tables: { readonly key: [version: string, region: string]; readonly value: unknown };
  /** texts kept before storage was cleared */
  backups: AnyRecords;
  /** which migrations of records have run */
  migrations: AnyRecords;
}

export type TareDatabase = IDBPDatabase<TareSchema>;

const NAME = "tare";

/**
 * One numbered file a change: the stores that it adds, in order, to a database that is older. None is ever taken away. Migrations that
 * rewrite records are in record-migrations/, which a first visit does not load.
 */
const MIGRATIONS = [FIRST_STORES, ACCOUNT_STORES, PINNED_STORES, MAPPING_STORES, MIGRATION_STORES] as const;

const connect = (name: string, version: number | undefined, forget: () => void): Promise<TareDatabase> =>
  openDB<TareSchema>(name, version, {
    upgrade: (db, oldVersion) => {
      for (const store of MIGRATIONS.slice(oldVersion).flat()) db.createObjectStore(store);
    },
    // a later build in another tab wants to change the stores: let it, the next use opens again
    blocking: (_current, _blocked, event) => {
      forget();
      if (event.target instanceof IDBDatabase) event.target.close();
    },
    terminated: forget,
  });

/**
 * A connection to the database of this name; `forget` is called when it is of no use any more. Rejects if it cannot. A database
 * that a later build has changed is opened as it is: stores are only ever added, and a tab of an earlier build goes on with those
 * that it knows.
 */
export const openDatabase = (name: string, forget: () => void): Promise<TareDatabase> =>
  connect(name, MIGRATIONS.length, forget).catch((error: unknown) => {
    if (error instanceof Error && error.name === "VersionError") return connect(name, undefined, forget);
    throw error;
  });

let connection: Promise<TareDatabase> | null = null;

/** The connection of this page, opened by the first use and again after the browser has closed it. Rejects if it cannot. */
export const database = (): Promise<TareDatabase> => {
  const forget = (): void => {
    connection = null;
  };
  connection ??= openDatabase(NAME, forget).catch((error: unknown) => {
    forget();
    throw error;
  });
  return connection;
};
