import type { LoginReply, LoginRequest } from "../contract/account.ts";
import type { Ports } from "../ports.ts";
import type { Account } from "../ports/account-store.ts";
import { startSession } from "./caller.ts";
import { claim, countOne, isUsedUp, refuseIfUsedUp } from "./rate-limit.ts";
import type { Claim } from "./rate-limit.ts";
import { Refusal } from "./refusal.ts";

/**
 * POST /api/login. Whether an account exists is told as the specification wants it, but only so often: when the
 * address has used up its disclosures, every failure is a 429. Each costs one hash, so that time tells nothing either.
 *
 * @throws Refusal too_many_requests, unknown_email, wrong_password
 */
export async function logIn(ports: Ports, address: string, request: LoginRequest): Promise<LoginReply> {
  await countOne(ports, "login", address);
  return checked(ports, address, request);
}

async function checked(ports: Ports, address: string, request: LoginRequest): Promise<LoginReply> {
  const { email, password } = request;
  // counted before hashing: of any number at once, no more are computed than the rate allows
  const guess = await claim(ports, ["wrongPassword", address]);
  const account = await ports.accounts.findByEmail(email);
  const verdict = await verify(ports, account, password).catch(async (error: unknown) => {
    await guess.giveBack();
    throw error;
  });
  if (account === null) return refuse(ports, address, guess, "unknown_email");
  if (!verdict.matches) return refuse(ports, address, guess, "wrong_password");
  await guess.giveBack();
  // a better hash can wait for a quieter moment
  const hash = verdict.needsRehash
    ? await ports.hasher.hash(password).catch(() => account.passwordHash)
    : account.passwordHash;
  const accessToken = await startSession(ports, account, hash);
  // changed while we hashed: by now the password may be the wrong one
  if (accessToken === null) return checked(ports, address, request);
  return { accessToken, isAdmin: account.isAdmin };
}

async function verify({ hasher }: Ports, account: Account | null, password: string) {
  if (account !== null) return hasher.verify(password, account.passwordHash);
  await hasher.hash(password);
  return { matches: false, needsRehash: false };
}

/** Once the disclosures are used up, both failures count alike: a counter that only one of them moves would tell them apart. */
async function refuse(
  ports: Ports,
  address: string,
  guess: Claim,
  code: "unknown_email" | "wrong_password",
): Promise<never> {
  const isDisclosing = !(await isUsedUp(ports, "disclosure", address));
  if (code === "wrong_password" || !isDisclosing) await guess.keep();
  else await guess.giveBack();
  if (code === "unknown_email" && isDisclosing) await countOne(ports, "disclosure", address);
  if (!isDisclosing) await refuseIfUsedUp(ports, "disclosure", address);
  throw new Refusal(code);
}
