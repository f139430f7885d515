import { QUANT_METRIC_IDS } from "../../../edge-api/contract/metrics.ts";
import type { DataQuality } from "../../../workers/engine/analysis/data-quality.ts";
import { estimatedParts, estimatedShare, type QualityOfMetric } from "../../../workers/engine/analysis/estimates.ts";
import type { LawOfProducts } from "../../../workers/engine/rules/market-rules.ts";
import { readingOf, rulesAmong, statusOf } from "../../market-rules/law-words.ts";
import { marketRulesTexts } from "../../text/en/market-rules.ts";
import { reportTexts } from "../../text/en/report.ts";
import { reuseRuleTexts as lawFactsWords } from "../../text/en/reuse-rule.ts";
import { formatCount, formatPercent } from "../../text/format.ts";
import { formatNames } from "../../text/lists.ts";
import { FactsList, ReportTable } from "./report-table.tsx";
import * as styles from "./report.css.ts";

interface QualityRow {
  readonly id: string;
  readonly name: string;
  readonly quality: DataQuality;
}

interface QualityFactsProps {
  /** products of a comparison, or one portfolio; null = could not be computed */
  readonly rows: readonly QualityRow[] | null;
}

const words = reportTexts.quality;

const sumOf = (parts: readonly QualityOfMetric[]): QualityOfMetric => {
  const total = (of: keyof QualityOfMetric): number => parts.reduce((sum, one) => sum + one[of], 0);
  return { estimated: total("estimated"), factors: total("factors"), masses: total("masses"), all: total("all") };
};

const percent = (share: number | null): string => (share === null ? words.none : formatPercent(share));

/** The estimated share, below it the parts by factors and by masses. */
const Shown = ({ quality }: { readonly quality: QualityOfMetric }) => {
  const parts = estimatedParts(quality);
  return (
    <>
      {percent(estimatedShare(quality))}
      {parts !== null && (
        <span className={styles.shareParts}>
          {words.parts(formatPercent(parts.factors), formatPercent(parts.masses))}
        </span>
      )}
    </>
  );
};

/** The share of the climate impact that rests on estimates: of all rows, named, and of the lowest and highest one. */
const climateSentences = (rows: readonly QualityRow[], share: number | null): string | null => {
  const [first] = rows;
  if (share === null || first === undefined) return null;
  if (rows.length === 1) return words.sentence(formatPercent(share), first.name);
  const shares = rows.flatMap(({ quality }) => estimatedShare(quality.climate) ?? []);
  const [low, high] = [formatPercent(Math.min(...shares)), formatPercent(Math.max(...shares))];
  const sentence = words.sentence(formatPercent(share), words.allProducts(formatCount(rows.length)));
  return `${sentence} ${words.byProduct(low, high)}`;
};

/** The share of estimates: in a sentence, per row, and in total. */
export const QualityFacts = ({ rows }: QualityFactsProps) => {
  if (rows === null) return <p>{words.failed}</p>;
  const all = (metric: (typeof QUANT_METRIC_IDS)[number]) => sumOf(rows.map(({ quality }) => quality[metric]));
  const climate = climateSentences(rows, estimatedShare(all("climate")));
  return (
    <>
      {climate !== null && <p className={styles.strong}>{climate}</p>}
      <ReportTable
        label={reportTexts.titles.quality}
        text={[reportTexts.name]}
        numeric={[reportTexts.score, ...QUANT_METRIC_IDS.map((metric) => reportTexts.metrics[metric])]}
      >
        {rows.map(({ id, name, quality }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td className={styles.number}>{percent(quality.summary)}</td>
            {QUANT_METRIC_IDS.map((metric) => (
              <td key={metric} className={styles.number}>
                <Shown quality={quality[metric]} />
              </td>
            ))}
          </tr>
        ))}
        {rows.length > 1 && (
          <tr>
            <th scope="row" className={styles.summary}>
              {words.all}
            </th>
            <td className={`${styles.number} ${styles.summary}`}>{words.none}</td>
            {QUANT_METRIC_IDS.map((metric) => (
              <td key={metric} className={`${styles.number} ${styles.summary}`}>
                <Shown quality={all(metric)} />
              </td>
            ))}
          </tr>
        )}
      </ReportTable>
      <p className={styles.caption}>{words.note}</p>
    </>
  );
};

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
      lawFactsWords.rule(formatCount(minUses)),
      sentence ?? lawFactsWords.failed,
      ...(count === null
        ? []
        : [
            lawFactsWords.count(
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
