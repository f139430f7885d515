import type { PortfolioResult, Result } from "../../../workers/boundary.ts";
import type { ScoringContext } from "../../../workers/engine/comparison-result.ts";
import type { LineColumns } from "../../../workers/engine/portfolio/line-columns.ts";
import type { ProductSettings } from "../../../workers/engine/portfolio/line-scoring.ts";
import type { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import type { PortfolioScores } from "../../../workers/engine/portfolio/portfolio-result.ts";
import type { PortfolioEdit } from "../../../workers/open-portfolios.ts";
import type { ScoringClient } from "../../engine/scoring-client.ts";
import { MANY_LINES } from "../../scheduling/run-in-chunks.ts";
import { waitForIdlePage } from "../../scheduling/wait-for-idle-page.ts";
import type { Outcome } from "../core/outcome.ts";
import { openSafely, type Services } from "../core/services.ts";
import { askEngine, type Versioned } from "../engine/ask-engine.ts";

/** A portfolio to be scored; the same objects while their content is equal. */
export interface PortfolioInput {
  readonly table: LineTable;
  /** saved settings of own products */
  readonly settings: ProductSettings;
  readonly context: ScoringContext;
}

interface Held extends PortfolioInput {
  readonly version: string;
  readonly scores: PortfolioScores;
}

/** Replaced by a newer request before it began. */
const STALE = { ok: false, problem: { code: "cancelled", detail: "a later edit came first" } } as const;

/**
 * One portfolio in the scoring worker. It knows what the worker holds, sends only the difference to the next request, and runs
 * requests in sequence, so that each answer belongs to its request.
 */
export class PortfolioSession {
  readonly #key: string;
  #held: Held | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  #jobs = 0;
  /** cancels the running scoring */
  #stop: (() => void) | null = null;
  readonly #listeners = new Set<(share: number | null) => void>();

  /** The last scores, kept while new ones are requested. */
  lastScores: PortfolioScores | null = null;

  /** @param key the name of the portfolio in the worker */
  constructor(key: string) {
    this.#key = key;
  }

  /** Calls back with the progress of a long scoring, 0-1, and null at its end; gives the function that unsubscribes. */
  onProgress(listener: (share: number | null) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Stops the running scoring; its request gives `cancelled`. */
  stop(): void {
    this.#stop?.();
  }

  #tell(share: number | null): void {
    for (const listener of this.#listeners) listener(share);
  }

  /** Scores the requested portfolio. On abort, the request is stopped, or never starts, and gives `cancelled`. */
  score(
    services: Services,
    request: PortfolioInput,
    signal: AbortSignal,
  ): Promise<Outcome<Versioned<PortfolioScores>>> {
    const run = async (): Promise<Outcome<Versioned<PortfolioScores>>> => {
      if (signal.aborted) return STALE;
      return askEngine(services, request.context, (engine, version) => this.#score(engine, version, request, signal));
    };
    const brought = this.#queue.then(run);
    this.#queue = brought;
    return brought;
  }

  /** Asks about the last scored portfolio and its lines, after the queued requests. */
  ask<T>(
    services: Services,
    ask: (engine: ScoringClient, key: string, table: LineTable) => Promise<PortfolioResult<T>>,
  ): Promise<Outcome<T>> {
    const run = async (): Promise<Outcome<T>> => {
      const held = this.#held;
      if (held === null) return STALE;
      const opened = await openSafely(services);
      if (!opened.ok) return opened;
      return plain(await ask(opened.value.engine, this.#key, held.table));
    };
    const asked = this.#queue.then(run);
    this.#queue = asked;
    return asked;
  }

  async #score(
    engine: ScoringClient,
    version: string,
    request: PortfolioInput,
    signal: AbortSignal,
  ): Promise<Result<PortfolioScores>> {
    const held = this.#held;
    const isSame = held !== null && held.version === version && held.settings === request.settings;
    const edits = isSame ? engineEdits(held.table, request.table, request.settings) : null;
    if (held !== null && edits !== null && held.context === request.context) {
      const edited = await this.#edit(engine, held, edits);
      if (edited !== null) {
        this.#hold({ ...request, version, scores: edited });
        return { ok: true, value: edited };
      }
    }
    // until the answer arrives it is unknown what the worker holds
    this.#held = null;
    const job = { portfolio: this.#key, job: `${this.#key} ${++this.#jobs}` };
    const stopped = new AbortController();
    const stop = () => {
      stopped.abort();
      void engine.cancel(job.job);
    };
    signal.addEventListener("abort", stop, { once: true });
    this.#stop = stop;
    const report = (share: number) => {
      if (!signal.aborted) this.#tell(share);
    };
    const again = edits?.length === 0 ? await engine.rescorePortfolio(version, request.context, job, report) : null;
    const open = async (): Promise<PortfolioResult<PortfolioScores>> => {
      if (request.table.length >= MANY_LINES) await waitForIdlePage(stopped.signal);
      if (stopped.signal.aborted) return STALE;
      // without labels: scores do not depend on them
      const lines = request.table.data(false);
      return engine.openPortfolio(version, request.context, lines, request.settings, job, report);
    };
    const scored =
      again?.ok === true || again?.problem.code === "cancelled" || again?.problem.code === "missing_region"
        ? again
        : await open();
    signal.removeEventListener("abort", stop);
    this.#stop = null;
    this.#tell(null);
    if (scored.ok) this.#hold({ ...request, version, scores: scored.value });
    return plain(scored);
  }

  #hold(held: Held): void {
    this.#held = held;
    this.lastScores = held.scores;
  }

  /** The scores after the edits; null = the worker holds something else, or lacks a region: open the portfolio again. */
  async #edit(
    engine: ScoringClient,
    held: Held,
    edits: NonNullable<ReturnType<typeof engineEdits>>,
  ): Promise<PortfolioScores | null> {
    let { scores } = held;
    for (const edit of edits) {
      const answer = await engine.editPortfolio(this.#key, edit);
      if (!answer.ok) return null;
      scores = answer.value;
    }
    return scores;
  }
}

/** Maps codes of portfolios that are not open to `internal`: a session opens its portfolio before it asks. */
const plain = <T>(answer: PortfolioResult<T>): Result<T> => {
  if (answer.ok) return answer;
  const { code, detail } = answer.problem;
  return {
    ok: false,
    problem: { code: code === "no_portfolio" || code === "bad_portfolio" ? "internal" : code, detail },
  };
};

/** With more changed lines, opening the portfolio again in the worker costs less than sending each change. */
const MAX_EDITS = 24;

const ITEM = ["useCase", "product", "food"] as const satisfies (keyof LineColumns)[];

/** Places below `end` where the columns differ in what scores depend on, which excludes labels; null = too many. */
const changedPlaces = (from: LineColumns, to: LineColumns, end: number): readonly number[] | null => {
  const places = new Set<number>();
  for (const name of [...ITEM, "quantity"] as const) {
    const [a, b] = [from[name], to[name]];
    if (a === b) continue;
    for (let at = 0; at < end; at++) {
      if (a[at] === b[at]) continue;
      places.add(at);
      if (places.size > MAX_EDITS) return null;
    }
  }
  return [...places].toSorted((a, b) => a - b);
};

/** The place of the one line that `to` lacks; null = other lines have changed too. */
const removedPlace = (from: LineColumns, to: LineColumns): number | null => {
  const length = to.quantity.length;
  let place = length;
  for (const name of [...ITEM, "quantity"] as const) {
    const [a, b] = [from[name], to[name]];
    let same = 0;
    while (same < place && a[same] === b[same]) same++;
    place = same;
  }
  for (const name of [...ITEM, "quantity"] as const) {
    const [a, b] = [from[name], to[name]];
    for (let at = place; at < length; at++) if (a[at + 1] !== b[at]) return null;
  }
  return place;
};

/**
 * The calls of the scoring worker that change an open portfolio from the lines `from` to the lines `to`; null = opening it again
 * is cheaper.
 */
const engineEdits = (from: LineTable, to: LineTable, settings: ProductSettings): readonly PortfolioEdit[] | null => {
  if (from === to) return [];
  const more = to.length - from.length;
  if (more < -1 || more > MAX_EDITS) return null;
  const before = to.numbered(from);
  const after = to.columns;
  if (more === -1) {
    const entry = removedPlace(before, after);
    return entry === null ? null : [{ kind: "remove", entry }];
  }
  const changed = changedPlaces(before, after, from.length);
  if (changed === null) return null;
  const itemAt = (place: number) => {
    const { usecase_id, prodsys_id, food_id, quantity } = to.line(place);
    const overrides = Object.hasOwn(settings, prodsys_id) ? settings[prodsys_id] : undefined;
    return { usecase_id, prodsys_id, food_id, quantity, overrides };
  };
  const edits = changed.flatMap((entry): PortfolioEdit[] => {
    const { quantity, ...item } = itemAt(entry);
    return [
      ...(ITEM.some((name) => before[name][entry] !== after[name][entry])
        ? [{ kind: "item", entry, item } as const]
        : []),
      ...(before.quantity[entry] === after.quantity[entry] ? [] : [{ kind: "quantity", entry, quantity } as const]),
    ];
  });
  const added = Array.from({ length: more }, (_, at) => ({ kind: "append", item: itemAt(from.length + at) }) as const);
  return [...edits, ...added];
};
