import { withTimeout } from "../services/with-timeout.ts";

/** How long a reply is used without asking again. */
const FRESH_MS = 5 * 60_000;
/** The same for a failure, and for "there is none". */
const NEGATIVE_MS = 60_000;

interface Kept<T> {
  /** the last good value, also after a later failure; null: none yet */
  readonly good: T | null;
  readonly at: number;
  readonly freshMs: number;
}

/**
 * Remembers what `load` returned, so that the service is asked as rarely as possible: equal requests in flight are one, a
 * failure is not tried again for a minute, and meanwhile the last good value is returned. Nothing is evicted, so keys
 * must come from a bounded set.
 *
 * @param load null: failed; `isNegative`: whether a value means "there is none"
 * @param waitMs maximum wait for a request that another caller started
 */
export function remembered<Key extends readonly unknown[], T>(
  now: () => number,
  waitMs: number,
  isNegative: (value: T) => boolean,
  load: (...key: Key) => Promise<T | null>,
): (...key: Key) => Promise<T | null> {
  const kept = new Map<string, Kept<T>>();
  const inFlight = new Map<string, Promise<T | null>>();

  const request = async (name: string, key: Key): Promise<T | null> => {
    try {
      const value = await load(...key);
      const good = value ?? kept.get(name)?.good ?? null;
      kept.set(name, { good, at: now(), freshMs: value === null || isNegative(value) ? NEGATIVE_MS : FRESH_MS });
      return good;
    } finally {
      inFlight.delete(name);
    }
  };

  return async (...key) => {
    const name = JSON.stringify(key);
    const known = kept.get(name);
    if (known !== undefined && now() - known.at < known.freshMs) return known.good;
    const running = inFlight.get(name);
    // the caller that started a request may be gone, and its request with it
    if (running !== undefined) return (await withTimeout(running, waitMs)) ?? known?.good ?? null;
    const started = request(name, key);
    inFlight.set(name, started);
    return started;
  };
}
