import { useAtomValue, useSetAtom } from "jotai";
import { memo } from "react";
import { LazyHelpText } from "../../help/lazy-help-text.tsx";
import type { Law } from "../../market-rules/law-context.ts";
import { baselineAtom, pinBaselineAtom } from "../../state/comparison/baselines.ts";
import { keepScoreColumnsAtom, scoreColumnsAtom } from "../../state/comparison/score-columns.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { tableTexts } from "../../text/en/table.ts";
import { SectionHeading } from "../../ui/page-title/page-title.tsx";
import { Announcer } from "../../ui/toast/toast.tsx";
import type { PaintedBand } from "../../score-tables/band-of.ts";
import { BaselineSelect } from "./baseline-select.tsx";
import { FiguresInTurn, type Arrangement } from "./figures-in-turn.tsx";
import { MarksLegend } from "./marks-legend.tsx";
import { ColumnMenu } from "../../score-tables/column-menu.tsx";
import type { MetricColumn } from "../../score-tables/metric-columns.ts";
import { MetricDialog } from "../../score-tables/metric-dialog.tsx";
import { useColumnControls } from "../../score-tables/use-column-controls.ts";
import { RawScores } from "./raw-scores.tsx";
import type { ResultRow } from "./result-rows.ts";
import { ScoresList } from "./scores-list.tsx";
import { ScoresTable } from "./scores-table.tsx";

const MemoList = memo(ScoresList);

interface ScoresSectionProps {
  /** id of the heading */
  readonly id: string;
  readonly comparison_id: string;
  /** best first */
  readonly rows: readonly ResultRow[];
  /** the law of the comparison's region */
  readonly law: Law;
  /** in their default order */
  readonly columns: readonly MetricColumn[];
  readonly bands: readonly PaintedBand[];
  readonly perUse: boolean;
  readonly onPerUse: (perUse: boolean) => void;
}

/** Comparison Scores and Raw Scores, which share column order, sorting and baseline. */
export const ScoresSection = (props: ScoresSectionProps) => {
  const { id, comparison_id, rows, law, columns: usual, bands, perUse, onPerUse } = props;
  const kept = useAtomValue(scoreColumnsAtom);
  const keep = useSetAtom(keepScoreColumnsAtom);
  const pinned = useAtomValue(baselineAtom(comparison_id));
  const pin = useSetAtom(pinBaselineAtom);
  const { columns, controls, menu, asked, onAnswered, message, onMessage } = useColumnControls(usual, kept, keep);

  const baseline = rows.find((row) => row.prodsys_id === pinned) ?? null;
  const arrangement: Arrangement = { rows, law, sortedBy: controls.sortedBy, pinned };
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
      <ScoresTable {...{ arrangement, columns, controls, bands }} />
      <FiguresInTurn arrangement={arrangement}>
        {(figures) => <MemoList {...figures} {...{ columns, bands }} />}
      </FiguresInTurn>
      <MarksLegend rows={rows} />
      <RawScores {...{ arrangement, columns, controls, perUse, onPerUse }} />
      {menu && <ColumnMenu {...menu} />}
      {asked && (
        <MetricDialog column={asked} onClose={onAnswered}>
          <LazyHelpText slug="comparison_metric_info" part={asked.name} />
        </MetricDialog>
      )}
    </>
  );
};
