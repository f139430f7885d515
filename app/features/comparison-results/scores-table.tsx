import { resultsTexts } from "../../text/en/results.ts";
import { formatScore } from "../../text/format.ts";
import { DataTable, Cell, Head, HeadRow, KeyCell, Row } from "../../ui/data-table.tsx";
import { ReusableMark } from "../../ui/mark.tsx";
import { ScoreBar } from "../../ui/score-bar.tsx";
import type { PaintedBand } from "./band-of.ts";
import { bandOf, NO_PAINT } from "./band-of.ts";
import type { MetricColumn } from "./metric-columns.ts";
import type { ResultRow } from "./result-rows.ts";
import { ScoreMarks } from "./score-marks.tsx";
import * as styles from "./scores.css.ts";

interface ScoresTableProps {
  readonly rows: readonly ResultRow[];
  readonly columns: readonly MetricColumn[];
  readonly bands: readonly PaintedBand[];
}

/** Header of a metric column: its name, below it what it weighs or its unit. */
export const MetricHead = ({ name, detail }: { readonly name: string; readonly detail: React.ReactNode }) => (
  <span className={styles.metricHead}>
    <span>{name}</span>
    <span className={styles.headDetail}>{detail}</span>
  </span>
);

/** The first cell of a row: the summary at the left of the product's name. */
export const ProductCell = ({ row }: { readonly row: ResultRow }) => (
  <span className={styles.product}>
    <span className={styles.summary}>
      {row.summary === null ? resultsTexts.ranking.noSummary : formatScore(row.summary)}
    </span>
    <span>
      <span className={styles.productName}>{row.name}</span>
      {row.reusable && <ReusableMark />}
    </span>
  </span>
);

/** Widths of the specification: the first column 22.5 %, the metrics 11 % each. */
export const columnWidths = (columns: readonly MetricColumn[]): string[] => ["22.5%", ...columns.map(() => "11%")];

/** Comparison Scores: number and bar for each metric, best product first. */
export const ScoresTable = ({ rows, columns, bands }: ScoresTableProps) => (
  <DataTable caption={resultsTexts.sections.scores} widths={columnWidths(columns)} className={styles.wideOnly}>
    <thead>
      <HeadRow>
        <Head>{resultsTexts.scores.product}</Head>
        {columns.map((column) => (
          <Head key={column.metric_id} className={styles.scoreHead}>
            <MetricHead name={column.name} detail={resultsTexts.scores.weight(column.weight)} />
          </Head>
        ))}
      </HeadRow>
    </thead>
    <tbody>
      {rows.map((row) => (
        <Row key={row.prodsys_id}>
          <KeyCell>
            <ProductCell row={row} />
          </KeyCell>
          {columns.map(({ metric_id }) => {
            const score = row.scores.score[metric_id];
            const band = bandOf(bands, row.scores.band[metric_id], score);
            return (
              <Cell key={metric_id} className={styles.scoreCell}>
                <ScoreBar score={score} band={band?.paint ?? NO_PAINT}>
                  <ScoreMarks scores={row.scores} metric_id={metric_id} />
                </ScoreBar>
              </Cell>
            );
          })}
        </Row>
      ))}
    </tbody>
  </DataTable>
);
