import type { AccessRule } from "../contract/access.ts";
import { FRESH_PROOF_LIFE, SHOWN_USERS } from "../contract/limits.ts";
import type { ConfirmRequest } from "../contract/passkeys.ts";
import type { Ports } from "../ports.ts";
import type { Caller, SessionCaller } from "./caller.ts";
import { confirmPassword } from "./confirm-password.ts";
import { checkedAssertion } from "./passkeys/checked-assertion.ts";
import type { RelyingParty } from "./passkeys/relying-party.ts";
import { takeOne } from "./rate-limit.ts";
import { Refusal } from "./refusal.ts";

/** Whether password or passkey were shown within this session a short while ago; the login itself counts. */
export const hasFreshProof = ({ now }: Pick<Ports, "now">, caller: Caller): boolean =>
  "proved" in caller && caller.proved !== null && now() - caller.proved < FRESH_PROOF_LIFE;

/** @throws Refusal fresh_proof_needed, where the access table asks for a proof and the session has none */
export function refuseStaleProof(
  ports: Pick<Ports, "now">,
  { fresh }: AccessRule,
  caller: Caller,
  query: Readonly<Record<string, string>>,
): void {
  const isAsked = fresh === "always" || (fresh === "unless dry run" && query["dry_run"] !== "1");
  if (isAsked && !hasFreshProof(ports, caller)) throw new Refusal("fresh_proof_needed");
}

/**
 * The addresses of everybody, or of everybody who opened results, are an export, which needs a fresh proof; so do more pages than somebody looks through.
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
 * POST /api/confirm: the password or, without a password, a passkey that has verified its user.
 *
 * @throws Refusal wrong_current_password, passkey_refused, unauthenticated (the session has ended), too_many_requests
 */
export async function confirm(
  ports: Ports,
  party: RelyingParty,
  caller: SessionCaller,
  { password, response }: ConfirmRequest,
): Promise<void> {
  const { userId, tokenHash } = caller;
  if (response !== undefined) {
    const expected = { purpose: "confirm", subject: tokenHash, userId, verifiesUser: true } as const;
    const { use } = await checkedAssertion(ports, party, expected, response);
    if (!(await ports.passkeys.prove(use, tokenHash))) throw new Refusal("passkey_refused");
    return;
  }
  const checkedHash = await confirmPassword(ports, caller, password);
  // a login may have renewed the hash, a change set another password: the check tells
  if (await ports.sessions.prove(tokenHash, userId, checkedHash, ports.now())) return;
  if ((await ports.sessions.find(tokenHash)) === null) throw new Refusal("unauthenticated");
  await confirm(ports, party, caller, { password });
}
