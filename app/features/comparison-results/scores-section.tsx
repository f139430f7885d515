import { useAtomValue, useSetAtom } from "jotai";
import { memo, useMemo, type ComponentProps } from "react";
import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import { LazyHelpText } from "../../help/lazy-help-text.tsx";
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
}

const PLACE = 1;

/** Rows as one table shows them, and the baseline among them. New rows come in a frame of its own: all tables are too much for one. */
const useFigures = ({ rows: live, sortedBy, pinned }: Arrangement) => {
  const rows = useInTurn(live, PLACE);
  const sorted = useMemo(() => sortedRows(rows, sortedBy), [rows, sortedBy]);
  return { rows: sorted, baseline: rows.find((row) => row.prodsys_id === pinned) ?? null };
};

type Arranged<Props> = Omit<Props, "rows" | "baseline"> & { readonly arrangement: Arrangement };

const SteadyTable = memo(ScoresTable);
const SteadyList = memo(ScoresList);
const SteadyRaw = memo(RawScores);
const TableInTurn = ({ arrangement, ...rest }: Arranged<ComponentProps<typeof ScoresTable>>) => (
  <SteadyTable {...rest} {...useFigures(arrangement)} />
);
const ListInTurn = ({ arrangement, ...rest }: Arranged<ComponentProps<typeof ScoresList>>) => (
  <SteadyList {...rest} {...useFigures(arrangement)} />
);
const RawInTurn = ({ arrangement, ...rest }: Arranged<ComponentProps<typeof RawScores>>) => (
  <SteadyRaw {...rest} {...useFigures(arrangement)} />
);

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
  const { columns, controls, menu, asked, onAnswered, message, onMessage } = useColumnControls(usual, kept, keep);

  const baseline = rows.find((row) => row.prodsys_id === pinned) ?? null;
  const arrangement: Arrangement = { rows, sortedBy: controls.sortedBy, pinned };
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
      <TableInTurn {...{ arrangement, columns, controls, bands }} />
      <ListInTurn {...{ arrangement, columns, bands }} />
      <MarksLegend rows={rows} />
      <RawInTurn {...{ arrangement, columns, controls, perUse, onPerUse }} />
      {menu && <ColumnMenu {...menu} />}
      {asked && (
        <MetricDialog column={asked} onClose={onAnswered}>
          <LazyHelpText slug="comparison_metric_info" part={asked.name} />
        </MetricDialog>
      )}
    </>
  );
};
