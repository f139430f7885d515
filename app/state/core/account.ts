import { atom } from "jotai";
import type { UserReply } from "../../../edge-api/contract/reply-schemas.ts";
import { readonlyAtom } from "./atom-family.ts";

/** The server's answer about the current account (decisions.md 18). */
export type Account = UserReply;

/** `unavailable`: the server was asked and did not answer. */
export type AccountState =
  { readonly status: "unknown" | "asking" | "unavailable" } | { readonly status: "known"; readonly account: Account };

/** The account of this session, or why it is not known; set by the session actions. */
export const [accountStateAtom, showAccountAtom] = readonlyAtom<AccountState>({ status: "unknown" });

/** The account of this session; null until the server has answered. */
export const accountAtom = atom((get): Account | null => {
  const state = get(accountStateAtom);
  return state.status === "known" ? state.account : null;
});
