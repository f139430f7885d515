import type { Api } from "../../data/api.ts";
import { type Answer, type CallProblem, refusedWith } from "../../data/call-problem.ts";
import type { Outcome } from "../core/outcome.ts";
import { openSafely, type OpenServices, type Services } from "../core/services.ts";

export type { Answer, CallProblem } from "../../data/call-problem.ts";

/** The outcome of code that could not be loaded. */
export const unreached = (detail: string): Answer<never> => ({ ok: false, problem: { code: "network", detail } });

/** Calls the server. Code that could not be loaded gives a `network` problem. */
export const askServer = async <T, P>(
  services: Services,
  run: (api: Api, opened: OpenServices) => Promise<Outcome<T, P>>,
): Promise<Outcome<T, P | CallProblem>> => {
  const opened = await openSafely(services);
  return opened.ok ? run(opened.value.api, opened.value) : unreached(opened.problem.detail);
};

/** The outcome of a call without a session. */
export const SESSION_OVER = refusedWith(401, "unauthenticated");

/** Whether the server no longer knows the session. */
export const isSessionOver = (problem: { readonly code: string; readonly status?: unknown }): boolean =>
  problem.code === "refused" && problem.status === 401;

/** An e-mail address as the server stores it: trimmed, in lower case. */
export const addressOf = (email: string): string => email.trim().toLowerCase();
