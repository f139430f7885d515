import { RULES_AHEAD, type Market } from "../../../workers/engine/rules/rules-ahead.ts";
import { readingOf } from "../../market-rules/law-words.ts";
import type { DisplayedRule } from "../../exports/rules-ahead.ts";
import { formatUtcDay } from "../../text/dates.ts";
import { rulesAheadTexts } from "../../text/en/rules-ahead.ts";
import { Cell, ColumnHeads, DataTable, KeyCell, Row } from "../../ui/data-table/data-table.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import { figureOf, type RuledPortfolio } from "./rule-figures.ts";
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
