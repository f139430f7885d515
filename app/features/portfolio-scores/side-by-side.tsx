import type { ComponentProps, ReactNode } from "react";
import { outcomeFor, verdictOf } from "../../../workers/engine/analysis/uncertainty/pair-outcome.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { bandOf, NO_PAINT, type PaintedBand } from "../../score-tables/band-of.ts";
import { ColumnHead } from "../../score-tables/column-head.tsx";
import type { ColumnControls } from "../../score-tables/column-order.ts";
import { columnWidths, type MetricColumn } from "../../score-tables/metric-columns.ts";
import { metricTotals } from "../../score-tables/raw-in-words.tsx";
import { PORTFOLIO_VARIANTS, type UncertaintyState } from "../../state/analysis/uncertainty.ts";
import { portfolioScoresTexts } from "../../text/en/portfolio-scores.ts";
import { uncertaintyTexts } from "../../text/en/uncertainty.ts";
import { weightsTexts } from "../../text/en/weights.ts";
import { formatCount, formatRaw, shownScore } from "../../text/format.ts";
import { formatSummary } from "../../text/shares.ts";
import { caption, small } from "../../theme/text.css.ts";
import { CsvButton } from "../../ui/csv-button/csv-button.tsx";
import { AmountBar } from "../../ui/data-table/amount-bar.tsx";
import { Cell, DataTable, Head, HeadRow, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { GRID } from "../../ui/grid/grid.ts";
import { Mark } from "../../ui/mark/mark.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import { ScoreBar } from "../../ui/score-bar/score-bar.tsx";
import { SegmentedControl } from "../../ui/segmented-control/segmented-control.tsx";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import { type PortfolioRow, rawOf, sortedPortfolios } from "./portfolio-rows.ts";
import * as styles from "./scores.css.ts";

type Drawn = Pick<UncertaintyState, "value" | "ids">;

export interface SideBySideProps {
  /** id of the heading */
  readonly id: string;
  readonly catalogue: Catalogue;
  readonly rows: readonly PortfolioRow[];
  readonly columns: readonly MetricColumn[];
  readonly controls: ColumnControls;
  readonly bands: readonly PaintedBand[];
  /** raw scores per use instead of totals */
  readonly perUse: boolean;
  readonly onPerUse: (perUse: boolean) => void;
  /** downloads the rows */
  readonly onCsv: (rows: readonly PortfolioRow[]) => ReturnType<ComponentProps<typeof CsvButton>["onSave"]>;
  /** uncertainty of the scores; `value` null = not shown */
  readonly drawn: Drawn;
}

const words = portfolioScoresTexts.beside;
const { raw: rawWords } = portfolioScoresTexts;

/** Index of a row in the draws: own, best and worst have fixed places, compared portfolios are found by id. */
const drawnPlace = ({ kind, id }: PortfolioRow, ids: readonly string[]): number =>
  kind === "own" || kind === "best" || kind === "worst" ? PORTFOLIO_VARIANTS.indexOf(kind) : ids.indexOf(id);

/** Whether uncertainty is shown and less than 80 % of the draws agree on which is better. */
const isTooClose = (row: PortfolioRow, own: PortfolioRow, { value, ids }: Drawn): boolean => {
  const outcome = value && outcomeFor(value.pairs, drawnPlace(row, ids), drawnPlace(own, ids), "summary");
  return outcome !== null && verdictOf(outcome) === "too_close";
};

/** Difference of the displayed summaries in points; null = this portfolio itself, or a summary is missing. */
const difference = (row: PortfolioRow, own: PortfolioRow | undefined, drawn: Drawn): string | null => {
  if (row.kind === "own" || own === undefined || row.totals.summary === null || own.totals.summary === null)
    return null;
  if (isTooClose(row, own, drawn)) return uncertaintyTexts.pairs.tooClose;
  const points = shownScore(row.totals.summary) - shownScore(own.totals.summary);
  if (points === 0) return words.same;
  const shown = formatCount(Math.abs(points));
  return points > 0 ? words.better(points, shown) : words.worse(-points, shown);
};

interface RowNameProps {
  readonly row: PortfolioRow;
  readonly own: PortfolioRow | undefined;
  readonly drawn: Drawn;
}

const RowName = ({ row, own, drawn }: RowNameProps) => {
  const note = row.kind === "own" ? words.own : row.kind === "scenario" ? words.scenario : null;
  const points = difference(row, own, drawn);
  return (
    <span className={styles.rowSummary}>
      <b>{formatSummary(row.totals.summary)}</b>
      <span className={styles.nameCell}>
        {row.name}
        {note !== null && <span className={caption}>{note}</span>}
        {points !== null && <span className={caption}>{points}</span>}
        {row.hasOwnWeights && <span className={caption}>{weightsTexts.own}</span>}
      </span>
    </span>
  );
};

/** Table of the scores of this portfolio, its best and worst choice and compared portfolios, with the raw values below. */
export const SideBySide = (props: SideBySideProps) => {
  const { id, catalogue, rows: given, columns, controls, bands, perUse, onPerUse, onCsv, drawn } = props;
  const rows = sortedPortfolios(given, controls.sortedBy);
  const own = given.find((row) => row.kind === "own");
  const largest = new Map(
    columns.map(({ metric_id, isRating }) => [
      metric_id,
      Math.max(0, ...given.map((row) => rawOf(row, metric_id, isRating, perUse) ?? 0)),
    ]),
  );
  const writings = new Map([...largest].map(([id, most]) => [id, metricTotals(catalogue, id, most)]));
  const rawCell = (row: PortfolioRow, { metric_id, isRating }: MetricColumn) => {
    const raw = rawOf(row, metric_id, isRating, perUse);
    const writing = writings.get(metric_id);
    const isPlain = isRating || perUse || writing === undefined;
    const most = isRating ? 0 : (largest.get(metric_id) ?? 0);
    return (
      <NumberCell key={metric_id} title={isPlain ? undefined : writing.exact(raw)}>
        {isPlain ? formatRaw(metric_id, raw) : writing.shown(raw)}
        {most > 0 && (
          <span className={styles.phoneOnly}>
            <AmountBar share={(raw ?? 0) / most} />
          </span>
        )}
      </NumberCell>
    );
  };
  const table = (caption: string, head: (column: MetricColumn) => ReactNode, body: ReactNode) => (
    <div className={styles.scroll}>
      <DataTable {...GRID} caption={caption} widths={columnWidths(columns)} style={{ minWidth: "56rem" }}>
        <thead>
          <HeadRow>
            <Head>{words.portfolio}</Head>
            {columns.map(head)}
          </HeadRow>
        </thead>
        <tbody>{body}</tbody>
      </DataTable>
    </div>
  );
  return (
    <Section
      id={id}
      title={words.title}
      note={words.note}
      actions={<CsvButton label={words.csvLabel} onSave={() => onCsv(rows)} />}
    >
      {table(
        words.title,
        (column) => (
          <ColumnHead
            key={column.metric_id}
            table="portfolios"
            {...{ column, controls }}
            sort="descending"
            detail={words.weight(column.weight)}
          />
        ),
        rows.map((row) => (
          <Row key={row.id} selected={row.kind === "own" && rows.length > 1}>
            <KeyCell>
              <RowName {...{ row, own, drawn }} />
            </KeyCell>
            {columns.map(({ metric_id }) => {
              const score = row.totals.score[metric_id];
              const band = bandOf(bands, row.totals.band[metric_id], score);
              return (
                <Cell key={metric_id}>
                  <ScoreBar score={score} band={band?.paint ?? NO_PAINT}>
                    {row.totals.below_scale.includes(metric_id) && <Mark kind="below_scale" />}
                  </ScoreBar>
                </Cell>
              );
            })}
          </Row>
        )),
      )}
      <div className={styles.tableTwin}>
        <Disclosure title={rawWords.title} note={rawWords.note} level={3}>
          <div className={styles.rawHead}>
            <SegmentedControl
              label={rawWords.basis}
              options={[
                { value: "total", label: rawWords.total },
                { value: "perUse", label: rawWords.perUse },
              ]}
              value={perUse ? "perUse" : "total"}
              onChange={(value) => onPerUse(value === "perUse")}
            />
            <p className={small}>{perUse ? rawWords.noteUse : rawWords.noteTotal}</p>
          </div>
          {table(
            rawWords.title,
            (column) => (
              <ColumnHead
                key={column.metric_id}
                table="portfolios raw"
                {...{ column, controls }}
                numeric
                sort="other"
                detail={
                  <WithUnits
                    text={column.isRating || perUse ? column.unit : (writings.get(column.metric_id)?.unit.unit ?? "")}
                  />
                }
              />
            ),
            rows.map((row) => (
              <Row key={row.id}>
                <KeyCell>{row.name}</KeyCell>
                {columns.map((column) => rawCell(row, column))}
              </Row>
            )),
          )}
        </Disclosure>
      </div>
    </Section>
  );
};
