import {
  ACCOUNT_EXISTS,
  isSpecifiedText,
  RegisterRequestSchema,
  type Profile,
  type RegisterRequest,
} from "../contract/account.ts";
import type { RegisterReply } from "../contract/reply-schemas.ts";
import { BODY_LIMITS } from "../contract/limits.ts";
import { UNVERIFIED_ACCOUNT_LIFE } from "../contract/retention.ts";
import type { Ports } from "../ports.ts";
import type { NewAccount } from "../ports/account-store.ts";
import { noteAccountEvent } from "./account-events.ts";
import { startSession } from "./caller.ts";
import { markDevice, type Asker } from "./device-mark.ts";
import { mailLink, refuseWithoutMail } from "./mail-link.ts";
import { isUsedUp, takeOne } from "./rate-limit.ts";
import { readBody } from "./read-body.ts";
import { Refusal } from "./refusal.ts";
import { refuseWeakPassword } from "./refuse-weak-password.ts";
import { newToken } from "./token.ts";
import { welcome } from "./verify-email.ts";

/**
 * Reads the body of POST /api/register. A fault has the text that the specification gives for its field.
 *
 * @throws Refusal as readBody
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
 * POST /api/register. After the address has used up its disclosures, the reply is the same for every email address.
 *
 * @throws Refusal password_blank, password_common, password_own, too_many_requests, mail_failed, mail_not_set_up
 */
export async function register(ports: Ports, asker: Asker, request: RegisterRequest): Promise<RegisterReply> {
  const { email, password, ...profile } = request;
  await refuseWeakPassword(password, request);
  if (await isUsedUp(ports, "disclosure", asker.address)) return registerByMail(ports, asker, email, profile);
  const exists = async (): Promise<RegisterReply> =>
    (await takeOne(ports, "disclosure", asker.address))
      ? { status: "exists", error: ACCOUNT_EXISTS }
      : registerByMail(ports, asker, email, profile);
  if ((await ports.accounts.findByEmail(email)) !== null) return exists();
  const passwordHash = await ports.hasher.hash(password);
  const userId = crypto.randomUUID();
  // a concurrent registration may win: the database decides
  const { language } = asker;
  const account = { userId, email, passwordHash, language, profile, ...lifeOf(ports) };
  if (!(await ports.accounts.create(account))) return exists();
  const accessToken = await startSession(ports, { userId, passwordHash }, { device: asker.device });
  // the owner of the mailbox set another password meanwhile
  if (accessToken === null) return exists();
  await markDevice(ports, userId, asker);
  await noteAccountEvent(ports, userId, "registered", asker.device);
  await welcome(ports, account);
  return { status: "created", accessToken, isAdmin: false };
}

/** A new account waits for the confirmation of its address only where the mail with the link can arrive. */
function lifeOf({ mailer, now }: Pick<Ports, "mailer" | "now">): Pick<NewAccount, "confirmBy" | "created"> {
  const created = now();
  return { created, confirmBy: mailer.reachesMailboxes ? created + UNVERIFIED_ACCOUNT_LIFE : null };
}

/**
 * Sends a link by mail to new and existing accounts alike. The typed password is not stored: logging in with it would
 * reveal whether the account is new.
 */
async function registerByMail(ports: Ports, asker: Asker, email: string, profile: Profile): Promise<RegisterReply> {
  refuseWithoutMail(ports);
  const { address, language } = asker;
  const userId = crypto.randomUUID();
  const passwordHash = await ports.hasher.hash(newToken());
  const newAccount = { userId, email, passwordHash, language, profile, ...lifeOf(ports) };
  const isNew = await ports.accounts.create(newAccount);
  // nothing is stored for an existing account, in the same time
  await noteAccountEvent(ports, isNew ? userId : "", "registered", asker.device);
  const account = isNew ? newAccount : await ports.accounts.findByEmail(email);
  if (account !== null) await mailLink(ports, { address }, account, isNew ? "firstPassword" : "knownAddress");
  return { status: "mailed" };
}
