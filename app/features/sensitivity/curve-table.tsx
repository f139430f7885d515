import type { Sensitivity } from "../../../workers/engine/analysis/lever-curve.ts";
import { sensitivityTexts as words } from "../../text/en/sensitivity.ts";
import { formatCount } from "../../text/format.ts";
import { formatSummary } from "../../text/shares.ts";
import { Cell, ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { leverName, leverUnit, leverValue } from "./lever-words.ts";
import * as styles from "./sensitivity.css.ts";

/** One value of a lever with the resulting ranking. */
interface CurveRow {
  readonly value: number;
  readonly summary: number | null;
  /** rank of the product, 1 = first; null = no summary */
  readonly place: number | null;
  /** the first in the ranking; id null = the product itself */
  readonly first: { readonly id: string | null; readonly summary: number } | null;
  readonly isUsual: boolean;
  /** true = the order changes at this value */
  readonly isChange: boolean;
}

/** The row for one value of a lever. */
const rowAt = (curve: Sensitivity, value: number, summary: number | null): CurveRow => {
  const others = curve.others.flatMap(({ id, summary: theirs }) => (theirs === null ? [] : [{ id, summary: theirs }]));
  const best = others.toSorted((a, b) => b.summary - a.summary)[0] ?? null;
  const isFirst = summary !== null && (best === null || summary >= best.summary);
  return {
    value,
    summary,
    place: summary === null ? null : 1 + others.filter((other) => other.summary > summary).length,
    first: isFirst ? { id: null, summary } : best,
    isUsual: value === curve.lever.now,
    isChange: curve.changes.some((change) => change.value === value),
  };
};

/** About `count` evenly spaced values, the current one, and the first computed value after each change of the order. */
const shownRows = (curve: Sensitivity, count = 10): readonly CurveRow[] => {
  const { points, changes, lever } = curve;
  const every = Math.max(1, Math.floor((points.length - 1) / count));
  const after = new Set(changes.map((change) => points.find(({ value }) => value >= change.value)?.value));
  return points
    .filter(({ value }, at) => at % every === 0 || at === points.length - 1 || value === lever.now || after.has(value))
    .map(({ value, summary }) => ({ ...rowAt(curve, value, summary), isChange: after.has(value) }));
};

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
