import { useSetAtom } from "jotai";
import { memo } from "react";
import { pinBaselineAtom } from "../../state/comparison/baselines.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { tableTexts } from "../../text/en/table.ts";
import { SectionHeading } from "../../ui/page-title/page-title.tsx";
import { Announcer } from "../../ui/toast/toast.tsx";
import type { PaintedBand } from "../../score-tables/band-of.ts";
import { BaselineSelect } from "./baseline-select.tsx";
import type { TableFigures } from "./table-figures.ts";
import type { ResultRow } from "../../state/comparison/compared-product.ts";
import { MarksLegend } from "./marks-legend.tsx";
import { ColumnDialogs } from "../../score-tables/column-dialogs.tsx";
import type { ColumnState } from "../../score-tables/use-column-controls.ts";
import { ScoresList } from "./scores-list.tsx";
import { ScoresTable } from "./scores-table.tsx";

const MemoList = memo(ScoresList);

interface ScoresSectionProps {
  /** id of the heading */
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
