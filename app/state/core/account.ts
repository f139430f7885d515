import { atom } from "jotai";
import type { UserReply } from "../../../edge-api/contract/account.ts";

/** What the server says about who is logged in (decisions.md 18). */
export type Account = UserReply;

/** `unavailable`: the server was asked and did not say. */
export type AccountState =
  { readonly status: "unknown" | "asking" | "unavailable" } | { readonly status: "known"; readonly account: Account };

const baseAtom = atom<AccountState>({ status: "unknown" });

export const accountStateAtom = atom((get) => get(baseAtom));

/** The account of this session; null until the server has told it. */
export const accountAtom = atom((get): Account | null => {
  const state = get(baseAtom);
  return state.status === "known" ? state.account : null;
});

/** For the session verbs of this folder. */
export const showAccountAtom = atom(null, (_get, set, state: AccountState) => set(baseAtom, state));
