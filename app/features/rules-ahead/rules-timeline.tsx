import { type PackagingFigures, usesAmong } from "../../../workers/engine/analysis/packaging-figures.ts";
import type { ComponentWeight } from "../../../workers/engine/portfolio/portfolio-weights.ts";
import { forbidsOn, type LawOfProducts, type MarketRule } from "../../../workers/engine/rules/market-rules.ts";
import { type Market, type RuleFigure, RULES_AHEAD } from "../../../workers/engine/rules/rules-ahead.ts";
import type { DisplayedRule } from "../../exports/rules-ahead.ts";
import { readingOf } from "../../market-rules/law-words.ts";
import { totalMass } from "../../text/amounts.ts";
import { formatUtcDay } from "../../text/dates.ts";
import { rulesAheadTexts } from "../../text/en/rules-ahead.ts";
import { formatCount, formatPercent, formatWithUnit } from "../../text/format.ts";
import { Cell, ColumnHeads, DataTable, KeyCell, Row } from "../../ui/data-table/data-table.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import * as styles from "./rules-ahead.css.ts";

const words = rulesAheadTexts.timeline;

/** Formats a day; a bare year stays unchanged. */
const dayShown = (from: string): string => (from.length > 4 ? formatUtcDay(Date.parse(from)) : from);

const whenShown = (from: string, day: string): string =>
  from.length > 4 && from <= day ? words.since(dayShown(from)) : words.from(dayShown(from));

/** The rules of the markets with the figures of a portfolio, as displayed, by date. */
export const displayedRules = (markets: readonly Market[], portfolio: RuledPortfolio): readonly DisplayedRule[] =>
  RULES_AHEAD.filter(({ market }) => markets.includes(market))
    .toSorted((a, b) => Number(a.from > b.from) - Number(a.from < b.from))
    .map(({ id, market, from, law, url, figure, ...reading }) => ({
      id,
      market: rulesAheadTexts.markets[market],
      from,
      url,
      asks: rulesAheadTexts.rules[id],
      law: rulesAheadTexts.citation(id, law),
      figure: figureOf(figure, market, portfolio),
      reading: readingOf(reading),
    }));

interface RulesTimelineProps {
  readonly rules: readonly DisplayedRule[];
  /** YYYY-MM-DD */
  readonly day: string;
}

/** Timeline of the rules with the portfolio's figure for each. */
export const RulesTimeline = ({ rules, day }: RulesTimelineProps) => (
  <Section id="rules-timeline" className={styles.section} title={words.title} note={words.note}>
    <DataTable caption={words.title} widths={["12%", "", "22%", "20%"]} className={styles.wideOnly}>
      <ColumnHeads text={[words.when, words.rule, words.figure, words.source]} />
      <tbody>
        {rules.map((rule) => (
          <Row key={rule.id}>
            <KeyCell className={styles.when}>
              {whenShown(rule.from, day)}
              <span className={styles.market}>{rule.market}</span>
            </KeyCell>
            <Cell className={styles.words}>{rule.asks}</Cell>
            <Cell className={styles.words} strong>
              {rule.figure}
            </Cell>
            <Cell className={styles.words}>
              <a href={rule.url} target="_blank" rel="noopener noreferrer">
                {rule.law}
              </a>
              <span className={styles.market}>{rule.reading}</span>
            </Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
    <ul className={styles.list}>
      {rules.map((rule) => (
        <li key={rule.id} className={styles.item}>
          <p className={styles.strong}>
            {whenShown(rule.from, day)}
            <span className={styles.market}>{rule.market}</span>
          </p>
          <p className={styles.line}>{rule.asks}</p>
          <p className={`${styles.line} ${styles.strong}`}>{rule.figure}</p>
          <p className={styles.line}>
            <a href={rule.url} target="_blank" rel="noopener noreferrer">
              {rule.law}
            </a>
            <span className={styles.market}>{rule.reading}</span>
          </p>
        </li>
      ))}
    </ul>
  </Section>
);

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

const ruleFiguresWords = rulesAheadTexts.figures;
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
  return ruleFiguresWords.forbidden(products, formatCount(products), formatPercent(all > 0 ? uses / all : 0, 1));
};

const takeAway = (portfolio: RuledPortfolio): string => {
  const useCases = ruleOf(portfolio, TAKE_AWAY)?.use_cases ?? [];
  const rows = portfolio.figures.reuse.filter(({ usecase_id }) => useCases.includes(usecase_id));
  const uses = rows.reduce((total, one) => total + one.uses, 0);
  const reusable = rows.reduce((total, one) => total + one.reusable, 0);
  return uses === 0
    ? ruleFiguresWords.noTakeaway
    : ruleFiguresWords.single_use_uses(formatPercent((uses - reusable) / uses, 1));
};

const plasticProducts = ({ weights, figures }: RuledPortfolio): string => {
  const ids = new Set(figures.plastic.map(({ prodsys_id }) => prodsys_id));
  const { kg } = usesAmong(weights, ids);
  return kg === 0 ? ruleFiguresWords.noPlastic : ruleFiguresWords.plastic_products(massShown(kg));
};

const foam = (portfolio: RuledPortfolio): string => {
  const materials = ruleOf(portfolio, FOAM)?.materials ?? [];
  const kg = portfolio.weights.reduce(
    (total, row) => (materials.includes(row.mat_recipe_id) && !row.reusable ? total + row.kg : total),
    0,
  );
  return kg === 0 ? ruleFiguresWords.noFoam : ruleFiguresWords.foam(massShown(kg));
};

/** The figure of a portfolio that a rule concerns, as short text. */
export const figureOf = (figure: RuleFigure, market: Market, portfolio: RuledPortfolio): string => {
  const figures = figuresIn(portfolio, market);
  switch (figure) {
    case "forbidden":
      return forbidden(portfolio, market);
    case "undeclared":
      return ruleFiguresWords.undeclared(figures.undeclared.length, formatCount(figures.undeclared.length));
    case "single_use_uses":
      return takeAway(portfolio);
    case "single_use_plastic":
      return figures.plastic.length === 0
        ? ruleFiguresWords.noPlastic
        : ruleFiguresWords.single_use_plastic(
            massShown(figures.single_use_plastic_kg),
            formatCount(figures.plastic.length),
          );
    case "recycled_plastic":
      return figures.recycled_plastic === null
        ? ruleFiguresWords.noPlastic
        : ruleFiguresWords.recycled_plastic(formatPercent(figures.recycled_plastic));
    case "weights": {
      const materials = figures.materials.filter(({ single_use_kg }) => single_use_kg > 0).length;
      return figures.single_use_kg === 0
        ? ruleFiguresWords.noWeights
        : ruleFiguresWords.weights(massShown(figures.single_use_kg), materials, formatCount(materials));
    }
    case "plastic_products":
      return plasticProducts(portfolio);
    case "foam":
      return foam(portfolio);
  }
};
