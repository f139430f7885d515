import type { RegisterReply, RegisterRequest } from "../contract/account.ts";
import type { Ports } from "../ports.ts";
import { startSession } from "./caller.ts";
import { countOne, refuseIfUsedUp } from "./rate-limit.ts";

/** POST /api/register. @throws Refusal too_many_requests */
export async function register(
  ports: Ports,
  address: string,
  { email, password, ...profile }: RegisterRequest,
): Promise<RegisterReply> {
  // a new address is no disclosure, but the answer would be one
  await refuseIfUsedUp(ports, "disclosure", address);
  const exists = async (): Promise<RegisterReply> => {
    await countOne(ports, "disclosure", address);
    return { status: "exists" };
  };
  if ((await ports.accounts.findByEmail(email)) !== null) return exists();
  const passwordHash = await ports.hasher.hash(password);
  const userId = crypto.randomUUID();
  // somebody may have been faster: the database decides
  if (!(await ports.accounts.create({ userId, email, passwordHash, profile, created: ports.now() }))) return exists();
  const accessToken = await startSession(ports, { userId, passwordHash });
  // the owner of the address set another password meanwhile
  if (accessToken === null) return exists();
  return { status: "created", accessToken, isAdmin: false };
}
