import { atom, type Atom, type WritableAtom } from "jotai";
import { unwrap } from "jotai/utils";
import type { PortfolioContributions, PortfolioScores } from "../../../workers/engine/portfolio/portfolio-result.ts";
import { referenceCatalogueAtom } from "../engine/reference-catalogue.ts";
import type { Problem } from "../core/outcome.ts";
import { portfolioInputAtom } from "./portfolio-input.ts";
import { PortfolioSession } from "./portfolio-session.ts";
import { servicesAtom } from "../core/services.ts";

export interface PortfolioScoresState {
  readonly status: "scoring" | "ready" | "problem";
  /** those of before while it re-scores or after it was stopped, so that nothing flashes; null = none yet */
  readonly scores: PortfolioScores | null;
  /** the dataset that the scores are of */
  readonly data_version: string | null;
  readonly problem: Problem | null;
}

const NOTHING_YET: PortfolioScoresState = { status: "scoring", scores: null, data_version: null, problem: null };
const triesAtom = atom(0);

/** One session a portfolio, in this store. */
const sessionsAtom = atom(() => new Map<string, PortfolioSession>());
/** For the modules of this folder that ask about an open portfolio. */
export const portfolioSessionAtom = atom((get) => (id: string): PortfolioSession => {
  const sessions = get(sessionsAtom);
  const known = sessions.get(id) ?? new PortfolioSession(id);
  sessions.set(id, known);
  return known;
});

const scoresOf = (id: string): Atom<PortfolioScoresState> => {
  // jotai drops the answer of a run whose inputs have changed meanwhile, and aborts it
  const runAtom = atom(async (get, { signal }): Promise<PortfolioScoresState> => {
    get(triesAtom);
    const catalogue = get(referenceCatalogueAtom);
    const input = get(portfolioInputAtom(id));
    const services = get(servicesAtom);
    const session = get(portfolioSessionAtom)(id);
    if (catalogue === null || input === null) return NOTHING_YET;
    const scored = await session.bring(services, input, signal);
    if (!scored.ok) return { ...NOTHING_YET, scores: session.lastScores, status: "problem", problem: scored.problem };
    return { status: "ready", scores: scored.value.value, data_version: scored.value.version, problem: null };
  });
  return unwrap(runAtom, (before) =>
    before === undefined ? NOTHING_YET : { ...before, status: "scoring", problem: null },
  );
};

const byId = new Map<string, Atom<PortfolioScoresState>>();

/** The scores of a portfolio; the same atom for the same id. */
export const portfolioScoresAtom = (id: string): Atom<PortfolioScoresState> => {
  const known = byId.get(id) ?? scoresOf(id);
  byId.set(id, known);
  return known;
};

/** Scores portfolios again after a problem or a stop. */
export const retryPortfolioScoresAtom = atom(null, (_get, set) => set(triesAtom, (tries) => tries + 1));

/** Stops the scoring of a portfolio; what was scored before stays on screen. */
export const stopPortfolioScoresAtom = atom(null, (get, _set, id: string) => get(portfolioSessionAtom)(id).stop());

const progressById = new Map<string, WritableAtom<number | null, ["hear"], () => void>>();

/** How far a scoring is, 0-1; null = none is under way that takes long enough to tell. */
export const portfolioProgressAtom = (id: string): Atom<number | null> => {
  const known = progressById.get(id);
  if (known !== undefined) return known;
  const shareAtom = atom<number | null>(null);
  const heardAtom = atom(
    (get) => get(shareAtom),
    (get, set, _hear: "hear") => get(portfolioSessionAtom)(id).onProgress((share) => set(shareAtom, share)),
  );
  heardAtom.onMount = (hear) => hear("hear");
  progressById.set(id, heardAtom);
  return heardAtom;
};

export interface ContributionsState {
  /** those of before while others are made; null = none yet, or a problem */
  readonly value: PortfolioContributions | null;
  readonly problem: Problem | null;
}

const NO_CONTRIBUTIONS: ContributionsState = { value: null, problem: null };

const contributionsById = new Map<string, Atom<ContributionsState>>();

/** The totals of a portfolio cut by stage, use case and product; asked for only while somebody looks. */
export const portfolioContributionsAtom = (id: string): Atom<ContributionsState> => {
  const known = contributionsById.get(id);
  if (known !== undefined) return known;
  const runAtom = atom(async (get): Promise<ContributionsState> => {
    const { status, scores } = get(portfolioScoresAtom(id));
    const services = get(servicesAtom);
    const session = get(portfolioSessionAtom)(id);
    if (status !== "ready" || scores === null) return NO_CONTRIBUTIONS;
    const answer = await session.ask(services, (engine, key) => engine.portfolioContributions(key));
    return answer.ok ? { value: answer.value, problem: null } : { value: null, problem: answer.problem };
  });
  const shownAtom = unwrap(runAtom, (before) => before ?? NO_CONTRIBUTIONS);
  contributionsById.set(id, shownAtom);
  return shownAtom;
};
