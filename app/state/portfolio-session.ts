import type { ScoringContext } from "../../workers/engine/comparison-result.ts";
import { portfolioDataOf, type ProductSettings } from "../../workers/engine/portfolio/entry-scoring.ts";
import type { EntryTable } from "../../workers/engine/portfolio/entry-table.ts";
import type { PortfolioScores } from "../../workers/engine/portfolio/portfolio-result.ts";
import type { PortfolioResult, Result } from "../../workers/scoring-api.ts";
import type { ScoringClient } from "../engine/scoring-client.ts";
import { askEngine, type Versioned } from "./ask-engine.ts";
import type { Outcome } from "./outcome.ts";
import { engineEdits } from "./portfolio-engine-edits.ts";
import { openSafely, type Services } from "./services.ts";

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
const STALE: Outcome<never> = { ok: false, problem: { code: "cancelled", detail: "a later edit came first" } };

/**
 * One portfolio in the scoring worker. Knows what the worker holds, tells it the difference to what is wanted next, and lets
 * one wish run after the other, so that an answer is always of the wish that asked.
 */
export class PortfolioSession {
  readonly #key: string;
  #held: Held | null = null;
  #line: Promise<unknown> = Promise.resolve();
  #jobs = 0;

  /** @param key names the portfolio in the worker */
  constructor(key: string) {
    this.#key = key;
  }

  /** Scores the portfolio as wanted. An aborted wish that has not begun answers `cancelled`; one that runs is stopped. */
  bring(
    services: Services,
    wanted: PortfolioInput,
    signal: AbortSignal,
    onProgress: (share: number) => void,
  ): Promise<Outcome<Versioned<PortfolioScores>>> {
    const run = async (): Promise<Outcome<Versioned<PortfolioScores>>> => {
      if (signal.aborted) return STALE;
      return askEngine(services, wanted.context.region_use, (engine, version) =>
        this.#score(engine, version, wanted, signal, onProgress),
      );
    };
    const brought = this.#line.then(run);
    this.#line = brought;
    return brought;
  }

  /** Asks about the portfolio as it was brought last, after what is under way. */
  ask<T>(
    services: Services,
    ask: (engine: ScoringClient, key: string) => Promise<PortfolioResult<T>>,
  ): Promise<Outcome<T>> {
    const run = async (): Promise<Outcome<T>> => {
      if (this.#held === null) return STALE;
      const opened = await openSafely(services);
      if (!opened.ok) return opened;
      return plain(await ask(opened.value.engine, this.#key));
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
    onProgress: (share: number) => void,
  ): Promise<Result<PortfolioScores>> {
    const held = this.#held;
    const isSame = held !== null && held.version === version && held.settings === wanted.settings;
    const edits = isSame ? engineEdits(held.table, wanted.table, wanted.settings) : null;
    if (held !== null && edits !== null && held.context === wanted.context) {
      const edited = await this.#edit(engine, held, edits);
      if (edited !== null) {
        this.#held = { ...wanted, version, scores: edited };
        return { ok: true, value: edited };
      }
    }
    // until the answer is there nobody knows what the worker holds
    this.#held = null;
    const job = { portfolio: this.#key, job: `${this.#key} ${++this.#jobs}` };
    const stop = () => void engine.cancel(job.job);
    signal.addEventListener("abort", stop, { once: true });
    const hear = (share: number) => {
      if (!signal.aborted) onProgress(share);
    };
    const again = edits?.length === 0 ? await engine.rescorePortfolio(version, wanted.context, job, hear) : null;
    const scored =
      again?.ok === true || again?.problem.code === "cancelled" || again?.problem.code === "missing_region"
        ? again
        : await engine.openPortfolio(
            version,
            wanted.context,
            portfolioDataOf(wanted.table, wanted.settings),
            job,
            hear,
          );
    signal.removeEventListener("abort", stop);
    if (scored.ok) this.#held = { ...wanted, version, scores: scored.value };
    return plain(scored);
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
