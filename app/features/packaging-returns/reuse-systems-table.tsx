import type { ReuseSystemRow } from "../../../workers/engine/returns/reuse-systems.ts";
import type { PortfolioNames } from "../../state/portfolio/portfolio-names.ts";
import { packagingReturnsTexts } from "../../text/en/packaging-returns.ts";
import { formatCount, productName } from "../../text/format.ts";
import { caption } from "../../theme/text.css.ts";
import { ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import { categoryShown } from "./category-shown.ts";
import { threeDecimals } from "./law-mass.ts";
import * as styles from "./packaging-returns.css.ts";

interface ReuseSystemsTableProps {
  /** most fillings first */
  readonly rows: readonly ReuseSystemRow[];
  readonly names: PortfolioNames;
}

const words = packagingReturnsTexts.table;

/** The data that re-use systems must report, as far as the portfolio has them. */
export const ReuseSystemsTable = ({ rows, names }: ReuseSystemsTableProps) => (
  <Section id="return-reuse" className={styles.section} title={words.reuse} note={words.reuseNote}>
    <DataTable caption={words.reuse}>
      <ColumnHeads
        text={[words.product]}
        numeric={[
          { name: words.rotations, className: styles.columns.number },
          { name: words.perUnit, className: `${styles.columns.small} ${styles.wide}` },
          { name: words.added, className: styles.columns.number },
          { name: words.weight, className: `${styles.columns.weight} ${styles.wide}` },
        ]}
      />
      <tbody>
        {rows.map((row, at) => (
          // A product may be in the list with several settings.
          <Row key={`${row.usecase_id} ${row.prodsys_id} ${at}`}>
            <KeyCell>
              {productName(row.product)}
              <span className={styles.second}>
                {names.usecase(row.usecase_id)}, {categoryShown(row.category)}
              </span>
            </KeyCell>
            <NumberCell>{formatCount(row.rotations)}</NumberCell>
            <NumberCell muted className={styles.wide}>
              {formatCount(row.rotations_per_unit)}
            </NumberCell>
            <NumberCell strong>{formatCount(Math.round(row.units_added))}</NumberCell>
            <NumberCell className={styles.wide}>{threeDecimals(row.kg)}</NumberCell>
          </Row>
        ))}
      </tbody>
    </DataTable>
    <p className={`${caption} ${styles.below}`}>{words.reuseUnknown}</p>
  </Section>
);
