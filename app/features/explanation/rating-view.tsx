import type { ExplainedFood, RatingExplanation, RatingTerm } from "../../../workers/engine/analysis/explanation.ts";
import { explanationTexts } from "../../text/en/explanation.ts";
import { formatNumber, formatPercent, formatSignificant } from "../../text/format.ts";
import { caption, group, small } from "../../theme/text.css.ts";
import {
  Cell,
  ColumnHeads,
  DataTable,
  Head,
  HeadRow,
  KeyCell,
  NumberCell,
  Row,
} from "../../ui/data-table/data-table.tsx";
import * as styles from "./explanation.css.ts";
import { Formula, FormulaBlock, scoreFormula } from "./formula.tsx";
import { PartsTable } from "./parts-table.tsx";

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

/** Empty cells of columns that are hidden on a phone; a larger colspan of the cell before would keep their space. */
const Unused = ({ columns }: { readonly columns: number }) => (
  <td colSpan={columns} className={styles.wideOnly}>
    {"\u00A0"}
  </td>
);

const { rating: ratingTermsWords } = explanationTexts;

const numberOf = (term: RatingTerm, name: string): number => term.parts[name] ?? 0;

interface TermColumn {
  readonly name: string;
  readonly value: (term: RatingTerm) => string;
}

/** Columns between component and rating, by metric. */
const COLUMNS: Readonly<Record<RatingExplanation["metric"], readonly TermColumn[]>> = {
  chemicals: [
    { name: ratingTermsWords.presence, value: (term) => formatNumber(numberOf(term, "presence"), 2) },
    { name: ratingTermsWords.migration, value: (term) => formatNumber(numberOf(term, "migration"), 2) },
  ],
  sust_source: [{ name: ratingTermsWords.rating, value: (term) => formatNumber(term.value, 2) }],
  recoverability: [
    { name: ratingTermsWords.recycled, value: (term) => formatPercent(numberOf(term, "recycled")) },
    { name: ratingTermsWords.composted, value: (term) => formatPercent(numberOf(term, "composted")) },
  ],
};

/** Why a component has its rating, as text; null = no explanation. */
const reasonOf = (metric: RatingExplanation["metric"], term: RatingTerm): string | null => {
  if (metric === "recoverability") return null;
  if (metric === "sust_source") {
    const ways: Readonly<Record<string, (share: string) => string>> = ratingTermsWords.ways;
    return (ways[term.way ?? "none"] ?? ratingTermsWords.ways.none)(formatPercent(numberOf(term, "recycled_content")));
  }
  if (numberOf(term, "contact_weight") === 0) return ratingTermsWords.noContactPart;
  const [compliance, disclosure] = [numberOf(term, "compliance"), numberOf(term, "disclosure")];
  return compliance === 0 && disclosure === 0
    ? ratingTermsWords.nothingDeclared
    : ratingTermsWords.declared(formatNumber(compliance), formatNumber(disclosure));
};

/** The components with their terms; the parts add up to the rating. */
const RatingTerms = ({ explanation }: { readonly explanation: RatingExplanation }) => {
  const { metric, terms, raw, rule } = explanation;
  const columns = COLUMNS[metric];
  return (
    <DataTable caption={ratingTermsWords.terms} className={styles.small}>
      <thead>
        <HeadRow>
          <Head className={styles.inputHead}>{ratingTermsWords.component}</Head>
          <Head numeric className={styles.shareHead}>
            {ratingTermsWords.share}
            <span className={styles.source}>
              {metric === "chemicals" ? ratingTermsWords.byContact : ratingTermsWords.byMass}
            </span>
          </Head>
          {columns.map(({ name }) => (
            <Head key={name} numeric className={styles.wideOnly}>
              {name}
            </Head>
          ))}
          <Head numeric className={styles.valueHead}>
            {ratingTermsWords.part}
          </Head>
        </HeadRow>
      </thead>
      <tbody>
        {terms.map((term) => {
          const reason = reasonOf(metric, term);
          return (
            <Row key={term.component_id}>
              <KeyCell className={styles.inputCell}>
                <span className={styles.inputName}>{term.component_name}</span>
                <span className={styles.source}>{term.mat_recipe_name}</span>
                <span className={styles.onPhone}>
                  {columns.map(({ name, value }) => ratingTermsWords.onPhone(name, value(term))).join(", ")}
                </span>
                {reason !== null && <span className={styles.source}>{reason}</span>}
              </KeyCell>
              <NumberCell>{formatPercent(term.weight)}</NumberCell>
              {columns.map(({ name, value }) => (
                <NumberCell key={name} className={styles.wideOnly}>
                  {value(term)}
                </NumberCell>
              ))}
              <NumberCell>{formatNumber(term.weight * term.value, 2)}</NumberCell>
            </Row>
          );
        })}
      </tbody>
      {rule === "mean" && (
        <tfoot>
          <Row className={styles.sumRow}>
            <KeyCell colSpan={2}>{ratingTermsWords.sum}</KeyCell>
            <Unused columns={columns.length} />
            <NumberCell strong>{formatNumber(raw, 2)}</NumberCell>
          </Row>
        </tfoot>
      )}
    </DataTable>
  );
};

const { food: foodTermsWords } = explanationTexts;

/** How much the food promotes migration of chemicals, by property. */
const FoodTerms = ({ food }: { readonly food: ExplainedFood }) => {
  const sum = food.terms.reduce((total, term) => total + term.score, 0);
  return (
    <section className={styles.section}>
      <h3 className={group}>{foodTermsWords.title(food.food_name)}</h3>
      {!food.known && <p className={small}>{foodTermsWords.unknown(formatSignificant(food.score))}</p>}
      {food.terms.length > 0 && (
        <>
          <p className={small}>
            <Formula text={foodTermsWords.formula(formatSignificant(sum), formatSignificant(food.score))} />
          </p>
          <DataTable caption={foodTermsWords.caption} widths={["40%", "", "5rem"]} className={styles.small}>
            <ColumnHeads text={[foodTermsWords.property, foodTermsWords.value]} numeric={[foodTermsWords.score]} />
            <tbody>
              {food.terms.map((term) => (
                <Row key={term.food_prop_id}>
                  <KeyCell>{term.food_prop_name}</KeyCell>
                  <Cell>{term.value_name ?? foodTermsWords.notStated}</Cell>
                  <NumberCell>{formatNumber(term.score)}</NumberCell>
                </Row>
              ))}
            </tbody>
            <tfoot>
              <Row className={styles.sumRow}>
                <KeyCell colSpan={2}>{foodTermsWords.sum}</KeyCell>
                <NumberCell strong>{formatNumber(sum)}</NumberCell>
              </Row>
            </tfoot>
          </DataTable>
        </>
      )}
    </section>
  );
};
