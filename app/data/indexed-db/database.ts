import { type DBSchema, type IDBPDatabase, openDB, unwrap } from "idb";

/** All stores, named after the specification's keys. Keys are outside of the values. */
export const STORES = [
  "comparisons",
  "portfolios",
  "custom_products",
  "customFoods",
  "name_mappings",
  "portfolio_entries",
  "outbox",
  "owners",
  "entities",
  "updateTimes",
  "pinned_tables",
  "backups",
] as const;

/** The id of a guest's record, or a user's address and the id. */
export type RecordKey = string | [owner: string, id: string];

interface OwnedRecords {
  readonly key: RecordKey;
  readonly value: unknown;
}

interface AnyRecords {
  readonly key: string;
  readonly value: unknown;
}

/** The stores of the database `tare`. Values are `unknown`: every value is parsed when it is read. */
export interface TareSchema extends DBSchema {
  comparisons: OwnedRecords;
  portfolios: OwnedRecords;
  custom_products: OwnedRecords;
  customFoods: OwnedRecords;
  name_mappings: OwnedRecords;
  /** packed entries of portfolios; never changed, an edit writes new ones */
  portfolio_entries: OwnedRecords;
  /** what the server does not have yet */
  outbox: OwnedRecords;
  /** the users whose work this browser may store */
  owners: OwnedRecords;
  /** reference rows by region (`base` or a region_id) and kind */
  entities: { readonly key: [region: string, kind: string]; readonly value: unknown };
  /** version and times of each region's rows */
  updateTimes: AnyRecords;
  /** rows of pinned dataset versions: kind → bytes */
  pinned_tables: { readonly key: [version: string, region: string]; readonly value: unknown };
  /** texts saved before storage was cleared */
  backups: AnyRecords;
}

export type TareDatabase = IDBPDatabase<TareSchema>;

const NAME = "tare";
const VERSION = 1;

const connect = async (name: string, version: number | undefined, forget: () => void): Promise<TareDatabase> => {
  const opened = await openDB<TareSchema>(name, version, {
    upgrade: (db) => {
      for (const store of STORES) db.createObjectStore(store);
    },
    // a later build in another tab needs to change the stores: close, and open again at the next use
    blocking: (_current, _blocked, event) => {
      forget();
      if (event.target instanceof IDBDatabase) event.target.close();
    },
    terminated: forget,
  });
  closeTransactionsInCache(unwrap(opened));
  return opened;
};

/**
 * Opens a connection to the database of this name; rejects on failure. `forget` is called when the connection becomes unusable. A
 * database of a later build is opened in its version: stores are only ever added, so an earlier build can go on using those it
 * knows.
 */
export const openDatabase = (name: string, forget: () => void): Promise<TareDatabase> =>
  connect(name, VERSION, forget).catch((error: unknown) => {
    if (error instanceof Error && error.name === "VersionError") return connect(name, undefined, forget);
    throw error;
  });

let connection: Promise<TareDatabase> | null = null;

/** The connection of this page, opened at the first use and again after the browser has closed it. Rejects on failure. */
export const database = async (): Promise<TareDatabase> => {
  await returnFromCache();
  const forget = (): void => {
    connection = null;
  };
  connection ??= openDatabase(NAME, forget).catch((error: unknown) => {
    forget();
    throw error;
  });
  return connection;
};

// Safari keeps a page that is left in its back/forward cache together with its open transactions. These never end, and
// every other page of the app then waits for them, for as long as the cache keeps that page. Other engines do not cache
// a page with open transactions.

const openTransactions = new Set<IDBTransaction>();
let untilShown: Promise<void> | null = null;

const isSafari = (): boolean => globalThis.navigator.vendor === "Apple Computer, Inc.";

const abort = (transaction: IDBTransaction): void => {
  try {
    transaction.abort();
  } catch {
    // it has ended already
  }
};

/** Aborts the open transactions of a page that goes into the cache; what they would have written is tried again on its return. */
const onPageHide = ({ persisted }: PageTransitionEvent): void => {
  if (!persisted) return;
  for (const transaction of openTransactions) abort(transaction);
  untilShown = new Promise((resolve) => {
    const onShow = () => {
      untilShown = null;
      resolve();
    };
    window.addEventListener("pageshow", onShow, { once: true });
  });
};

/** Makes sure that no transaction of this connection stays open in Safari's back/forward cache. */
function closeTransactionsInCache(database: IDBDatabase): void {
  if (!isSafari()) return;
  const begin = database.transaction.bind(database);
  database.transaction = (...args) => {
    const transaction = begin(...args);
    const forget = () => openTransactions.delete(transaction);
    openTransactions.add(transaction);
    transaction.addEventListener("complete", forget);
    transaction.addEventListener("abort", forget);
    return transaction;
  };
  window.addEventListener("pagehide", onPageHide);
}

/** Null, or while the page is in the cache: resolves on its return. No transaction may begin before. */
const returnFromCache = (): Promise<void> | null => untilShown;
