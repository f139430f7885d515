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
  /** the last ones during re-scoring or after a stop, so that nothing flashes; null = none yet */
  readonly scores: PortfolioScores | null;
  readonly data_version: string | null;
  readonly problem: Problem | null;
}

const NOTHING_YET: PortfolioScoresState = { status: "scoring", scores: null, data_version: null, problem: null };
const triesAtom = atom(0);

/** One session per portfolio in this store. */
const sessionsAtom = atom(() => new Map<string, PortfolioSession>());
/** For the modules that ask about an open portfolio. */
export const portfolioSessionAtom = atom((get) => (id: string): PortfolioSession => {
  const sessions = get(sessionsAtom);
  const known = sessions.get(id) ?? new PortfolioSession(id);
  sessions.set(id, known);
  return known;
});

/** The scores of a portfolio; the same atom for the same id. */
export const portfolioScoresAtom = atomFamily((id): Atom<PortfolioScoresState> => {
  // Jotai drops and aborts a run whose inputs have changed meanwhile
  const runAtom = atom(async (get, { signal }): Promise<PortfolioScoresState> => {
    get(triesAtom);
    const catalogue = get(referenceCatalogueAtom);
    const input = get(portfolioInputAtom(id));
    const services = get(servicesAtom);
    const session = get(portfolioSessionAtom)(id);
    if (catalogue === null || input === null) return NOTHING_YET;
    const scored = await session.score(services, input, signal);
    if (!scored.ok) return { ...NOTHING_YET, scores: session.lastScores, status: "problem", problem: scored.problem };
    return { status: "ready", scores: scored.value.value, data_version: scored.value.version, problem: null };
  });
  return unwrap(runAtom, (before) =>
    before === undefined ? NOTHING_YET : { ...before, status: "scoring", problem: null },
  );
});

/** Scores portfolios again, after a problem or a stop. */
export const retryPortfolioScoresAtom = atom(null, (_get, set) => set(triesAtom, (tries) => tries + 1));

/** Stops the scoring of a portfolio; the last scores stay on screen. */
export const stopPortfolioScoresAtom = atom(null, (get, _set, id: string) => get(portfolioSessionAtom)(id).stop());

/** The progress of a long scoring, 0-1; null = none is running. */
export const portfolioProgressAtom = atomFamily((id): Atom<number | null> => {
  const shareAtom = atom<number | null>(null);
  const subscribedAtom = atom(
    (get) => get(shareAtom),
    (get, set, _action: "subscribe") => get(portfolioSessionAtom)(id).onProgress((share) => set(shareAtom, share)),
  );
  subscribedAtom.onMount = (subscribe) => subscribe("subscribe");
  return subscribedAtom;
});
