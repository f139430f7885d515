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
export function closeTransactionsInCache(database: IDBDatabase): void {
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
export const returnFromCache = (): Promise<void> | null => untilShown;
