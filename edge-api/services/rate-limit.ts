import { RATES, WIDE_NETWORK } from "../contract/limits.ts";
import type { RateName } from "../contract/limits.ts";
import type { Ports } from "../ports.ts";
import { Refusal } from "./refusal.ts";
import { sha256 } from "./sha256.ts";

type Counting = Pick<Ports, "rates" | "now">;

/** A rate, and whose: an address, an account, both… */
export type Allowance = readonly [name: RateName, subject: string];

interface Counter {
  readonly key: string;
  readonly limit: number;
  readonly window: number;
}

/** A subject that ends with an IPv6 network, up to the first 48 bits of it. */
const NETWORK_64 = /^(.*?[^\s:]+:[^\s:]+:[^\s:]+):[^\s:]+::\/64$/;

/** IPv6 counts by /64 and by /48: who has a /48 has 65,536 networks to ask from. */
async function countersOf([name, subject]: Allowance): Promise<readonly Counter[]> {
  const { limit, window } = RATES[name];
  const counter = async (whose: string, most: number) => ({
    key: await sha256(`${name}:${whose}`),
    limit: most,
    window,
  });
  const wide = NETWORK_64.exec(subject)?.[1];
  const narrow = await counter(subject, limit);
  return wide === undefined ? [narrow] : [narrow, await counter(`${wide}::/48`, limit * WIDE_NETWORK)];
}

const tooMany = (expires: number, now: number) => new Refusal("too_many_requests", { retryAfter: expires - now });

/** What was counted before it was known how it ends. */
export interface Claim {
  /** It does not count after all. */
  giveBack(): Promise<void>;
  /** It counts, and each window begins anew. */
  keep(): Promise<void>;
}

async function take(
  { rates, now }: Counting,
  allowances: readonly Allowance[],
): Promise<{ readonly claim: Claim } | { readonly expires: number }> {
  const taken: Counter[] = [];
  const giveBack = async (): Promise<void> => {
    for (const { key } of taken) await rates.giveBack(key, now());
  };
  for (const counter of (await Promise.all(allowances.map(countersOf))).flat()) {
    const answer = await rates.take(counter.key, now(), counter.window, counter.limit);
    if (!answer.taken) {
      await giveBack();
      return { expires: answer.expires };
    }
    taken.push(counter);
  }
  const keep = async (): Promise<void> => {
    for (const { key, window } of taken) await rates.extend(key, now() + window);
  };
  return { claim: { giveBack, keep } };
}

/** Counts one more of each; where one is used up, none. @throws Refusal too_many_requests */
export async function claim(counting: Counting, ...allowances: readonly Allowance[]): Promise<Claim> {
  const answer = await take(counting, allowances);
  if ("expires" in answer) throw tooMany(answer.expires, counting.now());
  return answer.claim;
}

/** The same; null where one is used up. */
export async function claimIfLeft(counting: Counting, ...allowances: readonly Allowance[]): Promise<Claim | null> {
  const answer = await take(counting, allowances);
  return "claim" in answer ? answer.claim : null;
}

/** Counts one more. @throws Refusal too_many_requests, if that was over the limit */
export async function countOne(counting: Counting, ...allowance: Allowance): Promise<void> {
  await claim(counting, allowance);
}

/** Counts one more write of a user. @throws Refusal too_many_writes: until the window ends, none of them gets through */
export async function countWrite(counting: Counting, userId: string): Promise<void> {
  const answer = await take(counting, [["write", userId]]);
  if ("expires" in answer) throw new Refusal("too_many_writes", { retryAfter: answer.expires - counting.now() });
}

/** Counts one more. @returns whether that was still within the limit */
export async function takeOne(counting: Counting, ...allowance: Allowance): Promise<boolean> {
  return "claim" in (await take(counting, [allowance]));
}

/** When a limit that was reached is open again; null: it was not. Counts nothing. */
async function usedUpUntil({ rates, now }: Counting, allowance: Allowance): Promise<number | null> {
  for (const { key, limit } of await countersOf(allowance)) {
    const { count, expires } = await rates.read(key, now());
    if (count >= limit) return expires;
  }
  return null;
}

/** Whether the limit was reached; counts nothing. */
export const isUsedUp = async (counting: Counting, ...allowance: Allowance): Promise<boolean> =>
  (await usedUpUntil(counting, allowance)) !== null;

/** @throws Refusal too_many_requests, if the limit was reached; counts nothing */
export async function refuseIfUsedUp(counting: Counting, ...allowance: Allowance): Promise<void> {
  const expires = await usedUpUntil(counting, allowance);
  if (expires !== null) throw tooMany(expires, counting.now());
}
