import { proxy, type Remote, transfer, wrap } from "comlink";
import type { Result, ScoringCode, ScoringProblem } from "../../workers/boundary.ts";
import { buffersOf, copyOfColumns } from "../../workers/engine/portfolio/line-buffers.ts";
import type { LineData } from "../../workers/engine/portfolio/line-columns.ts";
import type { ReferenceBytes, ScoringApi } from "../../workers/scoring-api.ts";
import { runInChunks } from "../scheduling/run-in-chunks.ts";
import type { ScoringClient } from "./scoring-client.ts";
import type { WorkerPort } from "./worker-port.ts";

/** A call fails after it has lost this many workers (requirement 28). */
const MAX_LOSSES = 3;

const LOST = Symbol("lost");

interface Running {
  /** Runs a call; gives LOST if the worker dies before it answers. */
  readonly call: <T>(run: (api: Remote<ScoringApi>) => Promise<T>) => Promise<T | typeof LOST>;
  /** the reference data reloaded after a restart; null = there were none */
  readonly restored: Promise<Result<unknown> | typeof LOST | null>;
}

const problem = (code: ScoringProblem["code"], detail: string): { ok: false; problem: ScoringProblem } => ({
  ok: false,
  problem: { code, detail },
});

const copied = (buffers: readonly ArrayBuffer[]): ArrayBuffer[] => buffers.map((buffer) => buffer.slice(0));

/** Copies to transfer: a buffer that was transferred to a dead worker is lost. */
const transferable = (bytes: ReferenceBytes): ReferenceBytes => {
  const base = copied(bytes.base);
  const regions = Object.fromEntries(Object.entries(bytes.regions).map(([id, rows]) => [id, copied(rows)]));
  return transfer({ ...bytes, base, regions }, [...base, ...Object.values(regions).flat()]);
};

const transferableEntries = async (data: LineData): Promise<LineData> => {
  const copy = await runInChunks(copyOfColumns(data), data.quantity.length);
  return transfer(copy, buffersOf(copy));
};

/** The calls with entries, and the places of the entries among the arguments: copies are transferred. */
const ENTRIES_AT = new Map<string, readonly number[]>(
  Object.entries({
    openPortfolio: [2],
    exportPortfolio: [2],
    exportLineChanges: [0, 1],
  } satisfies Partial<Record<keyof ScoringClient, readonly number[]>>),
);

/** The calls that transfer other buffers or that the client handles itself. All others are passed through. */
type OwnCalls = Pick<
  ScoringClient,
  "cancel" | "keepReference" | "loadReference" | "loadRegion" | "unpackReply" | "unpackShare"
>;
type PlainCall = (...given: readonly unknown[]) => Promise<Result<never>>;

const named = (api: Remote<ScoringApi>, name: string): PlainCall => api[name as keyof ScoringApi] as PlainCall;

/** Wraps progress callbacks, so that the worker can call them. */
const withProxy = (given: unknown): unknown => (typeof given === "function" ? proxy(given) : given);

/**
 * The client of the scoring worker, which the first call starts. If the worker dies, waiting calls restart it, its reference data are
 * loaded again, and the calls are repeated; a call that has lost three workers gives `worker_lost`. The next call
 * starts a new worker.
 */
export function workerClient(start: () => WorkerPort, every: Ticker = browserEvery): ScoringClient {
  let running: Running | null = null;
  let loaded: ReferenceBytes | null = null;

  const run = (): Running => {
    const port = start();
    const api = wrap<ScoringApi>(port.endpoint);
    let resolveLost: (lost: typeof LOST) => void;
    const lost = new Promise<typeof LOST>((resolve) => (resolveLost = resolve));
    const lose = (): void => {
      if (running === self) running = null;
      port.end();
      resolveLost(LOST);
    };
    port.onFailure(lose);
    const guard = watchdog(() => api.ping(), lose, every);
    const call: Running["call"] = async (run) => {
      guard.watch();
      try {
        return await Promise.race([run(api), lost]);
      } finally {
        guard.rest();
      }
    };
    const before = loaded;
    const self: Running = {
      call,
      restored:
        before === null
          ? Promise.resolve(null)
          : call<Result<unknown>>((api) => api.loadReference(transferable(before))),
    };
    return self;
  };

  const call = async <T, Code>(
    ask: (api: Remote<ScoringApi>) => Promise<Result<T, Code>>,
  ): Promise<Result<T, Code | ScoringCode>> => {
    for (let losses = 0; losses < MAX_LOSSES; losses++) {
      try {
        const worker = (running ??= run());
        const restored = await worker.restored;
        if (restored === LOST) continue;
        if (restored !== null && !restored.ok) return restored;
        const answer = await worker.call(ask);
        if (answer !== LOST) return answer;
      } catch (error) {
        return problem("internal", String(error));
      }
    }
    return problem("worker_lost", `lost ${MAX_LOSSES} workers in one call`);
  };

  /** Settles when all entries being copied have been sent, so that a later message arrives after them. */
  let entriesSent: Promise<unknown> = Promise.resolve();

  const callWithEntries = (name: string, places: readonly number[], given: readonly unknown[]) => {
    let sent: () => void;
    entriesSent = Promise.all([entriesSent, new Promise<void>((resolve) => (sent = resolve))]);
    return call(async (api) => {
      const sendable = given.map(withProxy);
      for (const place of places) {
        const entries = given[place] as LineData | null;
        sendable[place] = entries && (await transferableEntries(entries));
      }
      const answer = named(api, name)(...sendable);
      sent();
      return answer;
    }).finally(() => sent());
  };

  const own: OwnCalls = {
    unpackReply: (reply) =>
      call((api) => {
        const copy = reply.slice(0);
        return api.unpackReply(transfer(copy, [copy]));
      }),
    unpackShare: (text) =>
      call((api) => {
        const copy = text.slice(0);
        return api.unpackShare(transfer(copy, [copy]));
      }),
    loadReference: async (bytes) => {
      const answer = await call((api) => api.loadReference(transferable(bytes)));
      if (answer.ok) loaded = bytes;
      return answer;
    },
    // a restarted worker lacks them: callers check `holds` first, and load them again
    keepReference: (bytes) => call((api) => api.keepReference(transferable(bytes))),
    loadRegion: async (version, region_id, rows) => {
      const answer = await call((api) => {
        const copies = copied(rows);
        return api.loadRegion(version, region_id, transfer(copies, copies));
      });
      if (answer.ok && loaded?.version === version) {
        loaded = { ...loaded, regions: { ...loaded.regions, [region_id]: rows } };
      }
      return answer;
    },
    cancel: async (job) => {
      await entriesSent;
      return call((api) => api.cancel(job));
    },
  };
  return new Proxy(own as ScoringClient, {
    get: (target, name) => {
      // `await client` reads `then`
      if (typeof name === "symbol" || name === "then") return undefined;
      const places = ENTRIES_AT.get(name);
      const plain: PlainCall = (...given) =>
        places === undefined
          ? call((api) => named(api, name)(...given.map(withProxy)))
          : callWithEntries(name, places, given);
      return target[name as keyof ScoringClient] ?? plain;
    },
  });
}

/** Calls back repeatedly; gives the function that stops it. */
export type Ticker = (ms: number, action: () => void) => () => void;

/** Repeats with the browser's timers. */
const browserEvery: Ticker = (ms, action) => {
  const timer = setInterval(action, ms);
  return () => clearInterval(timer);
};

const TICK_MS = 500;
/**
 * Counted in ticks, not in clock time: after a sleep of the computer, or with throttled timers, a healthy worker must not count as
 * dead. The first answer may take longer, because the script has to load.
 */
export const MAX_SILENT_TICKS = 5;
const FIRST_ANSWER_TICKS = 30;

/**
 * Detects a worker that stops answering, because a Comlink promise then never settles. Calls `ping` once per tick while a
 * call waits, and `onSilence` once.
 */
function watchdog(
  ping: () => Promise<unknown>,
  onSilence: (detail: string) => void,
  every: Ticker,
): { readonly watch: () => void; readonly rest: () => void } {
  let waiting = 0;
  let stop: (() => void) | null = null;
  let asked = false;
  let answered = false;
  let missed = 0;

  const ask = async (): Promise<void> => {
    try {
      await ping();
      asked = false;
      answered = true;
      missed = 0;
    } catch (error) {
      onSilence(String(error));
    }
  };

  const tick = (): void => {
    if (asked) {
      missed += 1;
      if (missed < (answered ? MAX_SILENT_TICKS : FIRST_ANSWER_TICKS)) return;
      stop?.();
      stop = null;
      onSilence(`no answer for ${missed * TICK_MS} ms`);
      return;
    }
    asked = true;
    void ask();
  };

  return {
    watch: () => {
      waiting += 1;
      if (stop !== null) return;
      missed = 0;
      stop = every(TICK_MS, tick);
      tick();
    },
    rest: () => {
      waiting -= 1;
      if (waiting > 0) return;
      stop?.();
      stop = null;
    },
  };
}
