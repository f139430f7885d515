import { useMemo, type ReactNode } from "react";
import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import { LawContext, type Law } from "../../market-rules/law-context.ts";
import { useInTurn } from "../../scheduling/use-in-turn.ts";
import type { ResultRow } from "../../state/comparison/compared-product.ts";

/** Rows by their score of one metric, best first, rows without a score last; `by` null = unchanged, by summary. */
const sortedRows = (rows: readonly ResultRow[], by: MetricId | null): readonly ResultRow[] =>
  by === null ? rows : rows.toSorted((a, b) => (b.scores.score[by] ?? -1) - (a.scores.score[by] ?? -1));

/** State that all tables of one comparison share. */
export interface TableState {
  /** best first */
  readonly rows: readonly ResultRow[];
  readonly sortedBy: MetricId | null;
  /** prodsys_id of the baseline; null = none */
  readonly pinned: string | null;
  /** the law of the comparison's region */
  readonly law: Law;
}

/** The rows of a table, or of one chunk of it. */
export interface Figures {
  /** in the order of the table */
  readonly rows: readonly ResultRow[];
  readonly baseline: ResultRow | null;
}

/** Render order: after the ranking, which is above the tables. */
const PLACE = 1;

/** Rows that render in one frame. On a CPU slowed down four times, 30 numbers take 22-30 ms and 100 take 42 ms. */
const CHUNK_ROWS = 4;

interface FiguresInTurnProps {
  readonly arrangement: TableState;
  /** index of the first row of the chunk; absent = all rows */
  readonly from?: number;
  readonly children: (figures: Figures) => ReactNode;
}

/** Gives a table, or one chunk of it, its rows and their law. New rows render in a frame of their own. */
export const FiguresInTurn = ({ arrangement, from, children }: FiguresInTurnProps) => {
  const { rows: live, law: current, sortedBy, pinned } = arrangement;
  const { rows, law } = useInTurn(
    useMemo(() => ({ rows: live, law: current }), [live, current]),
    PLACE,
  );
  const sorted = useMemo(() => {
    const all = sortedRows(rows, sortedBy);
    return from === undefined ? all : all.slice(from, from + CHUNK_ROWS);
  }, [rows, sortedBy, from]);
  const baseline = rows.find((row) => row.prodsys_id === pinned) ?? null;
  return <LawContext value={law}>{children({ rows: sorted, baseline })}</LawContext>;
};

interface RowsInTurnProps {
  readonly arrangement: TableState;
  /** renders the rows of one chunk */
  readonly children: (figures: Figures) => ReactNode;
}

/** Renders the rows of a table in chunks, one chunk per frame, from the top. */
export const RowsInTurn = ({ arrangement, children }: RowsInTurnProps) =>
  Array.from({ length: Math.ceil(arrangement.rows.length / CHUNK_ROWS) }, (_, part) => (
    <FiguresInTurn key={part} arrangement={arrangement} from={part * CHUNK_ROWS}>
      {children}
    </FiguresInTurn>
  ));
