import type { ByteReply } from "./http.ts";
import type { Outcome } from "./outcome.ts";
import type { Asking, ReferenceApi } from "./reference-api.ts";

/** A call for rows that has waited this long is late. */
export const LATE_MS = 10_000;

/** The calls for rows of reference tables, watched while they wait. */
export interface RowCalls {
  /** The same calls. A call that is asked again answers with whichever request succeeds first. */
  readonly api: ReferenceApi;
  /** Sends each waiting call once more, beside its earlier requests: those may still be answered. */
  readonly askAgain: () => void;
  /** `true` once a call has waited for `LATE_MS`, `false` once no such call is left. */
  readonly onLate: (listener: (isLate: boolean) => void) => void;
}

interface Waiting {
  readonly again: () => void;
  isLate: boolean;
}

/** `after` calls back after some milliseconds and returns the way to stop it. */
export function rowCalls(api: ReferenceApi, after: (ms: number, action: () => void) => () => void): RowCalls {
  const waiting = new Set<Waiting>();
  let listener: ((isLate: boolean) => void) | null = null;
  let told = false;
  const tell = (): void => {
    const isLate = [...waiting].some((call) => call.isLate);
    if (isLate !== told) listener?.(isLate);
    told = isLate;
  };

  const watched = (ask: (how: Asking) => Promise<Outcome<ByteReply>>): Promise<Outcome<ByteReply>> =>
    new Promise((resolve) => {
      const others = new AbortController();
      let open = 0;
      const request = async (how: Asking): Promise<void> => {
        open += 1;
        const outcome = await ask(how);
        open -= 1;
        // a failure counts only if no other request can still succeed
        if (!waiting.has(call) || (!outcome.ok && open > 0)) return;
        stop();
        waiting.delete(call);
        others.abort();
        tell();
        resolve(outcome);
      };
      // the browser's cache makes a second request for an address wait for the first, unless it is passed over
      const call: Waiting = { again: () => void request({ signal: others.signal, cache: "reload" }), isLate: false };
      const stop = after(LATE_MS, () => {
        call.isLate = true;
        tell();
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
      given(told);
    },
  };
}
