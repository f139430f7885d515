import { usesAmong, type PackagingFigures } from "../../../workers/engine/analysis/packaging-figures.ts";
import type { ComponentWeight } from "../../../workers/engine/portfolio/portfolio-weights.ts";
import { forbidsOn, type MarketRule, type LawOfProducts } from "../../../workers/engine/rules/market-rules.ts";
import type { Market, RuleFigure } from "../../../workers/engine/rules/rules-ahead.ts";
import { totalMass } from "../../text/amounts.ts";
import { rulesAheadTexts } from "../../text/en/rules-ahead.ts";
import { formatCount, formatPercent, formatWithUnit } from "../../text/format.ts";

/** Input for the figures of a portfolio. */
export interface RuledPortfolio {
  readonly weights: readonly ComponentWeight[];
  readonly figures: PackagingFigures;
  /** without cutlery, straws and stirrers, which are no packaging in the law of the Union and the United Kingdom */
  readonly packaging: PackagingFigures;
  /** the law of each market for the portfolio's products */
  readonly law: Readonly<Record<Market, LawOfProducts>>;
  readonly market_rules: readonly MarketRule[];
  /** YYYY-MM-DD */
  readonly day: string;
}

const words = rulesAheadTexts.figures;
/** rule_id of the rule that lists the take-away use cases. */
const TAKE_AWAY = "ppwr_refill";
/** rule_id of the rule that lists the materials of expanded polystyrene. */
const FOAM = "supd_eps";

/** The figures on which a market's rules bear: American laws include food service ware that is no packaging. */
const figuresIn = ({ figures, packaging }: RuledPortfolio, market: Market): PackagingFigures =>
  market === "us" ? figures : packaging;

/** Formats a mass in kg in a suitable unit. */
const massShown = (kg: number): string => {
  const { amount, unit } = totalMass(kg);
  return formatWithUnit(amount, unit);
};

const ruleOf = ({ market_rules }: RuledPortfolio, id: string): MarketRule | undefined =>
  market_rules.find(({ rule_id }) => rule_id === id);

const forbidden = ({ weights, figures, law, day }: RuledPortfolio, market: Market): string => {
  const ids = new Map([...law[market]].filter(([, rules]) => rules.some((rule) => forbidsOn(rule, day))));
  const { uses, products } = usesAmong(weights, ids);
  const all = figures.reuse.reduce((total, one) => total + one.uses, 0);
  return words.forbidden(products, formatCount(products), formatPercent(all > 0 ? uses / all : 0, 1));
};

const takeAway = (portfolio: RuledPortfolio): string => {
  const useCases = ruleOf(portfolio, TAKE_AWAY)?.use_cases ?? [];
  const rows = portfolio.figures.reuse.filter(({ usecase_id }) => useCases.includes(usecase_id));
  const uses = rows.reduce((total, one) => total + one.uses, 0);
  const reusable = rows.reduce((total, one) => total + one.reusable, 0);
  return uses === 0 ? words.noTakeaway : words.single_use_uses(formatPercent((uses - reusable) / uses, 1));
};

const plasticProducts = ({ weights, figures }: RuledPortfolio): string => {
  const ids = new Set(figures.plastic.map(({ prodsys_id }) => prodsys_id));
  const { kg } = usesAmong(weights, ids);
  return kg === 0 ? words.noPlastic : words.plastic_products(massShown(kg));
};

const foam = (portfolio: RuledPortfolio): string => {
  const materials = ruleOf(portfolio, FOAM)?.materials ?? [];
  const kg = portfolio.weights.reduce(
    (total, row) => (materials.includes(row.mat_recipe_id) && !row.reusable ? total + row.kg : total),
    0,
  );
  return kg === 0 ? words.noFoam : words.foam(massShown(kg));
};

/** The figure of a portfolio that a rule concerns, as short text. */
export const figureOf = (figure: RuleFigure, market: Market, portfolio: RuledPortfolio): string => {
  const figures = figuresIn(portfolio, market);
  switch (figure) {
    case "forbidden":
      return forbidden(portfolio, market);
    case "undeclared":
      return words.undeclared(figures.undeclared.length, formatCount(figures.undeclared.length));
    case "single_use_uses":
      return takeAway(portfolio);
    case "single_use_plastic":
      return figures.plastic.length === 0
        ? words.noPlastic
        : words.single_use_plastic(massShown(figures.single_use_plastic_kg), formatCount(figures.plastic.length));
    case "recycled_plastic":
      return figures.recycled_plastic === null
        ? words.noPlastic
        : words.recycled_plastic(formatPercent(figures.recycled_plastic));
    case "weights": {
      const materials = figures.materials.filter(({ single_use_kg }) => single_use_kg > 0).length;
      return figures.single_use_kg === 0
        ? words.noWeights
        : words.weights(massShown(figures.single_use_kg), materials, formatCount(materials));
    }
    case "plastic_products":
      return plasticProducts(portfolio);
    case "foam":
      return foam(portfolio);
  }
};
