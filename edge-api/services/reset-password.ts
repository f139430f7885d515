import type { Ports } from "../ports.ts";
import { knownDevice } from "./device-mark.ts";
import type { Asker } from "./device-mark.ts";
import { mailLink, mailOnce } from "./mail-link.ts";
import { mailIn } from "./mails/mail-in.ts";
import { countOne, isUsedUp, takeOne } from "./rate-limit.ts";
import { Refusal } from "./refusal.ts";

/**
 * POST /api/resetPassword: mails a link; earlier ones go on working. Once the address has used up its disclosures, the
 * answer tells nothing and the mail the rest, so that one person shuts out nobody behind the same address. A known
 * device of the account has its own links: nobody else, behind the same address or not, uses them up.
 *
 * @returns whether the answer may say that there is an account
 * @throws Refusal too_many_requests, unknown_email, mail_failed
 */
export async function resetPassword(ports: Ports, asker: Asker, email: string): Promise<boolean> {
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
