import type { Profile, RegisterReply, RegisterRequest } from "../contract/account.ts";
import type { Ports } from "../ports.ts";
import { noteAccountEvent } from "./account-events.ts";
import { startSession } from "./caller.ts";
import { markDevice } from "./device-mark.ts";
import type { Asker } from "./device-mark.ts";
import { mailLink } from "./mail-link.ts";
import { firstPasswordMail, knownAddressMail } from "./password-mails.ts";
import { isUsedUp, takeOne } from "./rate-limit.ts";
import { refuseWeakPassword } from "./refuse-weak-password.ts";
import { newToken } from "./token.ts";

/**
 * POST /api/register. Once the address has used up its disclosures, the answer is the same for every email address.
 *
 * @throws Refusal password_blank, password_common, password_own, too_many_requests, mail_failed
 */
export async function register(ports: Ports, asker: Asker, request: RegisterRequest): Promise<RegisterReply> {
  const { address } = asker;
  const { email, password, ...profile } = request;
  await refuseWeakPassword(password, request);
  if (await isUsedUp(ports, "disclosure", address)) return registerByMail(ports, address, email, profile);
  const exists = async (): Promise<RegisterReply> =>
    (await takeOne(ports, "disclosure", address))
      ? { status: "exists" }
      : registerByMail(ports, address, email, profile);
  if ((await ports.accounts.findByEmail(email)) !== null) return exists();
  const passwordHash = await ports.hasher.hash(password);
  const userId = crypto.randomUUID();
  // somebody may have been faster: the database decides
  if (!(await ports.accounts.create({ userId, email, passwordHash, profile, created: ports.now() }))) return exists();
  const accessToken = await startSession(ports, { userId, passwordHash }, { device: asker.device });
  // the owner of the address set another password meanwhile
  if (accessToken === null) return exists();
  await markDevice(ports, userId, asker);
  await noteAccountEvent(ports, userId, "registered", asker.device);
  return { status: "created", accessToken, isAdmin: false };
}

/** The mail tells the rest. The password that was typed is not used: a login with it would tell what the answer does not. */
async function registerByMail(ports: Ports, address: string, email: string, profile: Profile): Promise<RegisterReply> {
  const userId = crypto.randomUUID();
  const passwordHash = await ports.hasher.hash(newToken());
  const isNew = await ports.accounts.create({ userId, email, passwordHash, profile, created: ports.now() });
  const account = isNew ? { userId, email } : await ports.accounts.findByEmail(email);
  if (account !== null) await mailLink(ports, { address }, account, isNew ? firstPasswordMail : knownAddressMail);
  return { status: "mailed" };
}
