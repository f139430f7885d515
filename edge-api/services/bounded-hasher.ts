import { HASHES } from "../contract/limits.ts";
import type { PasswordHasher } from "../ports.ts";
import { Refusal } from "./refusal.ts";

/**
 * A hasher that refuses more than HASHES: a bucket that fills with time, asked before each hash. A cap on hashes in
 * flight would not help, for each holds the thread.
 *
 * @throws Refusal too_many_requests from both calls
 */
export function boundedHasher(hasher: PasswordHasher, now: () => number): PasswordHasher {
  let level: number = HASHES.limit;
  let filled = now();
  const takeOne = (): void => {
    const time = now();
    level = Math.min(HASHES.limit, level + (Math.max(0, time - filled) * HASHES.limit) / HASHES.window);
    filled = time;
    if (level < 1) throw new Refusal("too_many_requests", { retryAfter: HASHES.window });
    level -= 1;
  };
  return {
    async hash(password) {
      takeOne();
      return hasher.hash(password);
    },
    async verify(password, phc) {
      takeOne();
      return hasher.verify(password, phc);
    },
  };
}
