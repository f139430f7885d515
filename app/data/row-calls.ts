import type { ByteReply } from "./http.ts";
import type { Outcome } from "./outcome.ts";
import type { RequestOptions, ReferenceApi } from "./reference-api.ts";

/** A request for rows is late after this time. */
export const LATE_MS = 10_000;

/** Watches requests for rows of reference tables. */
export interface RowCalls {
  /** The same calls. A repeated call gives the answer of the first request that succeeds. */
  readonly api: ReferenceApi;
  /** Sends each waiting request once more; earlier ones may still be answered. */
  readonly askAgain: () => void;
  /** Calls back with `true` once a request is late, `false` once none is. */
  readonly onLate: (listener: (isLate: boolean) => void) => void;
}

interface Waiting {
  readonly again: () => void;
  isLate: boolean;
}

/** @param after calls back after some milliseconds; gives the function that cancels it */
export function rowCalls(api: ReferenceApi, after: (ms: number, action: () => void) => () => void): RowCalls {
  const waiting = new Set<Waiting>();
  let listener: ((isLate: boolean) => void) | null = null;
  let lastReported = false;
  const report = (): void => {
    const isLate = [...waiting].some((call) => call.isLate);
    if (isLate !== lastReported) listener?.(isLate);
    lastReported = isLate;
  };

  const watched = (ask: (how: RequestOptions) => Promise<Outcome<ByteReply>>): Promise<Outcome<ByteReply>> =>
    new Promise((resolve) => {
      const others = new AbortController();
      let open = 0;
      const request = async (how: RequestOptions): Promise<void> => {
        open += 1;
        const outcome = await ask(how);
        open -= 1;
        // a failure counts only if no other request is pending
        if (!waiting.has(call) || (!outcome.ok && open > 0)) return;
        stop();
        waiting.delete(call);
        others.abort();
        report();
        resolve(outcome);
      };
      // without bypassing the cache, the browser would delay a second request for an address until the first ends
      const call: Waiting = { again: () => void request({ signal: others.signal, cache: "reload" }), isLate: false };
      const stop = after(LATE_MS, () => {
        call.isLate = true;
        report();
      });
      waiting.add(call);
      void request({ signal: others.signal });
    });

  return {
    api: {
      ...api,
      all: (region_id) => watched((how) => api.all(region_id, how)),
      pinned: (region_id, version) => watched((how) => api.pinned(region_id, version, how)),
      kind: (kind, region_id) => watched((how) => api.kind(kind, region_id, how)),
    },
    askAgain: () => {
      for (const call of waiting) call.again();
    },
    onLate: (given) => {
      listener = given;
      given(lastReported);
    },
  };
}
