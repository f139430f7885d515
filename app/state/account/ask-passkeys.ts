import type { Assertion } from "../../../edge-api/contract/passkeys.ts";
import type { AccountProblem } from "./ask-accounts.ts";
import { networkStep, ok, type Outcome } from "../core/outcome.ts";
import type { PasskeyServices, Services } from "../core/services.ts";
import type { CeremonyProblem } from "../../data/passkeys/browser-passkeys.ts";

/** Why a passkey action failed: refused by the server, or by the browser. */
export type PasskeyProblem = AccountProblem | CeremonyProblem;

export type PasskeyOutcome<T> = Outcome<T, PasskeyProblem>;

/** Calls the passkey API. Code that could not be loaded gives a `network` problem. */
export async function withPasskeys<T>(
  services: Services,
  run: (passkeys: PasskeyServices) => Promise<PasskeyOutcome<T>>,
): Promise<PasskeyOutcome<T>> {
  const opened = await networkStep(async () => ok(await (await services.open()).passkeys()));
  return opened.ok ? run(opened.value) : { ok: false, problem: { code: "network", detail: opened.problem.detail } };
}

/** Lets the browser sign with a passkey of the account. @param asked the server's options */
export const signedBy = async (
  { sign }: PasskeyServices["browser"],
  asked: ReturnType<PasskeyServices["api"]["loginOptions"]>,
): Promise<PasskeyOutcome<{ readonly response: Assertion }>> => {
  const options = await asked;
  if (!options.ok) return options;
  const signed = await sign(options.value);
  return signed.ok ? { ok: true, value: { response: signed.value } } : signed;
};

/** Whether the server refused with this error code (contract/errors.ts). */
export const isRefusedFor = (problem: { readonly code: string; readonly error?: unknown }, error: string): boolean =>
  problem.code === "refused" && problem.error === error;
