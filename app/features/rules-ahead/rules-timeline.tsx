import { RULES_AHEAD, type Market } from "../../../workers/engine/rules/rules-ahead.ts";
import type { SaidRule } from "../../state/rules-ahead-csv.ts";
import { formatUtcDay } from "../../text/dates.ts";
import { rulesAheadTexts } from "../../text/en/rules-ahead.ts";
import { Cell, DataTable, Head, HeadRow, KeyCell, Row } from "../../ui/data-table.tsx";
import { SectionHeading } from "../../ui/page-title.tsx";
import { figureOf, type RuledPortfolio } from "./rule-figures.ts";
import * as styles from "./rules-ahead.css.ts";

const words = rulesAheadTexts.timeline;

/** A year that is no day yet stands as it is. */
const dayShown = (from: string): string => (from.length > 4 ? formatUtcDay(Date.parse(from)) : from);

const isInForce = (from: string, day: string): boolean => from.length > 4 && from <= day;

/** The rules of the markets with the figures of a portfolio, as the page says them: by date. */
export const saidRules = (markets: readonly Market[], portfolio: RuledPortfolio): readonly SaidRule[] =>
  RULES_AHEAD.filter(({ market }) => markets.includes(market))
    .toSorted((a, b) => Number(a.from > b.from) - Number(a.from < b.from))
    .map(({ id, market, from, law, url, figure }) => ({
      id,
      market: rulesAheadTexts.markets[market],
      from,
      law,
      url,
      asks: rulesAheadTexts.rules[id],
      figure: figureOf(figure, market, portfolio),
    }));

interface RulesTimelineProps {
  /** of the heading */
  readonly id: string;
  readonly rules: readonly SaidRule[];
  /** YYYY-MM-DD */
  readonly day: string;
}

/** What applies when, and what of it shows in the portfolio. */
export const RulesTimeline = ({ id, rules, day }: RulesTimelineProps) => (
  <section className={styles.section} aria-labelledby={id}>
    <SectionHeading id={id} title={words.title} note={words.note} />
    <DataTable caption={words.title} widths={["12%", "", "22%", "20%"]} className={styles.table}>
      <thead>
        <HeadRow>
          <Head>{words.when}</Head>
          <Head>{words.rule}</Head>
          <Head>{words.figure}</Head>
          <Head>{words.source}</Head>
        </HeadRow>
      </thead>
      <tbody>
        {rules.map((rule) => (
          <Row key={rule.id}>
            <KeyCell className={styles.when}>
              {isInForce(rule.from, day) ? words.since(dayShown(rule.from)) : words.from(dayShown(rule.from))}
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
            </Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  </section>
);
