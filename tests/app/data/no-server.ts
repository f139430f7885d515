import { accountApi } from "../../../app/data/account-api.ts";

/** The calls about accounts where no server is reached. */
export const unreachableAccounts = accountApi(() => Promise.reject(new TypeError("Failed to fetch")));
