import { RATES } from "../contract/limits.ts";
import type { RateName } from "../contract/limits.ts";
import type { Ports } from "../ports.ts";
import { Refusal } from "./refusal.ts";
import { sha256 } from "./sha256.ts";

type Counting = Pick<Ports, "rates" | "now">;

const keyOf = (name: RateName, subject: string): Promise<string> => sha256(`${name}:${subject}`);

const tooMany = (expires: number, now: number) => new Refusal("too_many_requests", { retryAfter: expires - now });

/** Counts one more. @throws Refusal too_many_requests, if that was over the limit */
export async function countOne({ rates, now }: Counting, name: RateName, subject: string): Promise<void> {
  const { limit, window } = RATES[name];
  const time = now();
  const { count, expires } = await rates.hit(await keyOf(name, subject), time, window);
  if (count > limit) throw tooMany(expires, time);
}

/** Counts one more whose window begins anew with each; the limit is asked for by refuseIfUsedUp. */
export async function countFailure({ rates, now }: Counting, name: RateName, subject: string): Promise<void> {
  await rates.hit(await keyOf(name, subject), now(), RATES[name].window, true);
}

/** Counts one more. @returns whether that was still within the limit */
export async function takeOne({ rates, now }: Counting, name: RateName, subject: string): Promise<boolean> {
  const { limit, window } = RATES[name];
  return (await rates.hit(await keyOf(name, subject), now(), window)).count <= limit;
}

/** Whether the limit was reached; counts nothing. */
export async function isUsedUp({ rates, now }: Counting, name: RateName, subject: string): Promise<boolean> {
  return (await rates.read(await keyOf(name, subject), now())).count >= RATES[name].limit;
}

/** @throws Refusal too_many_requests, if the limit was reached; counts nothing */
export async function refuseIfUsedUp({ rates, now }: Counting, name: RateName, subject: string): Promise<void> {
  const time = now();
  const { count, expires } = await rates.read(await keyOf(name, subject), time);
  if (count >= RATES[name].limit) throw tooMany(expires, time);
}
