import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import { baselineAtom, pinBaselineAtom } from "../../state/baselines.ts";
import { keepScoreColumnsAtom, scoreColumnsAtom } from "../../state/score-columns.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { tableTexts } from "../../text/en/table.ts";
import { formatCount } from "../../text/format.ts";
import { SectionHeading } from "../../ui/page-title.tsx";
import { Announcer } from "../../ui/toast.tsx";
import type { PaintedBand } from "../../score-tables/band-of.ts";
import { BaselineSelect } from "./baseline-select.tsx";
import type { ColumnControls } from "../../score-tables/column-controls.ts";
import { droppedBeside, inKeptOrder, isSameOrder, movedTo } from "../../score-tables/column-order.ts";
import { MarksLegend } from "./marks-legend.tsx";
import type { MetricColumn } from "../../score-tables/metric-columns.ts";
import { MetricDialog } from "../../score-tables/metric-dialog.tsx";
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

const words = tableTexts.columns;

/** Comparison Scores and Raw Scores: one order of columns, one sorting and one baseline for both. */
export const ScoresSection = (props: ScoresSectionProps) => {
  const { id, comparison_id, rows, columns: usual, bands, perUse, onPerUse } = props;
  const kept = useAtomValue(scoreColumnsAtom);
  const keep = useSetAtom(keepScoreColumnsAtom);
  const pinned = useAtomValue(baselineAtom(comparison_id));
  const pin = useSetAtom(pinBaselineAtom);
  const [sortedBy, setSortedBy] = useState<MetricId | null>(null);
  const [asked, setAsked] = useState<MetricId | null>(null);
  const [message, setMessage] = useState("");

  const columns = inKeptOrder(usual, kept);
  const ids = columns.map(({ metric_id }) => metric_id);
  const usualIds = usual.map(({ metric_id }) => metric_id);
  const nameOf = (metric_id: string) => usual.find((column) => column.metric_id === metric_id)?.name ?? metric_id;

  const arrange = (moved: string, next: readonly string[]) => {
    if (isSameOrder(next, ids)) return;
    // ids of metrics that this dataset does not know keep their wish
    const others = kept.filter((other) => !usualIds.some((known) => known === other));
    keep(isSameOrder(next, usualIds) && others.length === 0 ? [] : [...next, ...others]);
    setMessage(words.moved(nameOf(moved), formatCount(next.indexOf(moved) + 1), formatCount(next.length)));
  };
  const controls: ColumnControls = {
    sortedBy,
    isUsualOrder: isSameOrder(ids, usualIds),
    onMove: (metric_id, place) => arrange(metric_id, movedTo(ids, metric_id, place)),
    onDrop: (dropped, target, side) => arrange(dropped, droppedBeside(ids, dropped, target, side)),
    onSort: (metric_id) => {
      setSortedBy(metric_id);
      setMessage(metric_id === null ? words.sortedBySummary : words.sorted(nameOf(metric_id)));
    },
    onReset: () => {
      keep([]);
      setMessage(words.wasReset);
    },
    onAsk: setAsked,
  };

  const baseline = rows.find((row) => row.prodsys_id === pinned) ?? null;
  const shown = sortedRows(rows, sortedBy);
  const askedColumn = columns.find(({ metric_id }) => metric_id === asked);
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
              setMessage(row ? tableTexts.baseline.pinned(row.name) : tableTexts.baseline.unpinned);
            }}
          />
        }
      />
      <Announcer message={message} />
      <ScoresTable {...table} bands={bands} />
      <ScoresList rows={shown} columns={columns} bands={bands} baseline={baseline} />
      <MarksLegend rows={rows} />
      <RawScores {...table} perUse={perUse} onPerUse={onPerUse} />
      {askedColumn && <MetricDialog column={askedColumn} onClose={() => setAsked(null)} />}
    </>
  );
};
