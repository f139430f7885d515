export type { AccountOutcome, AccountProblem } from "../data/account-api.ts";
