import type { InventoryExplanation } from "../../../workers/engine/analysis/explanation.ts";
import { explanationTexts } from "../../text/en/explanation.ts";
import { formatNumber, formatUnit, formatWithUnit, productName } from "../../text/format.ts";
import { formatSignificant } from "../../text/significant.ts";
import { caption } from "../../theme/text.css.ts";
import * as styles from "./explanation.css.ts";
import { Formula, FormulaBlock } from "./formula.tsx";
import { valueDecimals } from "./number-head.ts";
import { scoreFormula } from "./score-formula.ts";
import { bareUnit } from "./shown-amount.ts";

const { formula: words } = explanationTexts;

/** raw = n × (L / N + W) with its numbers (method.md section 3), on one line; per use without the n. */
export const InventoryFormula = ({
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
export const ScoreFormula = ({ explanation }: { readonly explanation: InventoryExplanation }) => {
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
