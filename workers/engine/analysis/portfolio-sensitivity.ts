import type { LivePortfolio } from "../portfolio/live-portfolio.ts";
import type { Steps } from "../portfolio/steps.ts";
import { curveSteps, type CurveRival, type Sensitivity } from "./lever-curve.ts";
import { withLever, type Lever } from "./lever.ts";

/**
 * The summary of a portfolio as a function of a lever of one product, changed in all its lines; `others` stay constant.
 * Best and worst replacements and the scale do not depend on it (method.md section 9). Does not change the portfolio.
 * Yields the share done.
 */
export function* portfolioSensitivitySteps(
  live: LivePortfolio,
  prodsys_id: string,
  lever: Lever,
  others: readonly CurveRival[],
): Steps<Sensitivity> {
  const held = [...live.held()].filter(({ pair }) => pair.prodsys_id === prodsys_id);
  return yield* curveSteps(lever, others, (value) => {
    const moved = held.map(({ number, pair, quantity }) => ({
      number,
      quantity,
      as: { ...pair, overrides: withLever(pair.overrides, lever, value) },
    }));
    return live.totalsAs(moved).summary;
  });
}
