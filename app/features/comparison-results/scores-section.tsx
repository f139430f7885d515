import { useAtomValue, useSetAtom } from "jotai";
import { memo, useMemo, type ReactNode } from "react";
import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import { LazyHelpText } from "../../help/lazy-help-text.tsx";
import { LawContext, type Law } from "../../market-rules/law-context.ts";
import { baselineAtom, pinBaselineAtom } from "../../state/baselines.ts";
import { keepScoreColumnsAtom, scoreColumnsAtom } from "../../state/score-columns.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { tableTexts } from "../../text/en/table.ts";
import { SectionHeading } from "../../ui/page-title.tsx";
import { Announcer } from "../../ui/toast.tsx";
import { useInTurn } from "../../ui/use-in-turn.ts";
import type { PaintedBand } from "../../score-tables/band-of.ts";
import { BaselineSelect } from "./baseline-select.tsx";
import { MarksLegend } from "./marks-legend.tsx";
import { ColumnMenu } from "../../score-tables/column-menu.tsx";
import type { MetricColumn } from "../../score-tables/metric-columns.ts";
import { MetricDialog } from "../../score-tables/metric-dialog.tsx";
import { useColumnControls } from "../../score-tables/use-column-controls.ts";
import { RawScores } from "./raw-scores.tsx";
import type { ResultRow } from "./result-rows.ts";
import { ScoresList } from "./scores-list.tsx";
import { ScoresTable } from "./scores-table.tsx";
import { sortedRows } from "./sorted-rows.ts";

/** What the tables of one comparison have in common. */
interface Arrangement {
  /** best first */
  readonly rows: readonly ResultRow[];
  readonly sortedBy: MetricId | null;
  /** prodsys_id of the baseline; null = none */
  readonly pinned: string | null;
  /** of the region of the rows */
  readonly law: Law;
}

const PLACE = 1;

interface Figures {
  /** in the order of the table */
  readonly rows: readonly ResultRow[];
  readonly baseline: ResultRow | null;
}

interface InTurnProps {
  readonly arrangement: Arrangement;
  readonly children: (figures: Figures) => ReactNode;
}

/** A table with its rows and what the law says of them. New ones come in a frame of its own: all tables are too much for one. */
const InTurn = ({ arrangement: { rows: live, law: current, sortedBy, pinned }, children }: InTurnProps) => {
  const { rows, law } = useInTurn(
    useMemo(() => ({ rows: live, law: current }), [live, current]),
    PLACE,
  );
  const sorted = useMemo(() => sortedRows(rows, sortedBy), [rows, sortedBy]);
  const baseline = rows.find((row) => row.prodsys_id === pinned) ?? null;
  return <LawContext value={law}>{children({ rows: sorted, baseline })}</LawContext>;
};

const SteadyTable = memo(ScoresTable);
const SteadyList = memo(ScoresList);
const SteadyRaw = memo(RawScores);

interface ScoresSectionProps {
  /** of the heading */
  readonly id: string;
  readonly comparison_id: string;
  /** best first */
  readonly rows: readonly ResultRow[];
  /** of the region of the rows */
  readonly law: Law;
  /** in their usual order */
  readonly columns: readonly MetricColumn[];
  readonly bands: readonly PaintedBand[];
  readonly perUse: boolean;
  readonly onPerUse: (perUse: boolean) => void;
}

/** Comparison Scores and Raw Scores: one order of columns, one sorting and one baseline for both. */
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
      <InTurn arrangement={arrangement}>
        {(figures) => <SteadyTable {...figures} {...{ columns, controls, bands }} />}
      </InTurn>
      <InTurn arrangement={arrangement}>{(figures) => <SteadyList {...figures} {...{ columns, bands }} />}</InTurn>
      <MarksLegend rows={rows} />
      <InTurn arrangement={arrangement}>
        {(figures) => <SteadyRaw {...figures} {...{ columns, controls, perUse, onPerUse }} />}
      </InTurn>
      {menu && <ColumnMenu {...menu} />}
      {asked && (
        <MetricDialog column={asked} onClose={onAnswered}>
          <LazyHelpText slug="comparison_metric_info" part={asked.name} />
        </MetricDialog>
      )}
    </>
  );
};
