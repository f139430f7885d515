import type { Ports } from "../ports.ts";
import type { SessionCaller } from "./caller.ts";
import { noteAccountEvent } from "./account-events.ts";
import { claimIfLeft } from "./rate-limit.ts";
import { Refusal } from "./refusal.ts";

/**
 * Checks the password again before a session changes or deletes the account. Too many wrong passwords end this session
 * but not the owner's others, so that a stolen session cannot lock the owner out.
 *
 * @returns the stored hash that the password was checked against; the change must apply only while it is still stored
 * @throws Refusal wrong_current_password, unauthenticated (the session has ended), too_many_requests
 */
export async function confirmPassword(
  ports: Ports,
  { userId, tokenHash }: SessionCaller,
  password: string | undefined,
): Promise<string> {
  if (password === undefined) throw new Refusal("wrong_current_password");
  // counted before hashing, so that concurrent calls cannot exceed the rate
  const guess = await claimIfLeft(ports, ["confirm", tokenHash]);
  if (guess === null) {
    await ports.sessions.end(tokenHash);
    await noteAccountEvent(ports, userId, "session_ended");
    throw new Refusal("unauthenticated");
  }
  const account = await ports.accounts.findById(userId);
  if (account === null) throw new Refusal("unauthenticated");
  const { matches } = await ports.hasher.verify(password, account.passwordHash).catch(async (error: unknown) => {
    await guess.giveBack();
    throw error;
  });
  if (!matches) {
    await noteAccountEvent(ports, userId, "password_failed");
    throw new Refusal("wrong_current_password");
  }
  await guess.giveBack();
  return account.passwordHash;
}
