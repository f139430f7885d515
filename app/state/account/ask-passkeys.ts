import type { AssertionOptions } from "../../../edge-api/contract/reply-schemas.ts";
import type { Assertion } from "../../../edge-api/contract/passkeys.ts";
import type { BrowserPasskeys, CeremonyProblem } from "../../data/passkeys/browser-passkeys.ts";
import { networkStep, ok, type Outcome } from "../core/outcome.ts";
import type { OpenServices } from "../core/services.ts";
import { type Answer, type CallProblem, unreached } from "./ask-server.ts";

/** Why a passkey action failed: refused by the server, or by the browser. */
export type PasskeyProblem = CallProblem | CeremonyProblem;

export type PasskeyOutcome<T> = Outcome<T, PasskeyProblem>;

/** Runs a step with the browser's passkeys. Code that could not be loaded gives a `network` problem. */
export async function withPasskeys<T>(
  { passkeys }: OpenServices,
  run: (browser: BrowserPasskeys) => Promise<PasskeyOutcome<T>>,
): Promise<PasskeyOutcome<T>> {
  const loaded = await networkStep(async () => ok(await passkeys()));
  return loaded.ok ? run(loaded.value) : unreached(loaded.problem.detail);
}

/** Lets the browser sign with a passkey of the account. @param options of the server */
export const signedBy = (
  opened: OpenServices,
  options: Promise<Answer<AssertionOptions>>,
): Promise<PasskeyOutcome<{ readonly response: Assertion }>> =>
  withPasskeys(opened, async ({ sign }) => {
    const answer = await options;
    if (!answer.ok) return answer;
    const signed = await sign(answer.value);
    return signed.ok ? { ok: true, value: { response: signed.value } } : signed;
  });
