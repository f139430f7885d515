import type { ReactNode } from "react";
import type { QuantMetricId } from "../../../edge-api/contract/metrics.ts";
import type { BreakEvenPair } from "../../../workers/engine/analysis/break-even.ts";
import { BreakEvenChart } from "../../charts/break-even-chart.tsx";
import type { ComparedProduct } from "../../state/comparison/compared-product.ts";
import { breakEvenTexts as words } from "../../text/en/break-even.ts";
import { formatNumber, formatWithUnit, sharedDecimals } from "../../text/format.ts";
import { inSentence } from "../../text/in-sentence.ts";
import type { ShownUnit } from "../../text/units.ts";
import { crossingsOf, lastUseOf, linesOf } from "./break-even-lines.ts";
import { breakEvenStory } from "./break-even-story.ts";

interface BreakEvenPictureProps {
  /** best first */
  readonly products: readonly ComparedProduct[];
  readonly pairs: readonly BreakEvenPair[];
  /** those that may be sold; default: all */
  readonly allowed?: readonly ComparedProduct[];
  readonly unit: ShownUnit;
  /** default: climate */
  readonly metric?: QuantMetricId;
  /** prodsys_ids of the lines; null = the default lines */
  readonly chosen?: readonly string[] | null;
  /** before the sentences */
  readonly lead?: string;
  /** after the counted uses */
  readonly children?: ReactNode;
}

/** Break-even in a report: sentences and the chart, without controls. */
export const BreakEvenPicture = (props: BreakEvenPictureProps) => {
  const { products, allowed = products, pairs, unit: shownIn, metric = "climate", chosen = null } = props;
  const { lead, children } = props;
  const { unit, per } = shownIn;
  const { shown, meetings, sentences } = breakEvenStory({ products, allowed, pairs, metric, chosen });
  const lines = linesOf(shown, meetings, per);
  const lastUse = lastUseOf(meetings);
  const decimals = sharedDecimals(lines.map(({ life, perUse }) => life + perUse * lastUse));
  const counted = shown.filter(({ reusable }) => reusable);
  return (
    <>
      <p>{[...(lead === undefined ? [] : [lead]), ...sentences].join(" ")}</p>
      {lines.length > 0 && (
        <BreakEvenChart
          label={words.chart(words.metrics[metric], unit)}
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
        <p>
          {words.countedNote(counted.map(({ name, uses }) => ({ name: inSentence(name), uses })))} {children}
        </p>
      )}
    </>
  );
};
