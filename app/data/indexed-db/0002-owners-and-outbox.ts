/** Accounts: whose documents lie here, what their server does not have yet, and entries beside their portfolios. */
export const ACCOUNT_STORES = ["portfolio_entries", "outbox", "owners"] as const;
