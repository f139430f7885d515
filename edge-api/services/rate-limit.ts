import { RATES, WIDE_NETWORK, type RateName } from "../contract/limits.ts";
import type { Ports } from "../ports.ts";
import type { RateLimiter, RateLimiters } from "../ports/rate-limiter.ts";
import { Refusal } from "./refusal.ts";
import { sha256 } from "./sha256.ts";

type Counting = Pick<Ports, "limiters" | "rates" | "now">;

/** A rate limit and its subject: an address, an account, or both. */
export type Allowance = readonly [name: RateName, subject: string];

interface Counter {
  readonly key: string;
  readonly limit: number;
  readonly window: number;
  /** counts in place of the database */
  readonly limiter: RateLimiter | undefined;
}

/** Matches a subject that ends with an IPv6 /64; group 1 holds all up to its first 48 bits. */
const NETWORK_64 = /^(.*?[^\s:]+:[^\s:]+:[^\s:]+):[^\s:]+::\/64$/;

/** IPv6 subjects are counted by /64 and by /48, since one /48 has 65,536 networks to send from. */
async function countersOf([name, subject]: Allowance, limiters: RateLimiters = {}): Promise<readonly Counter[]> {
  const { limit, window } = RATES[name];
  const counter = async (whose: string, most: number, limiter: RateLimiter | undefined): Promise<Counter> => ({
    key: await sha256(`${name}:${whose}`),
    limit: most,
    window,
    limiter,
  });
  const wide = NETWORK_64.exec(subject)?.[1];
  const own = await counter(subject, limit, limiters[name]?.own);
  return wide === undefined ? [own] : [own, await counter(`${wide}::/48`, limit * WIDE_NETWORK, limiters[name]?.site)];
}

const tooMany = (expires: number, now: number) => new Refusal("too_many_requests", { retryAfter: expires - now });

/** Counts taken before the outcome of an attempt is known. */
export interface Claim {
  /** Takes the counts back. */
  giveBack(): Promise<void>;
  /** Keeps the counts and restarts each window. */
  keep(): Promise<void>;
}

async function take(
  { rates, limiters, now }: Counting,
  allowances: readonly Allowance[],
): Promise<{ readonly claim: Claim } | { readonly expires: number }> {
  const taken: Counter[] = [];
  const giveBack = async (): Promise<void> => {
    for (const { key } of taken) await rates.giveBack(key, now());
  };
  for (const counter of (await Promise.all(allowances.map((each) => countersOf(each, limiters)))).flat()) {
    const { key, limiter, limit, window } = counter;
    const answer = limiter
      ? { taken: await limiter(key), expires: now() + window }
      : await rates.take(key, now(), window, limit);
    if (!answer.taken) {
      await giveBack();
      return { expires: answer.expires };
    }
    if (!limiter) taken.push(counter);
  }
  const keep = async (): Promise<void> => {
    for (const { key, window } of taken) await rates.extend(key, now() + window);
  };
  return { claim: { giveBack, keep } };
}

/** Counts one for each allowance, or none if one of them is used up. @throws Refusal too_many_requests */
export async function claim(counting: Counting, ...allowances: readonly Allowance[]): Promise<Claim> {
  const answer = await take(counting, allowances);
  if ("expires" in answer) throw tooMany(answer.expires, counting.now());
  return answer.claim;
}

/** Counts one for each allowance. @returns null, with nothing counted, if one of them is used up */
export async function claimIfLeft(counting: Counting, ...allowances: readonly Allowance[]): Promise<Claim | null> {
  const answer = await take(counting, allowances);
  return "claim" in answer ? answer.claim : null;
}

/** Counts one. @throws Refusal too_many_requests, if the limit was reached before */
export async function countOne(counting: Counting, ...allowance: Allowance): Promise<void> {
  await claim(counting, allowance);
}

/** Counts one write of a user. @throws Refusal too_many_writes, until the window ends */
export async function countWrite(counting: Counting, userId: string): Promise<void> {
  const answer = await take(counting, [["write", userId]]);
  if ("expires" in answer) throw new Refusal("too_many_writes", { retryAfter: answer.expires - counting.now() });
}

/** Counts one. @returns false if the limit was reached before */
export async function takeOne(counting: Counting, ...allowance: Allowance): Promise<boolean> {
  return "claim" in (await take(counting, [allowance]));
}

/** When the window of a used-up limit ends; null: not used up. Counts nothing. */
async function usedUpUntil({ rates, now }: Counting, allowance: Allowance): Promise<number | null> {
  for (const { key, limit } of await countersOf(allowance)) {
    const { count, expires } = await rates.read(key, now());
    if (count >= limit) return expires;
  }
  return null;
}

/** Whether the limit is used up. Counts nothing. */
export const isUsedUp = async (counting: Counting, ...allowance: Allowance): Promise<boolean> =>
  (await usedUpUntil(counting, allowance)) !== null;

/** Refuses if the limit is used up. Counts nothing. @throws Refusal too_many_requests */
export async function refuseIfUsedUp(counting: Counting, ...allowance: Allowance): Promise<void> {
  const expires = await usedUpUntil(counting, allowance);
  if (expires !== null) throw tooMany(expires, counting.now());
}
