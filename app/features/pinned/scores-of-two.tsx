import { METRIC_IDS } from "../../../edge-api/contract/metrics.ts";
import type { ScoresOfTwo, VersionDifference } from "../../state/analysis/version-difference.ts";
import { pinnedTexts } from "../../text/en/pinned.ts";
import { formatCount, formatScore, shownScore } from "../../text/format.ts";
import { formatSummary } from "../../text/shares.ts";
import { formatList } from "../../text/lists.ts";
import { caption } from "../../theme/text.css.ts";
import { ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import * as style from "./pinned.css.ts";

interface ScoresOfTwoTableProps {
  readonly difference: VersionDifference;
  readonly nameOf: (prodsys_id: string) => string;
  readonly metricNames: ReadonlyMap<string, string>;
}

const words = pinnedTexts.dialog;

/** Difference of the displayed summaries in points; null = one is missing. */
const pointsOf = ({ before, now }: ScoresOfTwo): number | null =>
  before === null || now === null || before.summary === null || now.summary === null
    ? null
    : shownScore(now.summary) - shownScore(before.summary);

const changeOf = (row: ScoresOfTwo): string => {
  const points = pointsOf(row);
  if (points === null) return words.nothing;
  const shown = formatCount(Math.abs(points));
  return points === 0 ? words.none : points > 0 ? words.better(shown) : words.worse(shown);
};

/** The metrics whose displayed score changes, as text. */
const metricsOf = ({ before, now }: ScoresOfTwo, names: ReadonlyMap<string, string>): string[] =>
  METRIC_IDS.flatMap((id) => {
    const [old, fresh] = [formatScore(before?.score[id]), formatScore(now?.score[id])];
    return before === null || now === null || old === fresh ? [] : [words.metric(names.get(id) ?? id, old, fresh)];
  });

/** Summary scores with both versions, and the metrics that change. */
export const ScoresOfTwoTable = ({ difference, nameOf, metricNames }: ScoresOfTwoTableProps) => {
  const { from, to, rows } = difference;
  return (
    <DataTable caption={words.scores} widths={["30%", "24%", "28%", "18%"]}>
      <ColumnHeads
        text={[words.columns.what]}
        numeric={[words.columns.before(from), words.columns.now(to), words.columns.change]}
      />
      <tbody>
        {rows.map((row) => {
          const moved = metricsOf(row, metricNames);
          return (
            <Row key={row.prodsys_id ?? ""}>
              <KeyCell>
                {row.prodsys_id === null ? words.portfolio : nameOf(row.prodsys_id)}
                {moved.length > 0 && <span className={`${caption} ${style.metrics}`}>{formatList(moved)}</span>}
              </KeyCell>
              <NumberCell muted>{row.before === null ? words.gone : formatSummary(row.before.summary)}</NumberCell>
              <NumberCell strong>{row.now === null ? words.gone : formatSummary(row.now.summary)}</NumberCell>
              <NumberCell>{changeOf(row)}</NumberCell>
            </Row>
          );
        })}
      </tbody>
    </DataTable>
  );
};
