import { useSetAtom } from "jotai";
import { memo, useContext } from "react";
import { bandOf, NO_PAINT, type PaintedBand } from "../../score-tables/band-of.ts";
import { ColumnDialogs } from "../../score-tables/column-dialogs.tsx";
import type { MetricColumn } from "../../score-tables/metric-columns.ts";
import type { ColumnState } from "../../score-tables/use-column-controls.ts";
import { pinBaselineAtom, type ResultRow } from "../../state/comparison/compared-product.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { tableTexts } from "../../text/en/table.ts";
import { formatRaw, formatScore, formatWithUnit } from "../../text/format.ts";
import { byName } from "../../text/lists.ts";
import { named } from "../../text/short-name.ts";
import { caption } from "../../theme/text.css.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { Select } from "../../ui/field/select.tsx";
import { Mark } from "../../ui/mark/mark.tsx";
import { SectionHeading } from "../../ui/page-title/page-title.tsx";
import { ScoreTrack } from "../../ui/score-bar/score-bar.tsx";
import { Announcer } from "../../ui/toast/toast.tsx";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import { MetricList } from "./metric-list.tsx";
import { DifferenceNote, OpenNumber } from "./open-number.tsx";
import { ProductCommandContext, scoreDifferenceIn, type TableFigures } from "./result-rows.ts";
import { ScoresTable } from "./scores-table.tsx";
import * as styles from "./scores.css.ts";
import { hasNoDeclaration, undeclaredSentences } from "./statements.ts";

interface ScoresListProps extends TableFigures {
  readonly columns: readonly MetricColumn[];
  readonly bands: readonly PaintedBand[];
}

const { scores: scoresListWords } = resultsTexts;

const rawInWords = (row: ResultRow, { metric_id, unit, isRating }: MetricColumn): string => {
  const raw = formatRaw(metric_id, row.scores.raw[metric_id]);
  return isRating ? scoresListWords.rating(raw) : scoresListWords.valuePerServing(formatWithUnit(raw, unit));
};

/** Comparison Scores on a phone: number, bar, raw value and name of the band. */
const ScoresList = ({ rows, law, columns, bands, baseline }: ScoresListProps) => {
  const bandIn = (row: ResultRow, { metric_id }: MetricColumn) =>
    bandOf(bands, row.scores.band[metric_id], row.scores.score[metric_id]);
  return (
    <MetricList
      {...{ rows, law, columns }}
      renderFigure={(row, { metric_id, name }) => (
        <OpenNumber row={row} subject={metric_id} metric={name} shown={formatScore(row.scores.score[metric_id])} />
      )}
      renderBar={(row, column) => (
        <ScoreTrack score={row.scores.score[column.metric_id]} band={bandIn(row, column)?.paint ?? NO_PAINT} />
      )}
      renderFoot={(row, column) => {
        const raw = rawInWords(row, column);
        const band = bandIn(row, column);
        return (
          <>
            <span>
              <WithUnits text={band ? scoresListWords.rawAndBand(raw, band.label) : raw} />
            </span>
            <DifferenceNote text={scoreDifferenceIn(row, baseline, column.metric_id)} />
          </>
        );
      }}
    />
  );
};

/** Legend of the marks that occur in the table, and the ratings that are assumed for lack of a declaration. */
const MarksLegend = ({ rows }: { readonly rows: readonly ResultRow[] }) => {
  const belowScale = rows.some((row) => row.scores.below_scale.length > 0);
  const assumed = rows.some((row) => row.scores.assumed.length > 0);
  const undeclared = undeclaredSentences(rows);
  const onCommand = useContext(ProductCommandContext);
  const [first] = rows;
  if (!belowScale && !assumed && undeclared.length === 0) return null;
  return (
    <p className={`${caption} ${styles.legend}`}>
      {belowScale && (
        <span>
          <Mark kind="below_scale" /> {resultsTexts.marks.belowScaleLegend}
        </span>
      )}
      {assumed && (
        <span>
          <Mark kind="assumed" /> {resultsTexts.marks.assumedLegend}
        </span>
      )}
      {undeclared.map((sentence, at) => (
        <span key={sentence}>
          {sentence} {/* the sentence about chemicals comes first */}
          {at === 0 && first !== undefined && onCommand !== null && hasNoDeclaration(rows) && (
            <LinkLike onClick={() => onCommand(first.prodsys_id, "edit")}>{tableTexts.undeclared.declare}</LinkLike>
          )}
        </span>
      ))}
    </p>
  );
};

interface BaselineSelectProps {
  readonly rows: readonly ResultRow[];
  readonly baseline: ResultRow | null;
  /** null = clear the baseline */
  readonly onPin: (row: ResultRow | null) => void;
}

const words = tableTexts.baseline;

/** Chooses the baseline: the product that all others are compared with, or none. */
const BaselineSelect = ({ rows, baseline, onPin }: BaselineSelectProps) => (
  <Select
    className={styles.baseline}
    label={words.label}
    value={baseline?.prodsys_id ?? ""}
    onChange={(id) => onPin(rows.find((row) => row.prodsys_id === id) ?? null)}
    options={[
      { value: "", label: words.none },
      ...rows.toSorted(byName).map((row) => ({ value: row.prodsys_id, ...named(row.name) })),
    ]}
  />
);

const MemoList = memo(ScoresList);

interface ScoresSectionProps {
  readonly id: string;
  readonly comparison_id: string;
  /** best first */
  readonly rows: readonly ResultRow[];
  readonly figures: TableFigures;
  /** column order, sorting and menu, shared with the raw scores */
  readonly columnState: ColumnState;
  readonly bands: readonly PaintedBand[];
}

/** The Comparison Scores with the choice of a baseline. */
export const ScoresSection = ({ id, comparison_id, rows, figures, columnState, bands }: ScoresSectionProps) => {
  const { columns, controls, message, onMessage } = columnState;
  const pin = useSetAtom(pinBaselineAtom);
  return (
    <>
      <SectionHeading
        id={id}
        title={resultsTexts.sections.scores}
        note={resultsTexts.scores.note}
        actions={
          <BaselineSelect
            rows={rows}
            baseline={figures.baseline}
            onPin={(row) => {
              pin(comparison_id, row?.prodsys_id ?? null);
              onMessage(row ? tableTexts.baseline.pinned(row.name) : tableTexts.baseline.unpinned);
            }}
          />
        }
      />
      <Announcer message={message} />
      <ScoresTable {...{ figures, columns, controls, bands }} />
      <MemoList {...figures} {...{ columns, bands }} />
      <MarksLegend rows={rows} />
      <ColumnDialogs state={columnState} help="comparison_metric_info" />
    </>
  );
};
