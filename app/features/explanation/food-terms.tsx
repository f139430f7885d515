import type { ExplainedFood } from "../../../workers/engine/analysis/explanation.ts";
import { explanationTexts } from "../../text/en/explanation.ts";
import { formatNumber } from "../../text/format.ts";
import { formatSignificant } from "../../text/significant.ts";
import { group, small } from "../../theme/text.css.ts";
import { Cell, ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import * as styles from "./explanation.css.ts";
import { Formula } from "./formula.tsx";

const { food: words } = explanationTexts;

/** How much the food promotes migration of chemicals, by property. */
export const FoodTerms = ({ food }: { readonly food: ExplainedFood }) => {
  const sum = food.terms.reduce((total, term) => total + term.score, 0);
  return (
    <section className={styles.section}>
      <h3 className={group}>{words.title(food.food_name)}</h3>
      {!food.known && <p className={small}>{words.unknown(formatSignificant(food.score))}</p>}
      {food.terms.length > 0 && (
        <>
          <p className={small}>
            <Formula text={words.formula(formatSignificant(sum), formatSignificant(food.score))} />
          </p>
          <DataTable caption={words.caption} widths={["40%", "", "5rem"]} className={styles.small}>
            <ColumnHeads text={[words.property, words.value]} numeric={[words.score]} />
            <tbody>
              {food.terms.map((term) => (
                <Row key={term.food_prop_id}>
                  <KeyCell>{term.food_prop_name}</KeyCell>
                  <Cell>{term.value_name ?? words.notStated}</Cell>
                  <NumberCell>{formatNumber(term.score)}</NumberCell>
                </Row>
              ))}
            </tbody>
            <tfoot>
              <Row className={styles.sumRow}>
                <KeyCell colSpan={2}>{words.sum}</KeyCell>
                <NumberCell strong>{formatNumber(sum)}</NumberCell>
              </Row>
            </tfoot>
          </DataTable>
        </>
      )}
    </section>
  );
};
