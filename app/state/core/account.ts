import { atom } from "jotai";
import type { UserReply } from "../../../edge-api/contract/reply-schemas.ts";

/** The server's answer about the current account (decisions.md 18). */
export type Account = UserReply;

/** `unavailable`: the server was asked and did not answer. */
export type AccountState =
  { readonly status: "unknown" | "asking" | "unavailable" } | { readonly status: "known"; readonly account: Account };

const baseAtom = atom<AccountState>({ status: "unknown" });

/** The account of this session, or why it is not known. */
export const accountStateAtom = atom((get) => get(baseAtom));

/** The account of this session; null until the server has answered. */
export const accountAtom = atom((get): Account | null => {
  const state = get(baseAtom);
  return state.status === "known" ? state.account : null;
});

/** For the session actions. */
export const showAccountAtom = atom(null, (_get, set, state: AccountState) => set(baseAtom, state));
