import { RATES } from "../contract/limits.ts";
import type { LoginRequest } from "../contract/account.ts";
import type { LoginReply, PasskeyRequiredReply } from "../contract/reply-schemas.ts";
import type { Ports } from "../ports.ts";
import type { Account } from "../ports/account-store.ts";
import { noteAccountEvent } from "./account-events.ts";
import { startSession } from "./caller.ts";
import { completeLogin } from "./complete-login.ts";
import { knownDevice, type Asker } from "./device-mark.ts";
import { newTicket } from "./passkeys/second-factor.ts";
import { claim, claimIfLeft, countOne, refuseIfUsedUp, takeOne, type Claim } from "./rate-limit.ts";
import { Refusal } from "./refusal.ts";

/**
 * POST /api/login. The reply says whether the account exists, as specified, but only until the address has used up its
 * disclosures; afterwards every failure is the same 429. An unknown email address never costs a hash, so that a flood of
 * them does not delay other users; response times may reveal what a 404 would. A device known to the account has a rate limit and a hash queue of its own. If the account requires a passkey, the
 * reply is a ticket instead of a session.
 *
 * @throws Refusal too_many_requests, too_many_attempts, unknown_email, wrong_password
 */
export async function logIn(
  ports: Ports,
  asker: Asker,
  request: LoginRequest,
): Promise<LoginReply | PasskeyRequiredReply> {
  const account = await ports.accounts.findByEmail(request.email);
  const device = await knownDevice(ports, account?.userId ?? null, asker);
  await countOne(ports, "login", device ?? asker.address);
  if (account === null && (await takeOne(ports, "disclosure", asker.address))) throw new Refusal("unknown_email");
  return checkedLogin(ports, asker, account, device, request);
}

async function checkedLogin(
  ports: Ports,
  asker: Asker,
  account: Account | null,
  device: string | null,
  { email, password }: LoginRequest,
): Promise<LoginReply | PasskeyRequiredReply> {
  // counted before hashing, so that concurrent calls cannot exceed the rate
  const guess =
    device === null ? await unknownGuess(ports, asker.address, email) : await claim(ports, ["wrongPassword", device]);
  const lane = device === null ? "everybody" : "known";
  if (account === null) return refuse(ports, asker.address, guess, "unknown_email");
  const verdict = await ports.hasher.verify(password, account.passwordHash, lane).catch(async (error: unknown) => {
    await guess.giveBack();
    throw error;
  });
  if (!verdict.matches) await noteAccountEvent(ports, account.userId, "login_failed", asker.device);
  if (!verdict.matches) {
    if (device === null) return refuse(ports, asker.address, guess, "wrong_password");
    await guess.keep();
    throw new Refusal("wrong_password");
  }
  await guess.giveBack();
  // if the hasher is busy, the rehash waits for the next login
  const hash = verdict.needsRehash
    ? await ports.hasher.hash(password, lane).catch(() => account.passwordHash)
    : account.passwordHash;
  const ticket = account.asksPasskey ? await newTicket(ports, account, hash) : null;
  if (ticket !== null) return { status: "passkey_required", ticket };
  const accessToken = await startSession(ports, account, { device: asker.device, renewedHash: hash });
  if (accessToken === null) {
    // the account changed meanwhile: check password and passkey requirement again
    const changed = await ports.accounts.findByEmail(email);
    return checkedLogin(ports, asker, changed, device, { email, password });
  }
  await completeLogin(ports, asker, account);
  return { accessToken, isAdmin: account.isAdmin };
}

/**
 * Counts a guess of a browser that is not known to the account.
 *
 * @throws Refusal too_many_requests; too_many_attempts, if others have used up the guesses at the account: its owner's
 *   other ways to log in stay open
 */
async function unknownGuess(ports: Ports, address: string, email: string): Promise<Claim> {
  const guess = await claim(ports, ["wrongPassword", address]);
  const ofAccount = await claimIfLeft(ports, ["accountGuess", email]);
  if (ofAccount !== null) {
    return {
      giveBack: async () => void (await Promise.all([guess.giveBack(), ofAccount.giveBack()])),
      keep: async () => void (await Promise.all([guess.keep(), ofAccount.keep()])),
    };
  }
  await guess.giveBack();
  throw new Refusal("too_many_attempts", { retryAfter: RATES.accountGuess.window });
}

/**
 * After the disclosures are used up, both failures count alike and get the same reply: a counter that only one of them
 * changes would reveal which it was.
 */
async function refuse(
  ports: Ports,
  address: string,
  guess: Claim,
  code: "unknown_email" | "wrong_password",
): Promise<never> {
  await guess.keep();
  await refuseIfUsedUp(ports, "disclosure", address);
  throw new Refusal(code);
}
