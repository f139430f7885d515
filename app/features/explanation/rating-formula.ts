import type { RatingExplanation, RatingTerm } from "../../../workers/engine/analysis/explanation.ts";
import { explanationTexts } from "../../text/en/explanation.ts";
import { formatNumber, formatPercent } from "../../text/format.ts";
import { formatSignificant } from "../../text/significant.ts";

const part = (term: RatingTerm, name: string): number => term.parts[name] ?? 0;

/** The rating of one component as a formula with numbers, by metric (method.md section 7). */
const valueOf: Readonly<Record<RatingExplanation["metric"], (term: RatingTerm) => string>> = {
  chemicals: (term) => `${formatSignificant(part(term, "presence"))} + ${formatSignificant(part(term, "migration"))}`,
  sust_source: (term) => formatSignificant(term.value),
  recoverability: (term) =>
    `5 − 4 × (${formatPercent(part(term, "recycled"), 1)} + ${formatPercent(part(term, "composted"), 1)})`,
};

/** The lines of a rating's formula, step by step; terms with weight 0 are left out. */
export const ratingFormula = ({ metric, terms, raw }: RatingExplanation): readonly string[] => {
  const counted = terms.filter((term) => term.weight > 0);
  const shown = (term: RatingTerm): string =>
    metric === "sust_source" || counted.length === 1 ? valueOf[metric](term) : `(${valueOf[metric](term)})`;
  const sum = counted.map((term) =>
    counted.length === 1 ? shown(term) : `${formatPercent(term.weight, 1)} × ${shown(term)}`,
  );
  return [...explanationTexts.rating.rules[metric], `= ${sum.join(" + ")}`, `= ${formatNumber(raw, 2)}`];
};
