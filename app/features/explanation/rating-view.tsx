import type { RatingExplanation, RatingTerm } from "../../../workers/engine/analysis/explanation.ts";
import { explanationTexts } from "../../text/en/explanation.ts";
import { formatNumber, formatPercent } from "../../text/format.ts";
import { formatSignificant } from "../../text/significant.ts";
import { caption } from "../../theme/text.css.ts";
import * as styles from "./explanation.css.ts";
import { FoodTerms } from "./food-terms.tsx";
import { Formula, FormulaBlock } from "./formula.tsx";
import { PartsTable } from "./parts-table.tsx";
import { RatingTerms } from "./rating-terms.tsx";
import { scoreFormula } from "./score-formula.ts";

const part = (term: RatingTerm, name: string): number => term.parts[name] ?? 0;

/** The rating of one component as a formula with numbers, by metric (method.md section 7). */
const valueOf: Readonly<Record<RatingExplanation["metric"], (term: RatingTerm) => string>> = {
  chemicals: (term) => `${formatSignificant(part(term, "presence"))} + ${formatSignificant(part(term, "migration"))}`,
  sust_source: (term) => formatSignificant(term.value),
  recoverability: (term) =>
    `5 − 4 × (${formatPercent(part(term, "recycled"), 1)} + ${formatPercent(part(term, "composted"), 1)})`,
};

/** The lines of a rating's formula, step by step; terms with weight 0 are left out. */
const ratingFormula = ({ metric, terms, raw }: RatingExplanation): readonly string[] => {
  const counted = terms.filter((term) => term.weight > 0);
  const shown = (term: RatingTerm): string =>
    metric === "sust_source" || counted.length === 1 ? valueOf[metric](term) : `(${valueOf[metric](term)})`;
  const sum = counted.map((term) =>
    counted.length === 1 ? shown(term) : `${formatPercent(term.weight, 1)} × ${shown(term)}`,
  );
  return [...explanationTexts.rating.rules[metric], `= ${sum.join(" + ")}`, `= ${formatNumber(raw, 2)}`];
};

const { formula: words, rating } = explanationTexts;

interface RatingViewProps {
  readonly explanation: RatingExplanation;
  /** reusable_min_uses */
  readonly minUses: number;
  /** of the reference data that the value was computed with */
  readonly version: string;
}

/** Explanation of a rating: its rule or weighted mean, terms by component, the food. */
export const RatingView = ({ explanation, minUses, version }: RatingViewProps) => {
  const { rule, raw, food, metric, scale, parts, terms } = explanation;
  const byRule = rule === "reusable" ? rating.reusable(formatNumber(minUses)) : rating.noContact;
  const steps =
    raw === null
      ? [words.missingRaw]
      : rule === "mean"
        ? ratingFormula(explanation)
        : [byRule, `= ${formatNumber(raw, 2)}`];
  return (
    <>
      <dl className={styles.formulas}>
        <FormulaBlock title={words.rating} lines={steps} />
        <FormulaBlock title={words.score} lines={scoreFormula(explanation, formatNumber(raw, 2), 2)} />
      </dl>
      <p className={`${caption} ${styles.legend}`}>
        {rule === "mean" && <Formula text={rating.legend[metric]} />}{" "}
        {scale.type === "other" &&
          scale.lowest !== null &&
          scale.highest !== null &&
          explanationTexts.scaleOfRating(formatSignificant(scale.lowest), formatSignificant(scale.highest))}
      </p>
      {terms.length > 0 && <RatingTerms explanation={explanation} />}
      {food !== null && <FoodTerms food={food} />}
      <PartsTable parts={parts} prodsys_id={explanation.prodsys_id} version={version} />
    </>
  );
};
