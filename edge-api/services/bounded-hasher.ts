import { HASHES } from "../contract/limits.ts";
import type { Ports } from "../ports.ts";
import type { PasswordHasher } from "../ports/password-hasher.ts";
import { Refusal } from "./refusal.ts";

/** Hashes do not begin nearer to each other than this. */
const APART = HASHES.window / HASHES.limit;
/** A call that hashes twice gets its second turn on the slowest machine too. */
const LONGEST_REST = HASHES.window / 2;
/** One that has not ended by then belongs to a request that was given up. */
const LONGEST_HASH = 5 * HASHES.window;
/** Whoever has waited for so long is refused. */
const PATIENCE = 2 * HASHES.window;

/**
 * A hasher that leaves the thread to others: each hash holds it, so they begin apart, one at a time, and after each the
 * thread rests for as long as it took. Who would have to wait for more than HASHES.window is refused before anything is
 * computed; a cap on hashes in flight would not help. So a reader waits for one hash at the most, however slow the machine.
 *
 * @throws Refusal too_many_requests from both calls
 */
export function boundedHasher(hasher: PasswordHasher, { now, pause }: Pick<Ports, "now" | "pause">): PasswordHasher {
  let nextTurn = now();
  let quietUntil = nextTurn;
  const refusal = () => new Refusal("too_many_requests", { retryAfter: HASHES.window });

  const inTurn = async <T>(compute: () => Promise<T>): Promise<T> => {
    const asked = now();
    const wait = Math.max(0, nextTurn - asked);
    if (wait >= HASHES.window) throw refusal();
    nextTurn = asked + wait + APART;
    if (wait > 0) await pause(wait);
    // a slow machine is behind its turns
    while (now() < quietUntil) {
      if (now() - asked >= PATIENCE) throw refusal();
      await pause(Math.min(quietUntil - now(), APART));
    }
    const begun = now();
    quietUntil = begun + LONGEST_HASH;
    try {
      return await compute();
    } finally {
      // on Workers the clock stands still while a request computes: after a pause it says how long that was
      await pause(0);
      const ended = now();
      quietUntil = ended + Math.min(ended - begun, LONGEST_REST);
    }
  };
  return {
    hash: (password) => inTurn(() => hasher.hash(password)),
    verify: (password, phc) => inTurn(() => hasher.verify(password, phc)),
  };
}
