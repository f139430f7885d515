import type { TareDatabase } from "./database.ts";

const SECOND_STORES = ["portfolio_entries", "outbox", "owners"] as const;

/** Accounts: whose documents lie here, what their server does not have yet, and entries beside their portfolios. */
export const createAccountStores = (db: Pick<TareDatabase, "createObjectStore">): void => {
  for (const name of SECOND_STORES) db.createObjectStore(name);
};
