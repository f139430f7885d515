import { packagingReturnsTexts } from "../../text/en/packaging-returns.ts";
import { formatPercent } from "../../text/format.ts";
import { AmountBar } from "../../ui/data-table/amount-bar.tsx";
import { Cell, ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import { threeDecimals } from "./law-mass.ts";
import * as styles from "./packaging-returns.css.ts";

export interface WeightRow {
  readonly id: string;
  readonly name: string;
  /** a second line below the name */
  readonly note?: string | undefined;
  readonly kg: number;
  readonly reusable_kg: number;
}

interface WeightsTableProps {
  /** id of the heading */
  readonly id: string;
  readonly title: string;
  /** heading of the names */
  readonly heading: string;
  readonly rows: readonly WeightRow[];
}

const words = packagingReturnsTexts.table;

/** Weights of classes of materials with their shares. */
export const WeightsTable = ({ id, title, heading, rows }: WeightsTableProps) => {
  const total = rows.reduce((sum, { kg }) => sum + kg, 0);
  const reusable = rows.reduce((sum, { reusable_kg }) => sum + reusable_kg, 0);
  const heaviest = Math.max(...rows.map(({ kg }) => kg), 0);
  return (
    <Section id={id} className={styles.section} title={title}>
      <DataTable caption={title}>
        <ColumnHeads
          text={[heading]}
          numeric={[
            { name: words.reusable, className: `${styles.columns.number} ${styles.wide}` },
            { name: words.weight, className: styles.columns.weight },
            { name: words.share, className: styles.columns.small },
          ]}
        />
        <tbody>
          {rows.map((row) => (
            <Row key={row.id}>
              <KeyCell>
                {row.name}
                {row.note !== undefined && <span className={styles.second}>{row.note}</span>}
              </KeyCell>
              <NumberCell muted className={styles.wide}>
                {threeDecimals(row.reusable_kg)}
              </NumberCell>
              <NumberCell strong>
                {threeDecimals(row.kg)}
                <AmountBar share={heaviest > 0 ? row.kg / heaviest : 0} />
              </NumberCell>
              <NumberCell muted>{formatPercent(total > 0 ? row.kg / total : 0, 1)}</NumberCell>
            </Row>
          ))}
          <Row>
            <KeyCell>{words.all}</KeyCell>
            <NumberCell strong className={styles.wide}>
              {threeDecimals(reusable)}
            </NumberCell>
            <NumberCell strong>{threeDecimals(total)}</NumberCell>
            <Cell />
          </Row>
        </tbody>
      </DataTable>
    </Section>
  );
};
