/** For accounts: owners, outbox, and the entries of portfolios. */
export const ACCOUNT_STORES = ["portfolio_entries", "outbox", "owners"] as const;
