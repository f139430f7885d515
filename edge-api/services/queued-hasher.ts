import { QUEUED_HASHES } from "../contract/limits.ts";
import type { HashLane, PasswordHasher } from "../ports/password-hasher.ts";
import { Refusal } from "./refusal.ts";

/** When a refused call may be tried again (ms). */
const RETRY_AFTER = 10_000;

/**
 * For hashes that run in threads of their own: `threads` at once; the others wait, known devices first. Nothing is refused before QUEUED_HASHES wait in the same lane.
 *
 * @throws Refusal too_many_requests from both calls
 */
export function queuedHasher(hasher: PasswordHasher, threads: number): PasswordHasher {
  const waiting: Record<HashLane, (() => void)[]> = { known: [], everybody: [] };
  let free = threads;

  const runInTurn = async <T>(lane: HashLane, compute: () => Promise<T>): Promise<T> => {
    if (free > 0) free--;
    else {
      if (waiting[lane].length >= QUEUED_HASHES) throw new Refusal("too_many_requests", { retryAfter: RETRY_AFTER });
      await new Promise<void>((resolve) => void waiting[lane].push(resolve));
    }
    try {
      return await compute();
    } finally {
      // the thread goes to the next hash in the queue
      const next = waiting.known.shift() ?? waiting.everybody.shift();
      if (next === undefined) free++;
      else next();
    }
  };
  return {
    hash: (password, lane = "everybody") => runInTurn(lane, () => hasher.hash(password)),
    verify: (password, phc, lane = "everybody") => runInTurn(lane, () => hasher.verify(password, phc)),
  };
}
