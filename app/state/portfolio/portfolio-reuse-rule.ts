import { atom } from "jotai";
import type { PortfolioScores } from "../../../workers/engine/portfolio/portfolio-result.ts";
import { isWithoutRuleAtom } from "../comparison/reuse-rule-view.ts";
import { atomFamily } from "../core/atom-family.ts";
import { ok } from "../core/outcome.ts";
import { servicesAtom } from "../core/services.ts";
import { questionAtom } from "../engine/question-atom.ts";
import { portfolioInputAtom } from "./portfolio-input.ts";
import { portfolioScoresAtom } from "./portfolio-scores.ts";
import { PortfolioSession } from "./portfolio-session.ts";

/** Beside the portfolio itself, which stays open with the rule. */
const sessionAtom = atom(() => new PortfolioSession("ratings without the reuse rule"));

/** Scores of a portfolio with reusables rated like other products; computed while displayed, never stored. */
export const portfolioWithoutRuleAtom = atomFamily((id) =>
  questionAtom(async (get, signal) => {
    const input = get(portfolioInputAtom(id));
    const { scores } = get(portfolioScoresAtom(id));
    const [services, session] = [get(servicesAtom), get(sessionAtom)];
    // the portfolio itself is scored first
    if (input === null || scores === null) return null;
    const context = { ...input.context, without_reuse_rule: true };
    const answer = await session.score(services, { ...input, context }, signal);
    return answer.ok ? ok(answer.value.value) : answer;
  }),
);

/** A portfolio's scores as its page shows them; null = with the reuse rule, or the view is not there yet. */
export const shownPortfolioViewAtom = atomFamily((id) =>
  atom((get): PortfolioScores | null => (get(isWithoutRuleAtom)(id) ? get(portfolioWithoutRuleAtom(id)).value : null)),
);
