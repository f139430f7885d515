import { breakEvenTexts } from "../../text/en/break-even.ts";
import { PairsTable } from "./pairs-table.tsx";
import type { AgainstBest } from "./portfolio-meetings.ts";
import { usesShown } from "./uses-shown.ts";

interface PortfolioBreakEvenTableProps {
  readonly rows: readonly AgainstBest[];
  readonly usecase: (usecase_id: string) => string;
}

/** Every reusable of a portfolio with the best single-use product of its use case, per metric. */
export const PortfolioBreakEvenTable = ({ rows, usecase }: PortfolioBreakEvenTableProps) => (
  <PairsTable
    caption={breakEvenTexts.portfolio.caption}
    rows={rows}
    keyOf={({ usecase_id, reusable }) => `${usecase_id} ${reusable.prodsys_id}`}
    second={({ usecase_id }) => usecase(usecase_id)}
    number={({ pair }, metric) => usesShown(pair, metric)}
  />
);
