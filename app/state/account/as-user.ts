import type { Getter, Setter } from "jotai";
import type { Api } from "../../data/api.ts";
import { type CallProblem, isRefusedFor } from "../../data/call-problem.ts";
import type { Outcome } from "../core/outcome.ts";
import { type OpenServices, servicesAtom } from "../core/services.ts";
import { reportExpiredAtom, sessionKeyAtom } from "../core/session.ts";
import { askServer, isSessionOver, SESSION_OVER } from "./ask-server.ts";
import { askProof } from "./proof.ts";

/**
 * Makes calls with the session's token. If the server no longer knows the session, the page asks to log in again. If it needs a
 * fresh proof, asks the user and makes the calls again; if the user cancels, the refusal is the outcome.
 */
export async function asUser<T, P extends { readonly code: string }>(
  get: Getter,
  set: Setter,
  run: (api: Api, opened: OpenServices) => Promise<Outcome<T, P>>,
): Promise<Outcome<T, P | CallProblem>> {
  const key = get(sessionKeyAtom);
  if (key === null) return SESSION_OVER;
  const call = () => askServer(get(servicesAtom), (api, opened) => run(api.as(key.accessToken), opened));
  const first = await call();
  const isProofNeeded = !first.ok && isRefusedFor(first.problem, "fresh_proof_needed");
  const outcome = isProofNeeded && (await askProof(set)) ? await call() : first;
  if (!outcome.ok && isSessionOver(outcome.problem)) set(reportExpiredAtom);
  return outcome;
}
