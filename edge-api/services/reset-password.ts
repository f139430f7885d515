import { RESET_TOKEN_LIFE } from "../contract/limits.ts";
import type { Ports } from "../ports.ts";
import { resetMail } from "./password-mails.ts";
import { countOne, refuseIfUsedUp } from "./rate-limit.ts";
import { Refusal } from "./refusal.ts";
import { newSecret } from "./token.ts";

/**
 * POST /api/resetPassword: mails a link that supersedes any earlier one.
 *
 * @throws Refusal too_many_requests, unknown_email, mail_failed
 */
export async function resetPassword(ports: Ports, address: string, email: string): Promise<void> {
  await refuseIfUsedUp(ports, "disclosure", address);
  const account = await ports.accounts.findByEmail(email);
  if (account === null) {
    await countOne(ports, "disclosure", address);
    throw new Refusal("unknown_email");
  }
  await countOne(ports, "resetMail", email);
  const { token, hash } = await newSecret();
  const isMade = await ports.sessions.createReset(hash, account.userId, ports.now() + RESET_TOKEN_LIFE);
  if (!isMade) throw new Refusal("unknown_email");
  try {
    await ports.mailer.send(resetMail(email, `${ports.publicOrigin}/change-password/${token}`));
  } catch (cause) {
    throw new Refusal("mail_failed", { cause });
  }
}
