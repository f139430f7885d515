import type { AccessRule } from "../contract/access.ts";
import { SHOWN_USERS } from "../contract/limits.ts";
import { FRESH_PROOF_LIFE } from "../contract/retention.ts";
import type { ConfirmRequest } from "../contract/passkeys.ts";
import type { Ports } from "../ports.ts";
import type { Caller, SessionCaller } from "./caller.ts";
import { confirmPassword } from "./confirm-password.ts";
import { checkedAssertion } from "./passkeys/checked-assertion.ts";
import type { PasskeyPorts } from "./passkeys/relying-party.ts";
import { takeOne } from "./rate-limit.ts";
import { Refusal } from "./refusal.ts";

/**
 * Whether the password or a passkey was given within this session in the last FRESH_PROOF_LIFE ms; the login counts.
 */
export const hasFreshProof = ({ now }: Pick<Ports, "now">, caller: Caller): boolean =>
  "proved" in caller && caller.proved !== null && now() - caller.proved < FRESH_PROOF_LIFE;

/** Enforces the `fresh` column of the access table. @throws Refusal fresh_proof_needed */
export function refuseStaleProof(
  ports: Pick<Ports, "now">,
  { fresh }: AccessRule,
  caller: Caller,
  query: Readonly<Record<string, string>>,
): void {
  const isRequired = fresh === "always" || (fresh === "unless dry run" && query["dry_run"] !== "1");
  if (isRequired && !hasFreshProof(ports, caller)) throw new Refusal("fresh_proof_needed");
}

/**
 * Requires a fresh proof for an export of email addresses: pages longer than SHOWN_USERS rows, or more pages than the
 * rate "usersPage" allows.
 *
 * @throws Refusal fresh_proof_needed
 */
export async function refuseExport(
  ports: Pick<Ports, "rates" | "now">,
  caller: SessionCaller,
  rows: number,
): Promise<void> {
  if (hasFreshProof(ports, caller)) return;
  const isShown = rows <= SHOWN_USERS && (await takeOne(ports, "usersPage", caller.userId));
  if (!isShown) throw new Refusal("fresh_proof_needed");
}

/**
 * POST /api/confirm: by password or, without one, by a passkey with user verification.
 *
 * @throws Refusal wrong_current_password, passkey_refused, unauthenticated (the session has ended), too_many_requests
 */
export async function confirm(
  ports: PasskeyPorts,
  caller: SessionCaller,
  { password, response }: ConfirmRequest,
): Promise<void> {
  const { userId, tokenHash } = caller;
  if (response !== undefined) {
    const expected = { purpose: "confirm", subject: tokenHash, userId, verifiesUser: true } as const;
    const { use } = await checkedAssertion(ports, expected, response);
    if (!(await ports.passkeys.prove(use, tokenHash))) throw new Refusal("passkey_refused");
    return;
  }
  const checkedHash = await confirmPassword(ports, caller, password);
  // another login or password change replaced the hash meanwhile: check again
  if (await ports.sessions.prove(tokenHash, userId, checkedHash, ports.now())) return;
  if ((await ports.sessions.find(tokenHash)) === null) throw new Refusal("unauthenticated");
  await confirm(ports, caller, { password });
}
