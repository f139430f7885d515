import { memo } from "react";
import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import { ColumnHead } from "../../score-tables/column-head.tsx";
import type { ColumnControls } from "../../score-tables/column-order.ts";
import { columnWidths, type MetricColumn } from "../../score-tables/metric-columns.ts";
import type { ResultRow } from "../../state/comparison/compared-product.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { formatRaw, formatWithUnit } from "../../text/format.ts";
import { small } from "../../theme/text.css.ts";
import { AmountBar } from "../../ui/data-table/amount-bar.tsx";
import { DataTable, Head, HeadRow, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { GRID } from "../../ui/grid/grid.ts";
import { ReusableMark } from "../../ui/mark/mark.tsx";
import { SectionHeading } from "../../ui/page-title/page-title.tsx";
import { SegmentedControl } from "../../ui/segmented-control/segmented-control.tsx";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import { MetricList } from "./metric-list.tsx";
import { DifferenceNote, OpenNumber, ScoreMarks } from "./open-number.tsx";
import { rawDifferenceIn, type TableFigures } from "./result-rows.ts";
import * as styles from "./scores.css.ts";

interface RawScoresProps {
  readonly id: string;
  readonly figures: TableFigures;
  readonly columns: readonly MetricColumn[];
  /** rawscoresPerUse of the comparison */
  readonly perUse: boolean;
  readonly onPerUse: (perUse: boolean) => void;
  readonly controls: ColumnControls;
}

const { raw } = resultsTexts;

const shownIn = (row: ResultRow, metric_id: MetricId, perUse: boolean): string =>
  formatRaw(metric_id, (perUse ? row.scores.raw_per_use : row.scores.raw)[metric_id]);

type RawFiguresProps = Pick<RawScoresProps, "columns" | "perUse"> & TableFigures;

const RawRows = memo(({ rows, baseline, columns, perUse }: RawFiguresProps) =>
  rows.map((row, place) => (
    // keyed by position, as in the scores above
    <Row key={place}>
      <KeyCell>
        <span className={styles.rawName}>
          {row.name}
          {row.reusable && <ReusableMark compact />}
        </span>
      </KeyCell>
      {columns.map((column) => (
        <NumberCell key={column.metric_id}>
          <OpenNumber
            row={row}
            subject={column.metric_id}
            metric={column.name}
            perUse={perUse && !column.isRating}
            shown={shownIn(row, column.metric_id, perUse)}
          />
          <DifferenceNote text={rawDifferenceIn(row, baseline, column, perUse)} />
          <ScoreMarks scores={row.scores} metric_id={column.metric_id} />
        </NumberCell>
      ))}
    </Row>
  )),
);

/** The raw values on a phone. */
const RawList = memo(({ rows, baseline, law, columns, perUse }: RawFiguresProps) => (
  <MetricList
    {...{ rows, law }}
    columns={columns}
    renderFigure={(row, { metric_id, name, unit, isRating }) => {
      const value = shownIn(row, metric_id, perUse);
      return (
        <OpenNumber
          row={row}
          subject={metric_id}
          metric={name}
          perUse={perUse && !isRating}
          shown={isRating ? value : formatWithUnit(value, unit)}
        />
      );
    }}
    renderBar={(row, { metric_id, isRating }) => {
      const amount = (of: ResultRow) => (perUse ? of.scores.raw_per_use : of.scores.raw)[metric_id] ?? 0;
      const largest = Math.max(...rows.map(amount));
      return !isRating && largest > 0 && <AmountBar share={amount(row) / largest} />;
    }}
    renderFoot={(row, column) => <DifferenceNote text={rawDifferenceIn(row, baseline, column, perUse)} />}
  />
));

/** The raw values, per serving or per use, which is saved with the comparison; in the order of the scores. */
export const RawScores = ({ id, figures, columns, perUse, onPerUse, controls }: RawScoresProps) => (
  <section aria-labelledby={id}>
    <SectionHeading id={id} title={resultsTexts.sections.raw} level={3} />
    <div className={styles.rawHead}>
      <SegmentedControl
        label={raw.basis}
        options={[
          { value: "total", label: raw.perServing },
          { value: "perUse", label: raw.perUse },
        ]}
        value={perUse ? "perUse" : "total"}
        onChange={(value) => onPerUse(value === "perUse")}
      />
      <p className={small}>{perUse ? raw.noteUse : raw.noteServing}</p>
    </div>
    <DataTable {...GRID} caption={resultsTexts.sections.raw} widths={columnWidths(columns)} className={styles.wideOnly}>
      <thead>
        <HeadRow>
          <Head>{resultsTexts.scores.product}</Head>
          {columns.map((column) => (
            <ColumnHead
              key={column.metric_id}
              table="raw"
              {...{ column, controls }}
              numeric
              // the rows have the order of the scores above
              sort="other"
              detail={<WithUnits text={column.unit} />}
            />
          ))}
        </HeadRow>
      </thead>
      <tbody>
        <RawRows {...figures} {...{ columns, perUse }} />
      </tbody>
    </DataTable>
    <RawList {...figures} {...{ columns, perUse }} />
  </section>
);
