import { atom, type Atom } from "jotai";
import { unwrap } from "jotai/utils";
import type { PortfolioScores } from "../../../workers/engine/portfolio/portfolio-result.ts";
import { referenceCatalogueAtom } from "../engine/reference-catalogue.ts";
import type { Problem } from "../core/outcome.ts";
import { portfolioInputAtom } from "./portfolio-input.ts";
import { PortfolioSession } from "./portfolio-session.ts";
import { servicesAtom } from "../core/services.ts";
import { atomFamily } from "../core/atom-family.ts";

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

/** The scores of a portfolio; the same atom for the same id. */
export const portfolioScoresAtom = atomFamily((id): Atom<PortfolioScoresState> => {
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
});

/** Scores portfolios again after a problem or a stop. */
export const retryPortfolioScoresAtom = atom(null, (_get, set) => set(triesAtom, (tries) => tries + 1));

/** Stops the scoring of a portfolio; what was scored before stays on screen. */
export const stopPortfolioScoresAtom = atom(null, (get, _set, id: string) => get(portfolioSessionAtom)(id).stop());

/** How far a scoring is, 0-1; null = none is under way that takes long enough to tell. */
export const portfolioProgressAtom = atomFamily((id): Atom<number | null> => {
  const shareAtom = atom<number | null>(null);
  const heardAtom = atom(
    (get) => get(shareAtom),
    (get, set, _hear: "hear") => get(portfolioSessionAtom)(id).onProgress((share) => set(shareAtom, share)),
  );
  heardAtom.onMount = (hear) => hear("hear");
  return heardAtom;
});
