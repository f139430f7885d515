import { HASHES } from "../contract/limits.ts";
import type { PasswordHasher, Ports } from "../ports.ts";
import { Refusal } from "./refusal.ts";

/** Hashes do not begin nearer to each other than this. */
const APART = HASHES.window / HASHES.limit;
/** A call that hashes twice gets its second turn on the slowest machine too. */
const LONGEST_REST = HASHES.window / 2;

/**
 * A hasher that leaves the thread to others: each hash holds it, so they begin apart, and after each the thread rests for
 * as long as it took. Who would have to wait for more than HASHES.window is refused before anything is computed; a cap
 * on hashes in flight would not help. So a reader waits for one hash at the most, however slow the machine.
 *
 * @throws Refusal too_many_requests from both calls
 */
export function boundedHasher(hasher: PasswordHasher, { now, pause }: Pick<Ports, "now" | "pause">): PasswordHasher {
  let free = now();
  const inTurn = async <T>(compute: () => Promise<T>): Promise<T> => {
    const asked = now();
    const wait = Math.max(0, free - asked);
    if (wait >= HASHES.window) throw new Refusal("too_many_requests", { retryAfter: HASHES.window });
    free = asked + wait + APART;
    if (wait > 0) await pause(wait);
    const begun = now();
    try {
      return await compute();
    } finally {
      // on Workers the clock stands still while a request computes: after a pause it says how long that was
      await pause(0);
      const ended = now();
      free = Math.max(free, ended + Math.min(ended - begun, LONGEST_REST));
    }
  };
  return {
    hash: (password) => inTurn(() => hasher.hash(password)),
    verify: (password, phc) => inTurn(() => hasher.verify(password, phc)),
  };
}
