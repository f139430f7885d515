import { HASHES } from "../contract/limits.ts";
import type { Ports } from "../ports.ts";
import type { HashLane, PasswordHasher } from "../ports/password-hasher.ts";
import { Refusal } from "./refusal.ts";

/** Hashes do not begin nearer to each other than this. */
const APART = HASHES.window / HASHES.limit;
/** A call that hashes twice gets its second turn on the slowest machine too. */
const LONGEST_REST = HASHES.window / 2;
/** One that has not ended by then belongs to a request that was given up. */
const LONGEST_HASH = 5 * HASHES.window;
/** Whoever has waited for so long is refused. A known device waits out the longest hash of another. */
const PATIENCE: Readonly<Record<HashLane, number>> = { everybody: 2 * HASHES.window, known: 2 * LONGEST_HASH };

/**
 * A hasher that leaves the thread to others: each hash holds it, so they begin apart, one at a time, and after each the
 * thread rests for as long as it took. Who would have to wait for more than HASHES.window is refused before anything is
 * computed; a cap on hashes in flight would not help. So a reader waits for one hash at the most, however slow the machine.
 * Known devices have a lane of their own, and begin before everybody else who waits: a flood refuses none of them.
 *
 * @throws Refusal too_many_requests from both calls
 */
export function boundedHasher(hasher: PasswordHasher, { now, pause }: Pick<Ports, "now" | "pause">): PasswordHasher {
  const nextTurn: Record<HashLane, number> = { everybody: now(), known: now() };
  let quietUntil = now();
  let knownWaiting = 0;
  const refusal = () => new Refusal("too_many_requests", { retryAfter: HASHES.window });

  const mustWait = (lane: HashLane): boolean => now() < quietUntil || (lane === "everybody" && knownWaiting > 0);

  const inTurn = async <T>(lane: HashLane, compute: () => Promise<T>): Promise<T> => {
    const asked = now();
    const wait = Math.max(0, nextTurn[lane] - asked);
    if (wait >= HASHES.window) throw refusal();
    nextTurn[lane] = asked + wait + APART;
    if (wait > 0) await pause(wait);
    if (lane === "known") knownWaiting++;
    try {
      // a slow machine is behind its turns
      while (mustWait(lane)) {
        if (now() - asked >= PATIENCE[lane]) throw refusal();
        await pause(Math.min(Math.max(quietUntil - now(), 1), APART));
      }
    } finally {
      if (lane === "known") knownWaiting--;
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
    hash: (password, lane = "everybody") => inTurn(lane, () => hasher.hash(password)),
    verify: (password, phc, lane = "everybody") => inTurn(lane, () => hasher.verify(password, phc)),
  };
}
