import { type ReactNode, useState } from "react";
import { LawTag } from "../../market-rules/law-tag.tsx";
import type { MetricColumn } from "../../score-tables/metric-columns.ts";
import type { ResultRow } from "../../state/comparison/compared-product.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { named } from "../../text/short-name.ts";
import { caption } from "../../theme/text.css.ts";
import { Select } from "../../ui/field/select.tsx";
import { Mark, ReusableMark } from "../../ui/mark/mark.tsx";
import { ScoreMarks } from "./open-number.tsx";
import { sortedRows, type TableFigures } from "./result-rows.ts";
import * as styles from "./scores.css.ts";

interface MetricListProps extends Pick<TableFigures, "rows" | "law"> {
  readonly columns: readonly MetricColumn[];
  /** shown to the right of the name */
  readonly renderFigure: (row: ResultRow, column: MetricColumn) => ReactNode;
  readonly renderBar?: (row: ResultRow, column: MetricColumn) => ReactNode;
  /** text below the figure */
  readonly renderFoot?: (row: ResultRow, column: MetricColumn) => ReactNode;
}

/** Replaces a score table on narrow screens: a metric selector, then one entry per product. */
export const MetricList = ({ rows, law, columns, renderFigure, renderBar, renderFoot }: MetricListProps) => {
  const [chosen, setChosen] = useState<string | null>(null);
  const column = columns.find((candidate) => candidate.metric_id === chosen) ?? columns[0];
  if (!column) return null;
  return (
    <div className={styles.phoneOnly}>
      <Select
        label={resultsTexts.scores.metric}
        value={column.metric_id}
        onChange={setChosen}
        options={columns.map((option) => ({ value: option.metric_id, ...named(option.name) }))}
      />
      <ul className={styles.list}>
        {sortedRows(rows, column.metric_id).map((row, place) => (
          // keyed by position, as in the tables
          <li key={place} className={styles.listRow}>
            <span className={styles.listHead}>
              <span className={styles.listName}>
                {row.name}
                {row.reusable && (
                  <>
                    {" "}
                    <ReusableMark compact />
                  </>
                )}
                {row.own && (
                  <>
                    {" "}
                    <Mark kind="yours" />
                  </>
                )}
                <LawTag product={row.name} rules={law.get(row.prodsys_id)} />
              </span>
              <span className={styles.listFigure}>{renderFigure(row, column)}</span>
            </span>
            {renderBar?.(row, column)}
            <span className={`${caption} ${styles.listFoot}`}>
              {renderFoot?.(row, column)}
              <ScoreMarks scores={row.scores} metric_id={column.metric_id} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
};
