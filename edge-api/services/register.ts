import { ACCOUNT_EXISTS, isSpecifiedText, RegisterRequestSchema } from "../contract/account.ts";
import type { Profile, RegisterReply, RegisterRequest } from "../contract/account.ts";
import { BODY_LIMITS } from "../contract/limits.ts";
import type { Ports } from "../ports.ts";
import { startSession } from "./caller.ts";
import { markDevice } from "./device-mark.ts";
import type { Asker } from "./device-mark.ts";
import { mailLink } from "./mail-link.ts";
import { firstPasswordMail, knownAddressMail } from "./password-mails.ts";
import { isUsedUp, takeOne } from "./rate-limit.ts";
import { readBody } from "./read-body.ts";
import { Refusal } from "./refusal.ts";
import { refuseWeakPassword } from "./refuse-weak-password.ts";
import { newToken } from "./token.ts";

/**
 * The body of POST /api/register. A fault is told in the words that the specification has for its field.
 *
 * @throws Refusal as readBody does
 */
export async function readRegistration(request: Request): Promise<RegisterRequest> {
  try {
    return await readBody(request, BODY_LIMITS.small, RegisterRequestSchema);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "invalid") throw error;
    const text = error.details.fields?.find((fault) => isSpecifiedText(fault.text))?.text;
    throw new Refusal("invalid", { ...error.details, text });
  }
}

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
      ? { status: "exists", error: ACCOUNT_EXISTS }
      : registerByMail(ports, address, email, profile);
  if ((await ports.accounts.findByEmail(email)) !== null) return exists();
  const passwordHash = await ports.hasher.hash(password);
  const userId = crypto.randomUUID();
  // somebody may have been faster: the database decides
  if (!(await ports.accounts.create({ userId, email, passwordHash, profile, created: ports.now() }))) return exists();
  const accessToken = await startSession(ports, { userId, passwordHash });
  // the owner of the address set another password meanwhile
  if (accessToken === null) return exists();
  await markDevice(ports, userId, asker);
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
