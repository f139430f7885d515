import type { OpenNumber } from "../../state/comparison/compared-product.ts";
import { endOfLifeTexts as words } from "../../text/en/end-of-life.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { wideOnly } from "../../theme/by-width.css.ts";
import { Cell, ColumnHeads, DataTable, KeyCell, Row } from "../../ui/data-table/data-table.tsx";
import { FATES, type MarkedProduct } from "./fates.ts";
import { PhoneList } from "../../ui/phone-list/phone-list.tsx";
import * as styles from "./end-of-life.css.ts";

interface FatesTableProps {
  readonly rows: readonly MarkedProduct[];
  readonly unit: string;
  readonly shown: (value: number | null) => string;
  readonly onOpen: OpenNumber;
}

/** The numbers of the chart: a table, or a list of products on a phone. The mix opens its explanation. */
export const FatesTable = ({ rows, unit, shown, onOpen }: FatesTableProps) => {
  const opened = ({ prodsys_id, name, marks }: MarkedProduct) => (
    <LinkLike
      className={styles.number}
      aria-label={words.open(name, words.fates.mix, shown(marks.mix))}
      onClick={() => onOpen({ prodsys_id, metric: "climate" })}
    >
      {shown(marks.mix)}
    </LinkLike>
  );
  return (
    <>
      <DataTable caption={words.chart(unit)} className={wideOnly} widths={["40%", "", "", "", ""]}>
        <ColumnHeads text={[words.product]} numeric={FATES.map((fate) => words.heads[fate])} />
        <tbody>
          {rows.map((row) => (
            <Row key={row.prodsys_id}>
              <KeyCell>{row.name}</KeyCell>
              {FATES.map((fate) => (
                <Cell key={fate} numeric>
                  {fate === "mix" ? opened(row) : shown(row.marks[fate])}
                </Cell>
              ))}
            </Row>
          ))}
        </tbody>
      </DataTable>
      <PhoneList
        items={rows.map((row) => ({
          id: row.prodsys_id,
          name: row.name,
          facts: FATES.map(
            (fate) => [words.fates[fate], fate === "mix" ? opened(row) : shown(row.marks[fate])] as const,
          ),
        }))}
      />
    </>
  );
};
