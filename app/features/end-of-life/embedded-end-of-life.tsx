import { useAtomValue } from "jotai";
import { MarkLines } from "../../charts/mark-lines.tsx";
import type { EmbeddedChartProps } from "../../state/comparison/compared-product.ts";
import { endOfLifeMarksAtom } from "../../state/comparison/comparison-parts.ts";
import { comparisonAtom } from "../../state/work/comparisons.ts";
import { endOfLifeTexts as words } from "../../text/en/end-of-life.ts";
import { formatNumber, sharedDecimals, shownUnit } from "../../text/format.ts";
import { caption, group } from "../../theme/text.css.ts";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import { FATES, fatesChart, marksOf } from "./fates.ts";

/** Climate under four fates at the end of life in an embedded share: title, unit and chart, without controls. */
export default function EmbeddedEndOfLife({ comparison_id, catalogue, products }: EmbeddedChartProps) {
  const { value, problem } = useAtomValue(endOfLifeMarksAtom(comparison_id));
  const comparison = useAtomValue(comparisonAtom(comparison_id))?.comparison;
  const { unit, per } = shownUnit(catalogue.metrics.find(({ metric_id }) => metric_id === "climate")?.unit ?? "");
  const rows = marksOf(products, comparison?.currentProductIds ?? [], value ?? [], per);
  const decimals = sharedDecimals(rows.flatMap(({ marks }) => FATES.map((fate) => marks[fate])));
  const shown = (amount: number | null) => (amount === null ? words.noMark : formatNumber(amount, decimals));
  return (
    <>
      <h1 className={group}>{words.title}</h1>
      <p className={caption}>
        <WithUnits text={words.chart(unit)} />
      </p>
      {problem && <ErrorNotice title={words.failed} />}
      {rows.length > 0 && <MarkLines {...fatesChart(rows, words.chart(unit), shown)} />}
    </>
  );
}
