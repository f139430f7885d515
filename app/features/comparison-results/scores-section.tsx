import { useAtomValue, useSetAtom } from "jotai";
import { LazyHelpText } from "../../help/lazy-help-text.tsx";
import { baselineAtom, pinBaselineAtom } from "../../state/baselines.ts";
import { keepScoreColumnsAtom, scoreColumnsAtom } from "../../state/score-columns.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { tableTexts } from "../../text/en/table.ts";
import { SectionHeading } from "../../ui/page-title.tsx";
import { Announcer } from "../../ui/toast.tsx";
import type { PaintedBand } from "../../score-tables/band-of.ts";
import { BaselineSelect } from "./baseline-select.tsx";
import { MarksLegend } from "./marks-legend.tsx";
import type { MetricColumn } from "../../score-tables/metric-columns.ts";
import { MetricDialog } from "../../score-tables/metric-dialog.tsx";
import { useColumnControls } from "../../score-tables/use-column-controls.ts";
import { RawScores } from "./raw-scores.tsx";
import type { ResultRow } from "./result-rows.ts";
import { ScoresList } from "./scores-list.tsx";
import { ScoresTable } from "./scores-table.tsx";
import { sortedRows } from "./sorted-rows.ts";

interface ScoresSectionProps {
  /** of the heading */
  readonly id: string;
  readonly comparison_id: string;
  /** best first */
  readonly rows: readonly ResultRow[];
  /** in their usual order */
  readonly columns: readonly MetricColumn[];
  readonly bands: readonly PaintedBand[];
  readonly perUse: boolean;
  readonly onPerUse: (perUse: boolean) => void;
}

/** Comparison Scores and Raw Scores: one order of columns, one sorting and one baseline for both. */
export const ScoresSection = (props: ScoresSectionProps) => {
  const { id, comparison_id, rows, columns: usual, bands, perUse, onPerUse } = props;
  const kept = useAtomValue(scoreColumnsAtom);
  const keep = useSetAtom(keepScoreColumnsAtom);
  const pinned = useAtomValue(baselineAtom(comparison_id));
  const pin = useSetAtom(pinBaselineAtom);
  const { columns, controls, asked, onAnswered, message, onMessage } = useColumnControls(usual, kept, keep);

  const baseline = rows.find((row) => row.prodsys_id === pinned) ?? null;
  const shown = sortedRows(rows, controls.sortedBy);
  const table = { rows: shown, columns, controls, baseline };
  return (
    <>
      <SectionHeading
        id={id}
        title={resultsTexts.sections.scores}
        note={resultsTexts.scores.note}
        actions={
          <BaselineSelect
            rows={rows}
            baseline={baseline}
            onPin={(row) => {
              pin(comparison_id, row?.prodsys_id ?? null);
              onMessage(row ? tableTexts.baseline.pinned(row.name) : tableTexts.baseline.unpinned);
            }}
          />
        }
      />
      <Announcer message={message} />
      <ScoresTable {...table} bands={bands} />
      <ScoresList rows={shown} columns={columns} bands={bands} baseline={baseline} />
      <MarksLegend rows={rows} />
      <RawScores {...table} perUse={perUse} onPerUse={onPerUse} />
      {asked && (
        <MetricDialog column={asked} onClose={onAnswered}>
          <LazyHelpText slug="comparison_metric_info" part={asked.name} />
        </MetricDialog>
      )}
    </>
  );
};
