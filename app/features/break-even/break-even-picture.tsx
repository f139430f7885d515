import type { BreakEvenPair } from "../../../workers/engine/analysis/break-even.ts";
import { BreakEvenChart } from "../../charts/break-even-chart.tsx";
import type { ComparedProduct } from "../../state/compared-product.ts";
import { breakEvenTexts } from "../../text/en/break-even.ts";
import { formatNumber, formatWithUnit } from "../../text/format.ts";
import { sharedDecimals } from "../../text/significant.ts";
import { inSentence } from "../../text/in-sentence.ts";
import type { ShownUnit } from "../../text/units.ts";
import { lastUseOf, meetingsOf } from "./break-even-finding.ts";
import { crossingsOf, linesOf } from "./break-even-lines.ts";
import { meetingSentences } from "./break-even-sentences.ts";
import { shownLines } from "./chosen-lines.ts";

interface BreakEvenPictureProps {
  /** best first */
  readonly products: readonly ComparedProduct[];
  readonly pairs: readonly BreakEvenPair[];
  /** of the climate metric */
  readonly unit: ShownUnit;
}

const words = breakEvenTexts;

/** Break-even on climate as a report shows it: in sentences and as the chart of the usual lines, nothing to press. */
export const BreakEvenPicture = ({ products, pairs, unit: { unit, per } }: BreakEvenPictureProps) => {
  const shown = shownLines(products, null);
  const meetings = meetingsOf(shown, pairs, "climate");
  const lines = linesOf(shown, meetings, per);
  const lastUse = lastUseOf(meetings);
  const decimals = sharedDecimals(lines.map(({ life, perUse }) => life + perUse * lastUse));
  const counted = shown.filter(({ reusable }) => reusable);
  return (
    <>
      <p>{meetingSentences(meetings).join(" ")}</p>
      {lines.length > 0 && (
        <BreakEvenChart
          label={words.chart(words.metrics.climate, unit)}
          lines={lines}
          crossings={crossingsOf(meetings)}
          defaultUses={counted.map(({ prodsys_id, uses }) => ({ id: prodsys_id, uses, label: words.counted(uses) }))}
          domain={[0, lastUse]}
          rangeLabel={words.crossings}
          usesLabel={words.usesLabel}
          valueLabel={words.valueLabel(unit)}
          formatValue={(value) => formatWithUnit(formatNumber(value, decimals), unit)}
        />
      )}
      {counted.length > 0 && (
        <p>{words.countedNote(counted.map(({ name, uses }) => ({ name: inSentence(name), uses })))}</p>
      )}
    </>
  );
};
