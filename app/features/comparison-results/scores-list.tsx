import { resultsTexts } from "../../text/en/results.ts";
import { formatRaw, formatScore, formatWithUnit } from "../../text/format.ts";
import { ScoreTrack } from "../../ui/score-bar/score-bar.tsx";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import { bandOf, NO_PAINT, type PaintedBand } from "../../score-tables/band-of.ts";
import { DifferenceNote } from "./difference-note.tsx";
import type { MetricColumn } from "../../score-tables/metric-columns.ts";
import { MetricList } from "./metric-list.tsx";
import { OpenNumber } from "./open-number.tsx";
import type { ResultRow } from "../../state/comparison/compared-product.ts";
import { scoreDifferenceIn } from "./row-differences.ts";
import type { TableFigures } from "./table-figures.ts";

interface ScoresListProps extends TableFigures {
  readonly columns: readonly MetricColumn[];
  readonly bands: readonly PaintedBand[];
}

const { scores: words } = resultsTexts;

const rawInWords = (row: ResultRow, { metric_id, unit, isRating }: MetricColumn): string => {
  const raw = formatRaw(metric_id, row.scores.raw[metric_id]);
  return isRating ? words.rating(raw) : words.valuePerServing(formatWithUnit(raw, unit));
};

/** Comparison Scores on a phone: number, bar, raw value and name of the band. */
export const ScoresList = ({ rows, law, columns, bands, baseline }: ScoresListProps) => {
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
              <WithUnits text={band ? words.rawAndBand(raw, band.label) : raw} />
            </span>
            <DifferenceNote text={scoreDifferenceIn(row, baseline, column.metric_id)} />
          </>
        );
      }}
    />
  );
};
