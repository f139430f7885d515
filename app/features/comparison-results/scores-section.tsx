import { useSetAtom } from "jotai";
import { memo, useContext } from "react";
import { pinBaselineAtom } from "../../state/comparison/baselines.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { tableTexts } from "../../text/en/table.ts";
import { SectionHeading } from "../../ui/page-title/page-title.tsx";
import { Announcer } from "../../ui/toast/toast.tsx";
import type { PaintedBand } from "../../score-tables/band-of.ts";
import { byName } from "../../text/lists.ts";
import { Select } from "../../ui/field/select.tsx";
import type { ResultRow } from "../../state/comparison/compared-product.ts";
import * as styles from "./scores.css.ts";
import { named } from "../../text/short-name.ts";
import type { TableFigures } from "./table-figures.ts";
import { caption } from "../../theme/text.css.ts";
import { Mark } from "../../ui/mark/mark.tsx";
import { ProductCommandContext } from "./product-command.ts";
import { hasNoDeclaration, undeclaredSentences } from "./undeclared.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { ColumnDialogs } from "../../score-tables/column-dialogs.tsx";
import type { ColumnState } from "../../score-tables/use-column-controls.ts";
import { ScoresList } from "./scores-list.tsx";
import { ScoresTable } from "./scores-table.tsx";

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
      {undeclared.map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
      {first !== undefined && onCommand !== null && hasNoDeclaration(rows) && (
        <LinkLike onClick={() => onCommand(first.prodsys_id, "edit")}>{tableTexts.undeclared.declare}</LinkLike>
      )}
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
