import type { LoginReply, AssertionOptions } from "../../contract/reply-schemas.ts";
import type { Assertion } from "../../contract/passkeys.ts";
import type { Ports } from "../../ports.ts";
import type { Account } from "../../ports/account-store.ts";
import type { ProvedSession } from "../../ports/session-store.ts";
import { sweepSessions } from "../caller.ts";
import { completeLogin } from "../complete-login.ts";
import type { Asker } from "../device-mark.ts";
import { countOne } from "../rate-limit.ts";
import { Refusal } from "../refusal.ts";
import { newSecret } from "../token.ts";
import { assertionOptions, newChallenge } from "./challenge.ts";
import { checkedAssertion } from "./checked-assertion.ts";
import type { PasskeyPorts } from "./relying-party.ts";

const USE = { purpose: "log_in", subject: "" } as const;

/** POST /api/passkeyLoginOptions. @throws Refusal too_many_requests */
export async function passkeyLoginOptions(
  ports: PasskeyPorts,
  { address }: Pick<Asker, "address">,
): Promise<AssertionOptions> {
  await countOne(ports, "challenge", address);
  return assertionOptions(await newChallenge(ports, USE, null), ports.party, [], "required");
}

/**
 * POST /api/passkeyLogin: login by a passkey with user verification, without a password. @throws Refusal
 * passkey_refused
 */
export async function passkeyLogin(ports: PasskeyPorts, asker: Asker, response: Assertion): Promise<LoginReply> {
  const expected = { ...USE, userId: null, verifiesUser: true };
  const { userId, use } = await checkedAssertion(ports, expected, response);
  const account = await ports.accounts.findById(userId);
  const reply =
    account &&
    (await provedLogin(ports, asker, account, (session) => ports.loginProofs.logInByPasskey(session, use, null)));
  if (reply === null) throw new Refusal("passkey_refused");
  return reply;
}

/**
 * Starts a session after a successful proof.
 *
 * @param begin stores the session if the proof is still valid
 * @returns null: the proof was no longer valid
 */
export async function provedLogin(
  ports: Ports,
  asker: Asker,
  account: Pick<Account, "userId" | "email" | "isAdmin" | "language">,
  begin: (session: ProvedSession) => Promise<boolean>,
): Promise<LoginReply | null> {
  const { userId, isAdmin } = account;
  const { token, hash } = await newSecret();
  await sweepSessions(ports, userId);
  if (!(await begin({ tokenHash: hash, userId, device: asker.device, now: ports.now() }))) return null;
  await completeLogin(ports, asker, account);
  return { accessToken: token, isAdmin };
}
