import { useGrowingCount } from "../../scheduling/use-growing-count.ts";
import { SwapList } from "./swap-list.tsx";
import type { SwapRowsProps } from "./swap-row-parts.tsx";
import { SwapTable } from "./swap-table.tsx";

/** Rows rendered at first and per frame, so that many are no long task. */
const ROWS_A_FRAME = 6;

/** The swaps as a table, and on a phone as a list. */
export const SwapRows = (props: SwapRowsProps) => {
  const rows = props.rows.slice(0, useGrowingCount(props.rows.length, ROWS_A_FRAME));
  return (
    <>
      <SwapTable {...props} rows={rows} />
      <SwapList {...props} rows={rows} />
    </>
  );
};
