import { useMemo, type ReactNode } from "react";
import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import { LawContext, type Law } from "../../market-rules/law-context.ts";
import { useInTurn } from "../../scheduling/use-in-turn.ts";
import type { ResultRow } from "./result-rows.ts";
import { sortedRows } from "./sorted-rows.ts";

/** What the tables of one comparison have in common. */
export interface Arrangement {
  /** best first */
  readonly rows: readonly ResultRow[];
  readonly sortedBy: MetricId | null;
  /** prodsys_id of the baseline; null = none */
  readonly pinned: string | null;
  /** of the region of the rows */
  readonly law: Law;
}

/** What a table, or a part of one, shows. */
export interface Figures {
  /** in the order of the table */
  readonly rows: readonly ResultRow[];
  readonly baseline: ResultRow | null;
}

/** Behind the ranking, which stands above the tables. */
const PLACE = 1;

/** Rows whose new figures a frame has room for: with some thirty numbers it takes 22 to 30 ms at a quarter of the speed, with a hundred 42. */
const PART = 4;

interface FiguresInTurnProps {
  readonly arrangement: Arrangement;
  /** the row that a part begins with; without it all rows are given */
  readonly from?: number;
  readonly children: (figures: Figures) => ReactNode;
}

/** A table, or a part of one, with its rows and what the law says of them. New ones come in a frame of its own: all are too much for one. */
export const FiguresInTurn = ({ arrangement, from, children }: FiguresInTurnProps) => {
  const { rows: live, law: current, sortedBy, pinned } = arrangement;
  const { rows, law } = useInTurn(
    useMemo(() => ({ rows: live, law: current }), [live, current]),
    PLACE,
  );
  const sorted = useMemo(() => {
    const all = sortedRows(rows, sortedBy);
    return from === undefined ? all : all.slice(from, from + PART);
  }, [rows, sortedBy, from]);
  const baseline = rows.find((row) => row.prodsys_id === pinned) ?? null;
  return <LawContext value={law}>{children({ rows: sorted, baseline })}</LawContext>;
};

interface RowsInTurnProps {
  readonly arrangement: Arrangement;
  /** rows of a table */
  readonly children: (figures: Figures) => ReactNode;
}

/** The rows of a table, some of them a frame, from the top. */
export const RowsInTurn = ({ arrangement, children }: RowsInTurnProps) =>
  Array.from({ length: Math.ceil(arrangement.rows.length / PART) }, (_, part) => (
    <FiguresInTurn key={part} arrangement={arrangement} from={part * PART}>
      {children}
    </FiguresInTurn>
  ));
