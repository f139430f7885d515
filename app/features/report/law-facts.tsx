import type { LawOfProducts } from "../../../workers/engine/rules/market-rules.ts";
import { readingOf, rulesAmong, statusOf } from "../../market-rules/law-words.ts";
import { marketRulesTexts } from "../../text/en/market-rules.ts";
import { reportTexts } from "../../text/en/report.ts";
import { reuseRuleTexts as words } from "../../text/en/reuse-rule.ts";
import { formatCount } from "../../text/format.ts";
import { formatNames } from "../../text/lists.ts";
import { FactsList } from "./report-table.tsx";
import * as styles from "./report.css.ts";

interface LawFactsProps {
  readonly products: readonly { readonly prodsys_id: string; readonly name: string }[];
  readonly law: LawOfProducts;
  /** name for use in a sentence */
  readonly region: string;
  /** YYYY-MM-DD */
  readonly day: string;
}

/** Most product names in a sentence; beyond that they are counted. */
const NAMED = 6;

/** The rules of the region that apply to products of the report, with their sources. */
export const LawFacts = ({ products, law, region, day }: LawFactsProps) => {
  const among = rulesAmong(
    products.map(({ prodsys_id }) => prodsys_id),
    law,
  );
  if (among.length === 0) return <p>{reportTexts.law.none(region)}</p>;
  const about = (ids: readonly string[]): string => {
    if (ids.length === products.length) return marketRulesTexts.aboutAll;
    if (ids.length > NAMED)
      return marketRulesTexts.about(ids.length, formatCount(ids.length), formatCount(products.length));
    return reportTexts.law.about(
      formatNames(ids.map((id) => products.find((one) => one.prodsys_id === id)?.name ?? id)),
    );
  };
  return (
    <>
      <ul className={styles.list}>
        {among.map(({ rule, products: ids }) => (
          <li key={rule.rule_id}>
            <b>{statusOf(rule, day)}:</b> {rule.text}. {rule.source}; {about(ids)}.
            {rule.date_note !== undefined && ` ${rule.date_note}`} {readingOf(rule)}
          </li>
        ))}
      </ul>
      <p className={styles.caption}>{marketRulesTexts.limits}</p>
    </>
  );
};

interface ReuseRuleFactsProps {
  /** leaders or portfolio score with and without the rule; null = not computed */
  readonly sentence: string | null;
  /** reusable_min_uses */
  readonly minUses: number;
  /** over all use cases of the region; null = not computed */
  readonly count: { readonly use_cases: number; readonly with_rule: number; readonly without_rule: number } | null;
  /** name for use in a sentence */
  readonly region: string;
}

/** The effect of the reuse rule here, and in how many use cases of the region a reusable leads because of it. */
export const ReuseRuleFacts = ({ sentence, minUses, count, region }: ReuseRuleFactsProps) => (
  <FactsList
    facts={[
      words.rule(formatCount(minUses)),
      sentence ?? words.failed,
      ...(count === null
        ? []
        : [
            words.count(
              count.use_cases,
              formatCount(count.use_cases),
              region,
              formatCount(count.with_rule),
              formatCount(count.without_rule),
            ),
          ]),
    ]}
    none=""
  />
);
