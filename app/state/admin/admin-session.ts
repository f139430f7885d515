import { atom, type Getter, type Setter } from "jotai";
import type { AdminApi, AdminOutcome } from "../../data/admin/admin-api.ts";
import { withProof } from "../account/proof.ts";
import { accountAtom, showAccountAtom } from "../core/account.ts";
import { networkStep, ok } from "../core/outcome.ts";
import { servicesAtom } from "../core/services.ts";
import { reportExpiredAtom, sessionKeyAtom } from "../core/session.ts";

export type { AdminOutcome, AdminPage, AdminProblem } from "../../data/admin/admin-api.ts";

/**
 * Makes a call for the administrator. Reports an expired session, so that the page asks to log in again. If the server says
 * that the user is no administrator, the area closes (requirement 3). If it needs a fresh proof, asks the user and makes the
 * call again.
 */
export async function asAdmin<T>(
  get: Getter,
  set: Setter,
  run: (api: AdminApi) => Promise<AdminOutcome<T>>,
): Promise<AdminOutcome<T>> {
  const key = get(sessionKeyAtom);
  if (key === null) return { ok: false, problem: { code: "session_expired", detail: "nobody is logged in" } };
  const opened = await networkStep(async () => ok(await (await get(servicesAtom).open()).admin(key.accessToken)));
  if (!opened.ok) return { ok: false, problem: { code: "network", detail: opened.problem.detail } };
  const isNeeded = (outcome: AdminOutcome<T>) => !outcome.ok && outcome.problem.code === "proof_needed";
  const outcome = await withProof(set, () => run(opened.value), isNeeded);
  if (outcome.ok) return outcome;
  if (outcome.problem.code === "session_expired") set(reportExpiredAtom);
  const account = get(accountAtom);
  if (outcome.problem.code === "not_admin" && account !== null) {
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
