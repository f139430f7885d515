import { outcomeFor, verdictOf } from "../../../workers/engine/analysis/uncertainty/pair-outcome.ts";
import type { PortfolioContributions } from "../../../workers/engine/portfolio/portfolio-result.ts";
import { PORTFOLIO_VARIANTS, type UncertaintyState } from "../../state/analysis/uncertainty.ts";
import type { TotalWriting } from "../../text/amounts.ts";
import { findingsTexts } from "../../text/en/findings.ts";
import { impactStagesTexts } from "../../text/en/impact-stages.ts";
import { formatCount, formatPercent, formatWithUnit } from "../../text/format.ts";
import { shareOfDraws } from "../../text/share-of-draws.ts";
import type { StatedFinding } from "../../ui/stated-findings/stated-findings.tsx";
import { contributionRows } from "./contribution-rows.ts";

interface FoundInPortfolio {
  readonly drawn: Pick<UncertaintyState, "value" | "ids">;
  /** points to the best choice, as shown beside the score */
  readonly gap: number;
  /** null = not computed yet */
  readonly contributions: PortfolioContributions | null;
  readonly productName: (prodsys_id: string) => string;
  /** writes totals of climate */
  readonly writing: (largest: number) => TotalWriting;
}

const words = findingsTexts.portfolio;
const BEST = PORTFOLIO_VARIANTS.indexOf("best");
const OWN = PORTFOLIO_VARIANTS.indexOf("own");

/** How sure the distance to the best choice is; null = no draws. */
const howSure = ({ drawn: { value }, gap }: FoundInPortfolio): StatedFinding | null => {
  const outcome = value && outcomeFor(value.pairs, BEST, OWN, "summary");
  if (!outcome) return null;
  const verdict = verdictOf(outcome);
  // at least: the ranges of both share their common errors
  const [low, high] = [value.scores[BEST]?.summary?.low ?? 0, value.scores[OWN]?.summary?.high ?? 0];
  const certain = formatCount(Math.min(gap, Math.max(0, Math.floor(low - high))));
  return {
    kicker: findingsTexts.sure.kicker,
    title: verdict === "a" ? words.certain(certain, formatCount(gap)) : verdict === "same" ? words.same : words.open,
    text: words.better(shareOfDraws(outcome.better)),
  };
};

/** The product and the stage with most of the climate impact; null = not known yet, or no impact. */
const whatDecides = ({ contributions, productName, writing }: FoundInPortfolio): StatedFinding | null => {
  if (contributions === null) return null;
  const [products, stages] = (["products", "stages"] as const).map((cut) =>
    contributionRows(contributions, cut, "climate"),
  );
  const [product, stage] = [products?.[0], stages?.[0]];
  if (!product || !stage || product.share === null || stage.share === null) return null;
  const total = (products ?? []).reduce((sum, { value }) => sum + value, 0);
  const { unit, shown } = writing(total);
  const written = (value: number) => formatWithUnit(shown(value), unit.unit);
  const names: Readonly<Record<string, string>> = impactStagesTexts.stages;
  const stageName = (names[stage.id] ?? stage.id).toLowerCase();
  return {
    kicker: findingsTexts.decides.kicker,
    title: words.product(productName(product.id), formatPercent(product.share)),
    text:
      products?.length === 1
        ? words.all(written(total), stageName, formatPercent(stage.share))
        : words.stage(written(product.value), written(total), stageName, formatPercent(stage.share)),
  };
};

/** The findings in words about a portfolio; its break-even has a title of its own. */
export const portfolioFindings = (found: FoundInPortfolio): readonly StatedFinding[] =>
  [howSure(found), whatDecides(found)].filter((one) => one !== null);
