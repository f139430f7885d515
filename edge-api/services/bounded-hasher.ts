import { HASHES } from "../contract/limits.ts";
import type { Ports } from "../ports.ts";
import type { HashLane, PasswordHasher } from "../ports/password-hasher.ts";
import { Refusal } from "./refusal.ts";

/** Minimum time between the starts of two hashes, in ms. */
const MIN_INTERVAL = HASHES.window / HASHES.limit;
/**
 * Upper limit of the pause after a hash, so that a call that hashes twice gets its second turn on a slow machine too.
 */
const MAX_PAUSE = HASHES.window / 2;
/** A hash that runs longer belongs to a cancelled request. */
const MAX_HASH_TIME = 5 * HASHES.window;
/** Maximum wait in ms. A known device waits for the longest hash of another user. */
const MAX_WAIT: Readonly<Record<HashLane, number>> = { everybody: 2 * HASHES.window, known: 2 * MAX_HASH_TIME };

/**
 * Limits password hashing so that it does not block the thread: one hash at a time, at least MIN_INTERVAL apart, and
 * after each a pause as long as the hash took. A call that would wait longer than HASHES.window is refused before it
 * computes anything; limiting only the hashes in flight would not help. Any other request therefore waits for one hash
 * at most. Known devices have a queue of their own and go first, so that a flood of logins does not lock them out.
 *
 * @throws Refusal too_many_requests from both calls
 */
export function boundedHasher(hasher: PasswordHasher, { now, pause }: Pick<Ports, "now" | "pause">): PasswordHasher {
  const nextStart: Record<HashLane, number> = { everybody: now(), known: now() };
  let pausedUntil = now();
  let knownWaiting = 0;
  const refusal = () => new Refusal("too_many_requests", { retryAfter: HASHES.window });

  const mustWait = (lane: HashLane): boolean => now() < pausedUntil || (lane === "everybody" && knownWaiting > 0);

  const runInQueue = async <T>(lane: HashLane, compute: () => Promise<T>): Promise<T> => {
    const requested = now();
    const wait = Math.max(0, nextStart[lane] - requested);
    if (wait >= HASHES.window) throw refusal();
    nextStart[lane] = requested + wait + MIN_INTERVAL;
    if (wait > 0) await pause(wait);
    if (lane === "known") knownWaiting++;
    try {
      // on a slow machine, earlier hashes may still run
      while (mustWait(lane)) {
        if (now() - requested >= MAX_WAIT[lane]) throw refusal();
        await pause(Math.min(Math.max(pausedUntil - now(), 1), MIN_INTERVAL));
      }
    } finally {
      if (lane === "known") knownWaiting--;
    }
    const started = now();
    pausedUntil = started + MAX_HASH_TIME;
    try {
      return await compute();
    } finally {
      // on Workers the clock does not advance during computation: read it after a pause
      await pause(0);
      const ended = now();
      pausedUntil = ended + Math.min(ended - started, MAX_PAUSE);
    }
  };
  return {
    hash: (password, lane = "everybody") => runInQueue(lane, () => hasher.hash(password)),
    verify: (password, phc, lane = "everybody") => runInQueue(lane, () => hasher.verify(password, phc)),
  };
}
