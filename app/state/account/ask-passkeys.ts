import type { AccountProblem } from "./ask-accounts.ts";
import { openSafely, type PasskeyServices, type Services } from "../core/services.ts";
import type { CeremonyOutcome } from "../../data/passkeys/browser-passkeys.ts";

/** Why something with a passkey did not work: the server's refusal, or the browser's. */
export type PasskeyProblem = AccountProblem | Extract<CeremonyOutcome<never>, { readonly ok: false }>["problem"];

export type PasskeyOutcome<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: PasskeyProblem };

/** A call about passkeys, as a value even where its code could not be loaded. */
export async function withPasskeys<T>(
  services: Services,
  run: (passkeys: PasskeyServices) => Promise<PasskeyOutcome<T>>,
): Promise<PasskeyOutcome<T>> {
  const opened = await openSafely(services);
  if (!opened.ok) return { ok: false, problem: { code: "network", detail: opened.problem.detail } };
  let passkeys: PasskeyServices;
  try {
    passkeys = await opened.value.passkeys();
  } catch (error) {
    return { ok: false, problem: { code: "network", detail: String(error) } };
  }
  return run(passkeys);
}

/** Nobody is logged in here any more. */
export const SESSION_OVER: PasskeyOutcome<never> = {
  ok: false,
  problem: { code: "refused", status: 401, error: "unauthenticated", retryAfter: null, fields: [] },
};

/** Whether the server refused for this reason (contract/errors.ts). */
export const isRefusedFor = (problem: { readonly code: string; readonly error?: unknown }, error: string): boolean =>
  problem.code === "refused" && problem.error === error;
