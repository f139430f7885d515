import { useAtomValue } from "jotai";
import { useMemo } from "react";
import type { ProductScores } from "../../../workers/engine/comparison-result.ts";
import { HelpButton } from "../../help/help-button.tsx";
import { useSettled } from "../../scheduling/use-settled.ts";
import { comparisonCatalogueAtom } from "../../state/analysis/pinned-catalogue.ts";
import type { SectionProps } from "../../state/comparison/compared-product.ts";
import { comparisonScoresAtom } from "../../state/comparison/comparison-scores.ts";
import { comparisonAtom } from "../../state/work/comparisons.ts";
import { circularityTexts as words } from "../../text/en/circularity.ts";
import { reuseRuleTexts } from "../../text/en/reuse-rule.ts";
import { formatMass, formatNumber, formatPercent, formatUnit, formatWithUnit } from "../../text/format.ts";
import { formatList } from "../../text/lists.ts";
import { wideOnly } from "../../theme/by-width.css.ts";
import { caption } from "../../theme/text.css.ts";
import { Button } from "../../ui/button/button.tsx";
import { DataTable, Head, HeadRow, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { PhoneList } from "../../ui/data-table/phone-list.tsx";
import { ReusableMark } from "../../ui/mark/mark.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import * as styles from "./circularity.css.ts";

interface CircularityProps extends SectionProps {
  readonly onCsv: () => void;
}

const FLOWS = [
  "recycled_content",
  "recycled",
  "composted",
  "landfilled",
  "incinerated",
  "littered",
  "open_dumped",
] as const;

/** Why nothing of a product is recycled. */
const REASONS = ["not_designed", "no_stream"] as const;

/** Formatted grams per serving; unknown if the product has no size, as the number of items is then unknown. */
const massOf = ({ items, circularity }: ProductScores): string =>
  formatMass(items === null ? null : circularity.mass_per_unit);

/** Nothing is recycled, as shown, and yet the reuse rule gives the best recoverability. */
const isBestByRule = ({ reusable_in_ratings, circularity }: ProductScores): boolean =>
  reusable_in_ratings && Math.round(100 * circularity.recycled) === 0;

/** Sources and destinations of each product's mass: a table, or a list on a phone. */
export default function Circularity({ id, comparison_id, products, onCsv }: CircularityProps) {
  const comparison = useAtomValue(comparisonAtom(comparison_id))?.comparison;
  const { scores: live, status } = useAtomValue(comparisonScoresAtom(comparison_id));
  // new settings and a new order of the products appear with the figures that belong to them
  const settled = useSettled(
    useMemo(() => ({ products, scores: live, comparison }), [products, live, comparison]),
    status === "scoring" && live !== null,
  );
  const { scores } = settled;
  const region_use = settled.comparison?.region_use ?? "";
  const custom = settled.comparison?.customCompostingAndRecycling === true;
  const catalogue = useAtomValue(comparisonCatalogueAtom(comparison_id));
  const region = catalogue?.regions.find(({ region_id }) => region_id === region_use)?.region_name ?? region_use;
  const rows = settled.products.flatMap((product) => {
    const scored = scores?.products.find((one) => one?.prodsys_id === product.prodsys_id);
    return scored ? [{ ...product, scored }] : [];
  });
  return (
    <Section
      id={id}
      title={words.title}
      note={words.note(region, custom)}
      actions={
        <>
          <HelpButton slug="circularity-rates" subject={words.title} />
          <Button kind="quiet" size="small" icon="download" aria-label={words.csvLabel} onClick={onCsv}>
            {words.csv}
          </Button>
        </>
      }
    >
      <p className={styles.lead}>{words.lead}</p>
      <DataTable caption={words.caption} className={wideOnly} widths={["20%", ...FLOWS.map(() => "10%"), "10%"]}>
        <thead>
          <tr>
            <Head rowSpan={2}>{words.product}</Head>
            <Head scope="colgroup" colSpan={FLOWS.length} className={styles.groupHead}>
              {words.percent}
            </Head>
            <Head rowSpan={2} numeric className={styles.head}>
              {words.massUnit(formatUnit("g"))}
            </Head>
          </tr>
          <HeadRow>
            {FLOWS.map((flow) => (
              <Head key={flow} numeric className={styles.head}>
                {words.flows[flow]}
              </Head>
            ))}
          </HeadRow>
        </thead>
        <tbody>
          {rows.map(({ name, reusable, scored }, place) => (
            // keyed by position: changing texts in place is cheaper than moving rows
            <Row key={place}>
              <KeyCell>
                <span className={styles.name}>
                  {name}
                  {reusable && <ReusableMark compact />}
                </span>
                {isBestByRule(scored) && <span className={`${caption} ${styles.why}`}>{reuseRuleTexts.whyBest}</span>}
              </KeyCell>
              {FLOWS.map((flow) => (
                <NumberCell key={flow}>{formatNumber(scored.circularity[flow] * 100)}</NumberCell>
              ))}
              <NumberCell>{massOf(scored)}</NumberCell>
            </Row>
          ))}
        </tbody>
      </DataTable>
      <PhoneList
        items={rows.map(({ name, reusable, scored }, place) => ({
          // keyed by position, as in the table
          id: place,
          name: (
            <>
              <span className={styles.name}>
                {name}
                {reusable && <ReusableMark compact />}
              </span>
              {isBestByRule(scored) && <span className={`${caption} ${styles.why}`}>{reuseRuleTexts.whyBest}</span>}
            </>
          ),
          facts: [
            ...FLOWS.map((flow) => [words.flows[flow], formatPercent(scored.circularity[flow])] as const),
            [words.mass, formatWithUnit(massOf(scored), formatUnit("g"))],
          ],
        }))}
      />
      {REASONS.map((reason) => {
        const names = rows.filter(({ scored: one }) => one.circularity.not_recycled === reason).map(({ name }) => name);
        return names.length === 0 ? null : (
          <p key={reason} className={`${caption} ${styles.note}`}>
            {words.notRecycled[reason](formatList(names), region)}
          </p>
        );
      })}
      {rows.some(({ reusable }) => reusable) && <p className={`${caption} ${styles.note}`}>{words.reusableNote}</p>}
    </Section>
  );
}
