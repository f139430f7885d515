import type { ScoringContext } from "../../../workers/engine/comparison-result.ts";
import type { ProductSettings } from "../../../workers/engine/portfolio/entry-scoring.ts";
import type { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import type { PortfolioScores } from "../../../workers/engine/portfolio/portfolio-result.ts";
import { MANY_LINES } from "../../scheduling/run-in-chunks.ts";
import { waitForIdlePage } from "../../scheduling/wait-for-idle-page.ts";
import type { ScoringClient } from "../../engine/scoring-client.ts";
import { askEngine, type Versioned } from "../engine/ask-engine.ts";
import type { Outcome } from "../core/outcome.ts";
import { engineEdits } from "./portfolio-engine-edits.ts";
import { openSafely, type Services } from "../core/services.ts";
import type { PortfolioResult, Result } from "../../../workers/boundary.ts";

/** A portfolio as it is to be scored; the same objects while nothing in them changes. */
export interface PortfolioInput {
  readonly table: EntryTable;
  /** saved settings of the user's own products */
  readonly settings: ProductSettings;
  readonly context: ScoringContext;
}

interface Held extends PortfolioInput {
  readonly version: string;
  readonly scores: PortfolioScores;
}

/** Was superseded by a later wish before it began. */
const STALE = { ok: false, problem: { code: "cancelled", detail: "a later edit came first" } } as const;

/**
 * One portfolio in the scoring worker. Knows what the worker holds, tells it the difference to what is wanted next, and lets
 * one wish run after the other, so that an answer is always of the wish that asked.
 */
export class PortfolioSession {
  readonly #key: string;
  #held: Held | null = null;
  #line: Promise<unknown> = Promise.resolve();
  #jobs = 0;
  /** ends the scoring that runs */
  #stop: (() => void) | null = null;
  readonly #listeners = new Set<(share: number | null) => void>();

  /** The last scores there were, also when something else was asked for since. */
  lastScores: PortfolioScores | null = null;

  /** @param key names the portfolio in the worker */
  constructor(key: string) {
    this.#key = key;
  }

  /** Hears how far a long scoring is, 0-1, and null at its end; returns the way to stop hearing. */
  onProgress(listener: (share: number | null) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Stops the scoring that runs; its wish answers `cancelled`. */
  stop(): void {
    this.#stop?.();
  }

  #tell(share: number | null): void {
    for (const listener of this.#listeners) listener(share);
  }

  /** Scores the portfolio as wanted. An aborted wish that has not begun answers `cancelled`; one that runs is stopped. */
  bring(services: Services, wanted: PortfolioInput, signal: AbortSignal): Promise<Outcome<Versioned<PortfolioScores>>> {
    const run = async (): Promise<Outcome<Versioned<PortfolioScores>>> => {
      if (signal.aborted) return STALE;
      return askEngine(services, wanted.context, (engine, version) => this.#score(engine, version, wanted, signal));
    };
    const brought = this.#line.then(run);
    this.#line = brought;
    return brought;
  }

  /** Asks about the portfolio as it was brought last, with the lines that it then had; after what is under way. */
  ask<T>(
    services: Services,
    ask: (engine: ScoringClient, key: string, table: EntryTable) => Promise<PortfolioResult<T>>,
  ): Promise<Outcome<T>> {
    const run = async (): Promise<Outcome<T>> => {
      const held = this.#held;
      if (held === null) return STALE;
      const opened = await openSafely(services);
      if (!opened.ok) return opened;
      return plain(await ask(opened.value.engine, this.#key, held.table));
    };
    const asked = this.#line.then(run);
    this.#line = asked;
    return asked;
  }

  async #score(
    engine: ScoringClient,
    version: string,
    wanted: PortfolioInput,
    signal: AbortSignal,
  ): Promise<Result<PortfolioScores>> {
    const held = this.#held;
    const isSame = held !== null && held.version === version && held.settings === wanted.settings;
    const edits = isSame ? engineEdits(held.table, wanted.table, wanted.settings) : null;
    if (held !== null && edits !== null && held.context === wanted.context) {
      const edited = await this.#edit(engine, held, edits);
      if (edited !== null) {
        this.#hold({ ...wanted, version, scores: edited });
        return { ok: true, value: edited };
      }
    }
    // until the answer is there nobody knows what the worker holds
    this.#held = null;
    const job = { portfolio: this.#key, job: `${this.#key} ${++this.#jobs}` };
    const stopped = new AbortController();
    const stop = () => {
      stopped.abort();
      void engine.cancel(job.job);
    };
    signal.addEventListener("abort", stop, { once: true });
    this.#stop = stop;
    const hear = (share: number) => {
      if (!signal.aborted) this.#tell(share);
    };
    const again = edits?.length === 0 ? await engine.rescorePortfolio(version, wanted.context, job, hear) : null;
    const open = async (): Promise<PortfolioResult<PortfolioScores>> => {
      if (wanted.table.length >= MANY_LINES) await waitForIdlePage(stopped.signal);
      if (stopped.signal.aborted) return STALE;
      // labels are not scored
      const lines = wanted.table.data(false);
      return engine.openPortfolio(version, wanted.context, lines, wanted.settings, job, hear);
    };
    const scored =
      again?.ok === true || again?.problem.code === "cancelled" || again?.problem.code === "missing_region"
        ? again
        : await open();
    signal.removeEventListener("abort", stop);
    this.#stop = null;
    this.#tell(null);
    if (scored.ok) this.#hold({ ...wanted, version, scores: scored.value });
    return plain(scored);
  }

  #hold(held: Held): void {
    this.#held = held;
    this.lastScores = held.scores;
  }

  /** The scores after the edits; null = the worker holds something else, or lacks a region: open anew. */
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

/** The codes that only an open portfolio can answer mean a fault here: it is opened before it is asked about. */
const plain = <T>(answer: PortfolioResult<T>): Result<T> => {
  if (answer.ok) return answer;
  const { code, detail } = answer.problem;
  return {
    ok: false,
    problem: { code: code === "no_portfolio" || code === "bad_portfolio" ? "internal" : code, detail },
  };
};
