import { memo } from "react";
import { LawTag } from "../../market-rules/law-tag.tsx";
import { bandOf, NO_PAINT, type PaintedBand } from "../../score-tables/band-of.ts";
import { ColumnHead } from "../../score-tables/column-head.tsx";
import type { ColumnControls } from "../../score-tables/column-order.ts";
import { columnWidths, type MetricColumn } from "../../score-tables/metric-columns.ts";
import type { ResultRow } from "../../state/comparison/compared-product.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { tableTexts } from "../../text/en/table.ts";
import { formatScore } from "../../text/format.ts";
import { formatSummary } from "../../text/shares.ts";
import { Cell, DataTable, Head, HeadRow, KeyCell, Row } from "../../ui/data-table/data-table.tsx";
import { GRID } from "../../ui/grid/grid.ts";
import { Mark, ReusableMark } from "../../ui/mark/mark.tsx";
import { ScoreBar } from "../../ui/score-bar/score-bar.tsx";
import { DifferenceNote, OpenNumber, ScoreMarks } from "./open-number.tsx";
import { scoreDifferenceIn, summaryDifference, type TableFigures } from "./result-rows.ts";
import * as styles from "./scores.css.ts";
import { undeclaredInHead } from "./statements.ts";

interface ScoresTableProps {
  readonly figures: TableFigures;
  readonly columns: readonly MetricColumn[];
  readonly bands: readonly PaintedBand[];
  readonly controls: ColumnControls;
}

interface ProductCellProps extends Pick<TableFigures, "baseline" | "law"> {
  readonly row: ResultRow;
}

/** The first cell of a row: summary score, then the product's name. */
const ProductCell = ({ row, baseline, law }: ProductCellProps) => (
  <span className={styles.product}>
    <span className={styles.summary}>
      {row.summary === null ? (
        resultsTexts.ranking.noSummary
      ) : (
        <OpenNumber row={row} subject="summary" metric={resultsTexts.summary} shown={formatSummary(row.summary)} />
      )}
    </span>
    <span>
      <span className={styles.productName}>
        {row.name}
        {row.reusable && (
          <>
            {" "}
            <ReusableMark compact />
          </>
        )}
      </span>
      {row.reusable && row.own && " "}
      {row.own && <Mark kind="yours" />}
      <LawTag product={row.name} rules={law.get(row.prodsys_id)} short />
      {row.prodsys_id === baseline?.prodsys_id && <DifferenceNote text={tableTexts.baseline.mark} />}
      <DifferenceNote text={summaryDifference(row, baseline)} />
    </span>
  </span>
);

type ScoresHeadProps = Pick<ScoresTableProps, "columns" | "controls"> & Pick<TableFigures, "rows">;

const ScoresHead = memo(({ rows, columns, controls }: ScoresHeadProps) => (
  <HeadRow>
    <Head>{resultsTexts.scores.product}</Head>
    {columns.map((column) => {
      const undeclared = undeclaredInHead(rows, column.metric_id);
      return (
        <ColumnHead
          key={column.metric_id}
          table="scores"
          {...{ column, controls }}
          // the highest score is the best
          sort="descending"
          detail={
            <>
              <span>{resultsTexts.scores.weight(column.weight)}</span>
              {undeclared && <span>{undeclared}</span>}
            </>
          }
        />
      );
    })}
  </HeadRow>
));

type ScoresRowsProps = Pick<ScoresTableProps, "columns" | "bands"> & TableFigures;

const ScoresRows = memo(({ rows, baseline, law, columns, bands }: ScoresRowsProps) =>
  rows.map((row, place) => (
    // keyed by position: changing texts in place is cheaper than moving rows
    <Row key={place}>
      <KeyCell>
        <ProductCell {...{ row, baseline, law }} />
      </KeyCell>
      {columns.map(({ metric_id, name }) => {
        const score = row.scores.score[metric_id];
        const band = bandOf(bands, row.scores.band[metric_id], score);
        return (
          <Cell key={metric_id} className={styles.scoreCell}>
            <ScoreBar
              score={score}
              band={band?.paint ?? NO_PAINT}
              number={<OpenNumber row={row} subject={metric_id} metric={name} shown={formatScore(score)} />}
            >
              <DifferenceNote text={scoreDifferenceIn(row, baseline, metric_id)} />
              <ScoreMarks scores={row.scores} metric_id={metric_id} />
            </ScoreBar>
          </Cell>
        );
      })}
    </Row>
  )),
);

/** Comparison Scores: number and bar for each metric, best product first. */
export const ScoresTable = ({ figures, columns, bands, controls }: ScoresTableProps) => (
  <DataTable
    {...GRID}
    caption={resultsTexts.sections.scores}
    widths={columnWidths(columns)}
    className={styles.wideOnly}
  >
    <thead>
      <ScoresHead rows={figures.rows} {...{ columns, controls }} />
    </thead>
    <tbody>
      <ScoresRows {...figures} {...{ columns, bands }} />
    </tbody>
  </DataTable>
);
