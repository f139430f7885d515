import { atom, type Getter, type Setter } from "jotai";
import type { Api } from "../../data/api.ts";
import { type Answer, type CallProblem, isRefusedFor } from "../../data/call-problem.ts";
import { asUser } from "../account/as-user.ts";
import { isSessionOver } from "../account/ask-server.ts";
import { accountAtom, showAccountAtom } from "../core/account.ts";

export type { Answer, CallProblem } from "../../data/call-problem.ts";

/** A page of a list, newest first; `next` is the cursor of the next page, null = last page. */
export interface AdminPage<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

/** Why a call failed, as the texts name it. `refused`: the server's own sentence says it. */
export function reasonOf(problem: CallProblem) {
  if (problem.code !== "refused") return problem.code;
  if (isSessionOver(problem)) return "session_expired";
  if (isRefusedFor(problem, "fresh_proof_needed")) return "proof_needed";
  if (problem.status === 403) return "not_admin";
  // the rows are based on an earlier version than that of another administrator
  if (problem.status === 409) return "conflict";
  if (isRefusedFor(problem, "bad_table")) return "faults";
  return problem.status < 500 ? "refused" : "bad_reply";
}

/**
 * Makes a call for the administrator. If the server says that the user is no administrator, the area closes (requirement 3).
 */
export async function asAdmin<T>(get: Getter, set: Setter, run: (api: Api) => Promise<Answer<T>>): Promise<Answer<T>> {
  const outcome = await asUser(get, set, run);
  const account = get(accountAtom);
  if (!outcome.ok && reasonOf(outcome.problem) === "not_admin" && account !== null) {
    set(reportAdminRefusedAtom);
    set(showAccountAtom, { status: "known", account: { ...account, isAdmin: false } });
  }
  return outcome;
}

const baseAtom = atom(false);

/** Whether the server said that this user is no administrator any more; until the message is dismissed. */
export const adminRefusedAtom = atom((get) => get(baseAtom));

/** For the administrators' calls. */
export const reportAdminRefusedAtom = atom(null, (_get, set) => set(baseAtom, true));

/** Hides the message. */
export const dismissAdminRefusedAtom = atom(null, (_get, set) => set(baseAtom, false));
