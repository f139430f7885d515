import type { Ports } from "../ports.ts";
import { knownDevice, type Asker } from "./device-mark.ts";
import { mailLink, mailOnce, refuseWithoutMail } from "./mail-link.ts";
import { mailIn } from "./mails/mail-in.ts";
import { countOne, isUsedUp, takeOne } from "./rate-limit.ts";
import { Refusal } from "./refusal.ts";

/**
 * POST /api/resetPassword: mails a link; earlier links stay valid. After the address has used up its disclosures, the
 * reply is neutral and only the mail tells whether there is an account, so that one client cannot lock out others
 * behind the same address. A known device of the account has a rate limit of its own, which other clients cannot use up.
 *
 * @returns whether the reply may reveal that the account exists
 * @throws Refusal too_many_requests, unknown_email, mail_failed, mail_not_set_up
 */
export async function resetPassword(ports: Ports, asker: Asker, email: string): Promise<boolean> {
  refuseWithoutMail(ports);
  const { address } = asker;
  const account = await ports.accounts.findByEmail(email);
  const device = await knownDevice(ports, account?.userId ?? null, asker);
  if (account !== null && device !== null) {
    await mailLink(ports, { device }, account, "reset");
    return true;
  }
  await countOne(ports, "reset", address);
  if (account !== null) {
    const mayTell = !(await isUsedUp(ports, "disclosure", address));
    await mailLink(ports, { address }, account, "reset");
    return mayTell;
  }
  if (await takeOne(ports, "disclosure", address)) throw new Refusal("unknown_email");
  await mailOnce(ports, { address }, email, async () =>
    mailIn(asker.language, email, (words) => words.noAccount(ports.publicOrigin)),
  );
  return false;
}
