import type { LoginReply, LoginRequest } from "../contract/account.ts";
import type { Ports } from "../ports.ts";
import { startSession } from "./caller.ts";
import { countFailure, countOne, isUsedUp, refuseIfUsedUp } from "./rate-limit.ts";
import { Refusal } from "./refusal.ts";

/**
 * POST /api/login. Whether an account exists is told as the specification wants it, but only so often: when the
 * address has used up its disclosures, every failure is a 429. Each costs one hash, so that time tells nothing either.
 *
 * @throws Refusal too_many_requests, unknown_email, wrong_password
 */
export async function logIn(ports: Ports, address: string, { email, password }: LoginRequest): Promise<LoginReply> {
  await refuseIfUsedUp(ports, "wrongPassword", address);
  const account = await ports.accounts.findByEmail(email);
  if (account === null) {
    await ports.hasher.hash(password);
    return refuse(ports, address, "unknown_email");
  }
  const { matches, needsRehash } = await ports.hasher.verify(password, account.passwordHash);
  if (!matches) return refuse(ports, address, "wrong_password");
  // a better hash can wait for a quieter moment
  const hash = needsRehash ? await ports.hasher.hash(password).catch(() => account.passwordHash) : account.passwordHash;
  const accessToken = await startSession(ports, account, hash);
  // changed while we hashed: by now the password may be the wrong one
  if (accessToken === null) return logIn(ports, address, { email, password });
  return { accessToken, isAdmin: account.isAdmin };
}

/** Once the disclosures are used up, both failures count alike: a counter that only one of them moves would tell them apart. */
async function refuse(ports: Ports, address: string, code: "unknown_email" | "wrong_password"): Promise<never> {
  const isDisclosing = !(await isUsedUp(ports, "disclosure", address));
  if (code === "wrong_password" || !isDisclosing) await countFailure(ports, "wrongPassword", address);
  if (code === "unknown_email" && isDisclosing) await countOne(ports, "disclosure", address);
  if (!isDisclosing) await refuseIfUsedUp(ports, "disclosure", address);
  throw new Refusal(code);
}
