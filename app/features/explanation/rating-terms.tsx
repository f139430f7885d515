import type { RatingExplanation, RatingTerm } from "../../../workers/engine/analysis/explanation.ts";
import { explanationTexts } from "../../text/en/explanation.ts";
import { formatNumber, formatPercent } from "../../text/format.ts";
import { DataTable, Head, HeadRow, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import * as styles from "./explanation.css.ts";

/** Empty cells of columns that are hidden on a phone; a larger colspan of the cell before would keep their space. */
const Unused = ({ columns }: { readonly columns: number }) => (
  <td colSpan={columns} className={styles.wideOnly}>
    {"\u00A0"}
  </td>
);

const { rating: words } = explanationTexts;

const numberOf = (term: RatingTerm, name: string): number => term.parts[name] ?? 0;

interface TermColumn {
  readonly name: string;
  readonly value: (term: RatingTerm) => string;
}

/** Columns between component and rating, by metric. */
const COLUMNS: Readonly<Record<RatingExplanation["metric"], readonly TermColumn[]>> = {
  chemicals: [
    { name: words.presence, value: (term) => formatNumber(numberOf(term, "presence"), 2) },
    { name: words.migration, value: (term) => formatNumber(numberOf(term, "migration"), 2) },
  ],
  sust_source: [{ name: words.rating, value: (term) => formatNumber(term.value, 2) }],
  recoverability: [
    { name: words.recycled, value: (term) => formatPercent(numberOf(term, "recycled")) },
    { name: words.composted, value: (term) => formatPercent(numberOf(term, "composted")) },
  ],
};

/** Why a component has its rating, as text; null = no explanation. */
const reasonOf = (metric: RatingExplanation["metric"], term: RatingTerm): string | null => {
  if (metric === "recoverability") return null;
  if (metric === "sust_source") {
    const ways: Readonly<Record<string, (share: string) => string>> = words.ways;
    return (ways[term.way ?? "none"] ?? words.ways.none)(formatPercent(numberOf(term, "recycled_content")));
  }
  if (numberOf(term, "contact_weight") === 0) return words.noContactPart;
  const [compliance, disclosure] = [numberOf(term, "compliance"), numberOf(term, "disclosure")];
  return compliance === 0 && disclosure === 0
    ? words.nothingDeclared
    : words.declared(formatNumber(compliance), formatNumber(disclosure));
};

/** The components with their terms; the parts add up to the rating. */
export const RatingTerms = ({ explanation }: { readonly explanation: RatingExplanation }) => {
  const { metric, terms, raw, rule } = explanation;
  const columns = COLUMNS[metric];
  return (
    <DataTable caption={words.terms} className={styles.small}>
      <thead>
        <HeadRow>
          <Head className={styles.inputHead}>{words.component}</Head>
          <Head numeric className={styles.shareHead}>
            {words.share}
            <span className={styles.source}>{metric === "chemicals" ? words.byContact : words.byMass}</span>
          </Head>
          {columns.map(({ name }) => (
            <Head key={name} numeric className={styles.wideOnly}>
              {name}
            </Head>
          ))}
          <Head numeric className={styles.valueHead}>
            {words.part}
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
                  {columns.map(({ name, value }) => words.onPhone(name, value(term))).join(", ")}
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
            <KeyCell colSpan={2}>{words.sum}</KeyCell>
            <Unused columns={columns.length} />
            <NumberCell strong>{formatNumber(raw, 2)}</NumberCell>
          </Row>
        </tfoot>
      )}
    </DataTable>
  );
};
