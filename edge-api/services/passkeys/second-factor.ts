import type { LoginReply, AssertionOptions } from "../../contract/reply-schemas.ts";
import { LOGIN_TICKET_LIFE } from "../../contract/retention.ts";
import type { SecondFactorRequest } from "../../contract/passkeys.ts";
import type { Ports } from "../../ports.ts";
import type { Account } from "../../ports/account-store.ts";
import type { LoginTicket } from "../../ports/login-proof-store.ts";
import { noteAccountEvent } from "../account-events.ts";
import type { Asker } from "../device-mark.ts";
import { sendNotice } from "../mails/mail-in.ts";
import { countOne, takeOne } from "../rate-limit.ts";
import { Refusal } from "../refusal.ts";
import { newSecret, tokenHash } from "../token.ts";
import { assertionOptions, newChallenge } from "./challenge.ts";
import { checkedAssertion } from "./checked-assertion.ts";
import { provedLogin } from "./log-in-with-passkey.ts";
import { recoveryCodeHash } from "./recovery-codes.ts";
import type { PasskeyPorts } from "./relying-party.ts";

/**
 * Creates a login ticket after the right password, for an account that requires a passkey.
 *
 * @param passwordHash stored in place of the checked one
 * @returns null: the password changed or the account was deleted meanwhile
 */
export async function newTicket(
  { loginProofs, now }: Pick<Ports, "loginProofs" | "now">,
  { userId, passwordHash: checkedHash }: Pick<Account, "userId" | "passwordHash">,
  passwordHash: string,
): Promise<string | null> {
  const { token, hash } = await newSecret();
  const time = now();
  const ticket = { tokenHash: hash, userId, checkedHash, passwordHash, now: time, expires: time + LOGIN_TICKET_LIFE };
  return (await loginProofs.createTicket(ticket)) ? token : null;
}

/** @throws Refusal login_expired */
async function ticketOf(ports: Ports, token: string): Promise<LoginTicket & { readonly hash: string }> {
  const hash = await tokenHash(token);
  const ticket = hash === null ? null : await ports.loginProofs.findTicket(hash, ports.now());
  if (hash === null || ticket === null) throw new Refusal("login_expired");
  return { ...ticket, hash };
}

/** POST /api/secondFactorOptions. @throws Refusal login_expired, too_many_requests */
export async function secondFactorOptions(ports: PasskeyPorts, token: string): Promise<AssertionOptions> {
  const { hash, userId } = await ticketOf(ports, token);
  await countOne(ports, "challenge", hash);
  const challenge = await newChallenge(ports, { purpose: "second_factor", subject: hash }, userId);
  return assertionOptions(challenge, ports.party, await ports.passkeys.list(userId), "preferred");
}

/**
 * POST /api/secondFactor: a passkey or a recovery code in addition to the password. A ticket is valid for one session
 * and ends after too many attempts.
 *
 * @throws Refusal login_expired, passkey_refused, recovery_code_wrong
 */
export async function secondFactor(
  ports: PasskeyPorts,
  asker: Asker,
  { ticket: token, response, recoveryCode = "" }: SecondFactorRequest,
): Promise<LoginReply> {
  const ticket = await ticketOf(ports, token);
  const { hash, userId } = ticket;
  if (!(await takeOne(ports, "secondFactor", hash))) {
    await ports.loginProofs.endTicket(hash);
    throw new Refusal("login_expired");
  }
  if (response === undefined) return byRecoveryCode(ports, asker, ticket, recoveryCode);
  const expected = { purpose: "second_factor", subject: hash, userId, verifiesUser: false } as const;
  const { use } = await checkedAssertion(ports, expected, response);
  const reply = await provedLogin(ports, asker, ticket, (session) =>
    ports.loginProofs.logInByPasskey(session, use, hash),
  );
  return reply ?? refuse(ports, hash, "passkey_refused");
}

async function byRecoveryCode(
  ports: Ports,
  asker: Asker,
  ticket: LoginTicket & { readonly hash: string },
  code: string,
): Promise<LoginReply> {
  const { userId, hash } = ticket;
  const codeHash = await recoveryCodeHash(userId, code);
  const reply = await provedLogin(ports, asker, ticket, (session) =>
    ports.loginProofs.logInByRecoveryCode(session, codeHash, hash),
  );
  if (reply === null) return refuse(ports, hash, "recovery_code_wrong");
  await noteAccountEvent(ports, userId, "recovery_code_used", asker.device);
  const left = await ports.loginProofs.countRecoveryCodes(userId);
  await sendNotice(ports, ticket, asker.device, (words, notice) => words.recoveryCodeUsed(notice, left));
  return reply;
}

/** Refuses with `code`, or with login_expired if another attempt used up the ticket meanwhile. */
async function refuse(
  { loginProofs, now }: Ports,
  ticketHash: string,
  code: "passkey_refused" | "recovery_code_wrong",
): Promise<never> {
  throw new Refusal((await loginProofs.findTicket(ticketHash, now())) === null ? "login_expired" : code);
}
