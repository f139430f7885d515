import { useMemo } from "react";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { differentNumbers } from "../../../workers/engine/portfolio/different-numbers.ts";
import type { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import { portfolioNamesOf } from "../../state/portfolio/portfolio-names.ts";
import { breakEvenTexts } from "../../text/en/break-even.ts";
import { LoadedSection } from "../comparison-mode/loaded-section.tsx";

const loadBreakEven = () => import("../../features/break-even/portfolio-break-even.tsx");

/** Reserved heights in rem: a chart with sentences and controls, or one sentence. */
const HEIGHTS = { chart: 27, sentence: 7 } as const;

interface BreakEvenSectionProps {
  readonly portfolio_id: string;
  readonly table: EntryTable;
  readonly catalogue: Catalogue;
  /** id of the heading of the sensitivity section, where the number of uses can be varied */
  readonly whatIfId: string;
}

export const BREAK_EVEN_ID = "portfolio-break-even";

/** The break-even section of a portfolio; reserves the height of a chart only if there is a reusable. */
export const BreakEvenSection = ({ portfolio_id, table, catalogue, whatIfId }: BreakEvenSectionProps) => {
  const hasReusable = useMemo(() => {
    const { product } = portfolioNamesOf(catalogue);
    return differentNumbers(table.columns.product).some((number) => product(table.idOf(number)).reusable);
  }, [table, catalogue]);
  return (
    <LoadedSection
      load={loadBreakEven}
      title={breakEvenTexts.title}
      height={hasReusable ? HEIGHTS.chart : HEIGHTS.sentence}
      props={{ id: BREAK_EVEN_ID, portfolio_id, whatIfId }}
    />
  );
};
