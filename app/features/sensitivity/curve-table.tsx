import type { Sensitivity } from "../../../workers/engine/analysis/lever-curve.ts";
import { sensitivityTexts as words } from "../../text/en/sensitivity.ts";
import { formatCount } from "../../text/format.ts";
import { formatSummary } from "../../text/shares.ts";
import { Cell, ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { shownRows } from "./curve-rows.ts";
import { leverName, leverUnit, leverValue } from "./lever-words.ts";
import * as styles from "./sensitivity.css.ts";

interface CurveTableProps {
  readonly curve: Sensitivity;
  /** name for use in a sentence */
  readonly product: string;
  readonly nameOf: (id: string) => string;
  /** display name of the product or portfolio itself */
  readonly ownName: string;
}

/** The curve as a table: evenly spaced values, the current one, and each at which the order has changed. */
export const CurveTable = ({ curve, product, nameOf, ownName }: CurveTableProps) => {
  const { lever } = curve;
  return (
    <DataTable caption={words.caption(leverName(lever), product)} widths={["26%", "24%", "16%", ""]}>
      <ColumnHeads
        text={[]}
        numeric={[words.value(leverUnit(lever).unit), words.summary, words.placeHead]}
        after={[words.first]}
      />
      <tbody>
        {shownRows(curve).map((row) => (
          <Row key={row.value} selected={row.isUsual}>
            <KeyCell style={{ textAlign: "right" }}>
              {leverValue(lever, row.value)}
              {row.isUsual && <span className={styles.turn}>{words.usual}</span>}
            </KeyCell>
            <NumberCell>{formatSummary(row.summary)}</NumberCell>
            <NumberCell>{row.place === null ? "" : formatCount(row.place)}</NumberCell>
            <Cell afterNumber>{row.first === null ? "" : row.first.id === null ? ownName : nameOf(row.first.id)}</Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  );
};
