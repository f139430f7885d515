import type { ComponentProps } from "react";
import type { ExplainedSubject, InventoryExplanation } from "../../../workers/engine/analysis/explanation.ts";
import type { ScarcityPart, WaterFigures } from "../../../workers/engine/analysis/water-figures.ts";
import { explanationTexts } from "../../text/en/explanation.ts";
import { waterTexts } from "../../text/en/water.ts";
import {
  formatNumber,
  formatSignificant,
  formatUnit,
  formatWithUnit,
  productName,
  shownUnit,
} from "../../text/format.ts";
import { caption, group, small } from "../../theme/text.css.ts";
import { ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import * as styles from "./explanation.css.ts";
import { Formula, FormulaBlock, scoreFormula } from "./formula.tsx";
import { InventoryTable } from "./inventory-table.tsx";
import { valueDecimals } from "./number-head.ts";
import { PartsTable } from "./parts-table.tsx";
import { RestsOnEstimates } from "./quality-note.tsx";
import { RatingView } from "./rating-view.tsx";
import { bareUnit, inShownUnits } from "./shown-amount.ts";
import { SummaryView, WhatDecides } from "./summary-view.tsx";

const { formula: words } = explanationTexts;

/** raw = n × (L / N + W) with its numbers (method.md section 3), on one line; per use without the n. */
const InventoryFormula = ({
  explanation,
  metricUnit,
  perUse,
}: {
  readonly explanation: InventoryExplanation;
  readonly metricUnit: string;
  /** true if the opened number is per use */
  readonly perUse: boolean;
}) => {
  const { raw, raw_per_use, items, life, uses, per_use } = explanation;
  const decimals = valueDecimals(raw ?? 0);
  const rawShown = formatNumber(raw, decimals);
  const numbers = [formatSignificant(items), formatSignificant(life, 4), formatSignificant(uses, 6)] as const;
  const steps =
    raw === null
      ? [words.missingRaw]
      : [
          "n × (L / N + W)",
          `= ${numbers[0]} × (${numbers[1]} / ${numbers[2]} + ${formatSignificant(per_use)})`,
          `= ${formatWithUnit(rawShown, bareUnit(metricUnit))}`,
        ];
  const ofOneUse =
    raw_per_use === null
      ? [words.missingRaw]
      : [
          "L / N + W",
          `= ${numbers[1]} / ${numbers[2]} + ${formatSignificant(per_use)}`,
          `= ${formatWithUnit(formatNumber(raw_per_use, valueDecimals(raw_per_use)), bareUnit(metricUnit))}`,
        ];
  return (
    <dl className={styles.oneLine}>
      {perUse && <FormulaBlock title={words.rawPerUse} lines={ofOneUse} />}
      <FormulaBlock title={perUse ? words.rawPerServing : words.raw} lines={steps} />
    </dl>
  );
};

/** The score with its numbers (method.md section 8), and what the letters of the formulas mean; opens on a click. */
const ScoreFormula = ({ explanation }: { readonly explanation: InventoryExplanation }) => {
  const { raw, size_standard, size, unit, scale } = explanation;
  const decimals = valueDecimals(raw ?? 0);
  const inUnit = (value: number) => formatWithUnit(formatSignificant(value, 4), formatUnit(unit));
  const sizes = size_standard === null || size === null ? "" : words.sizes(inUnit(size_standard), inUnit(size));
  return (
    <details className={styles.more}>
      <summary className={styles.moreOpener}>{words.scoreAndLetters}</summary>
      <dl className={styles.formulas}>
        <FormulaBlock title={words.score} lines={scoreFormula(explanation, formatNumber(raw, decimals), decimals)} />
      </dl>
      <p className={`${caption} ${styles.legend}`}>
        <Formula text={`L ${words.legendQuant(sizes)}`} />{" "}
        {scale.type === "quant" && scale.set_by !== null && words.highest(productName(scale.set_by.prodsys_name))}
      </p>
    </details>
  );
};

interface InventoryViewProps extends ComponentProps<typeof InventoryTable> {
  /** true if the opened number is per use: that formula is then shown before the one per serving */
  readonly perUse: boolean;
  /** "" = not stated */
  readonly accounting: string;
  /** opens the tab with the estimates */
  readonly onUncertainty: () => void;
}

/** Explanation of an inventory metric: formulas, inputs by stage, data quality, masses of components. */
const InventoryView = ({ accounting, onUncertainty, ...props }: InventoryViewProps) => {
  const explanation = inShownUnits(props.explanation, props.metricUnit);
  return (
    <>
      <InventoryFormula explanation={explanation} metricUnit={props.metricUnit} perUse={props.perUse} />
      <InventoryTable {...props} explanation={explanation} />
      {accounting !== "" && <p className={caption}>{explanationTexts.inventory.accounting(accounting)}</p>}
      <RestsOnEstimates explanation={explanation} onUncertainty={onUncertainty} />
      <ScoreFormula explanation={explanation} />
      {explanation.water !== null && <WaterScarcity water={explanation.water} metricUnit={props.metricUnit} />}
      <PartsTable {...explanation} version={props.version} />
    </>
  );
};

interface ExplanationBodyProps extends ComponentProps<typeof WhatDecides> {
  /** true if the opened number is per use */
  readonly perUse: boolean;
  readonly onSubject: (subject: ExplainedSubject) => void;
  /** opens the tab with the estimates */
  readonly onUncertainty: () => void;
}

const View = (props: ExplanationBodyProps) => {
  const { comparison, catalogue, explanation, perUse, onSubject, onUncertainty, onChange } = props;
  const { region_use } = comparison;
  if (explanation.kind === "summary") {
    const metrics = catalogue.metrics.toSorted((a, b) => a.order - b.order);
    const hasOwnWeights = comparison.weights !== undefined;
    return <SummaryView {...{ explanation, metrics, hasOwnWeights }} onOpen={onSubject} />;
  }
  if (explanation.kind === "rating") {
    return <RatingView explanation={explanation} minUses={catalogue.reusable_min_uses} version={catalogue.version} />;
  }
  const metric = catalogue.metrics.find(({ metric_id }) => metric_id === explanation.metric);
  const name = catalogue.regions.find((row) => row.region_id === region_use)?.region_name ?? region_use;
  return (
    <InventoryView
      explanation={explanation}
      perUse={perUse}
      metricUnit={metric?.unit ?? ""}
      accounting={metric?.accounting ?? ""}
      version={catalogue.version}
      region={{ region_id: region_use, name }}
      onUncertainty={onUncertainty}
      onChangeRegion={() => onChange("region")}
    />
  );
};

/** The explanation of any kind of number, and the facts that can be changed. */
export const ExplanationBody = (props: ExplanationBodyProps) => (
  <>
    <View {...props} />
    <WhatDecides {...props} />
  </>
);

const { explained: waterScarcityWords, ...texts } = waterTexts;
const LITRES_PER_M3 = 1000;

interface WaterScarcityProps {
  readonly water: WaterFigures;
  /** the metric's unit in the tables */
  readonly metricUnit: string;
}

/** The litres of a product by the region that they are consumed in, each × its AWARE factor; shown next to the metric, not part of it. */
const WaterScarcity = ({ water, metricUnit }: WaterScarcityProps) => {
  const { production, use, scarcity, withdrawn_by_washing } = water;
  const { unit, per } = shownUnit(metricUnit);
  const parts = [
    { part: production, name: waterScarcityWords.made(production.region_name) },
    { part: use, name: waterScarcityWords.used(use.region_name) },
  ];
  const valueOf = ({ litres, factor }: ScarcityPart): number | null =>
    litres === 0 ? 0 : factor === null ? null : (litres * factor) / per;
  const monthsOf = ({ factor_lowest_month: low, factor_highest_month: high }: ScarcityPart): string | null =>
    low === null || high === null ? null : waterScarcityWords.months(formatSignificant(low), formatSignificant(high));
  const sources = [
    ...new Set(
      [production, use].flatMap(({ source, source_year }) =>
        source === "" ? [] : [waterScarcityWords.source(source, source_year === null ? "" : String(source_year))],
      ),
    ),
  ];
  return (
    <section className={styles.section}>
      <h3 className={group}>{texts.title}</h3>
      <p className={small}>{texts.lead}</p>
      <DataTable caption={waterScarcityWords.caption} className={styles.small} widths={["", "22%", "18%", "24%"]}>
        <ColumnHeads
          text={[waterScarcityWords.region]}
          numeric={[waterScarcityWords.litres(unit), waterScarcityWords.factor, waterScarcityWords.value(unit)]}
        />
        <tbody>
          {parts.map(({ part, name }) => (
            <Row key={name}>
              <KeyCell>
                {name}
                {monthsOf(part) !== null && <span className={styles.source}>{monthsOf(part)}</span>}
              </KeyCell>
              <NumberCell>{formatSignificant(part.litres / per)}</NumberCell>
              <NumberCell>{part.factor === null ? waterScarcityWords.none : formatSignificant(part.factor)}</NumberCell>
              <NumberCell>{valueOf(part) === null ? texts.none : formatSignificant(valueOf(part))}</NumberCell>
            </Row>
          ))}
        </tbody>
        <tfoot>
          <Row className={styles.sumRow}>
            <KeyCell colSpan={3}>{waterScarcityWords.sum}</KeyCell>
            <NumberCell strong>
              {scarcity === null ? texts.none : formatSignificant((scarcity * LITRES_PER_M3) / per)}
            </NumberCell>
          </Row>
        </tfoot>
      </DataTable>
      {sources.map((source) => (
        <p key={source} className={small}>
          {source}
        </p>
      ))}
      <p className={small}>
        {withdrawn_by_washing !== null &&
          `${waterScarcityWords.drawn(formatWithUnit(formatSignificant(withdrawn_by_washing / per), unit))} `}
        {texts.drawnNote}
      </p>
    </section>
  );
};
