import { Fragment } from "react";
import type { InventoryExplanation, RatingExplanation } from "../../../workers/engine/analysis/explanation.ts";
import { explanationTexts } from "../../text/en/explanation.ts";
import { formatNumber, formatScore, formatSignificant } from "../../text/format.ts";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import * as styles from "./explanation.css.ts";
import { scoreDecimals } from "./shown-amount.ts";

/** The single letters L, N, W, n, f and S are variables. */
const VARIABLE = /(?<![\p{L}\d])([LNWnfS])(?![\p{L}\d])/u;

/** A formula with its variables in italics. */
export const Formula = ({ text }: { readonly text: string }) => (
  <>
    {text.split(VARIABLE).map((piece, at) => (
      // Pieces are identified by position; every second one is a variable.
      <Fragment key={`${at}:${piece}`}>
        {at % 2 === 1 ? <i className={styles.variable}>{piece}</i> : <WithUnits text={piece} />}
      </Fragment>
    ))}
  </>
);

interface FormulaBlockProps {
  readonly title: string;
  /** the formula, the formula with numbers, and the result, which is bold */
  readonly lines: readonly string[];
}

/** A formula step by step: symbols, numbers, result. */
export const FormulaBlock = ({ title, lines }: FormulaBlockProps) => (
  <div>
    <dt className={styles.term}>{title}</dt>
    {lines.map((line, at) => (
      <dd key={line} className={at === lines.length - 1 ? styles.result : styles.step}>
        <Formula text={line} />
      </dd>
    ))}
  </div>
);

const { formula } = explanationTexts;

/** The lines of a score's formula; `rawShown` and `decimals` as in the formula of the raw value. */
export const scoreFormula = (
  { scale, raw, score, below_scale }: InventoryExplanation | RatingExplanation,
  rawShown: string,
  decimals: number,
): readonly string[] => {
  if (raw === null) return [formula.missingScore(formatScore(score))];
  const result = below_scale
    ? `= ${formatNumber(score, 0)} (${formula.heldAtOne})`
    : `= ${formatNumber(score, scoreDecimals(score))}`;
  if (scale.type === "quant") {
    if (scale.highest <= 0) return [formula.noHighest, result];
    const highest = formatNumber(scale.highest, decimals);
    return [formula.scoreOfAmount, `= 1 + 99 × (1 − ${rawShown} / ${highest})`, result];
  }
  const [lowest, highest] = [formatSignificant(scale.lowest), formatSignificant(scale.highest)];
  return [formula.scoreOfRating, `= 1 + 99 × (${highest} − ${rawShown}) / (${highest} − ${lowest})`, result];
};
