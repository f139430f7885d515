import { useAtomValue, useSetAtom } from "jotai";
import { useMemo, useState } from "react";
import { QUANT_METRIC_IDS, type QuantMetricId } from "../../../edge-api/contract/metrics.ts";
import type { BreakEvenPair } from "../../../workers/engine/analysis/break-even.ts";
import { BreakEvenChart } from "../../charts/break-even-chart.tsx";
import { chartFactsAtom } from "../../exports/chart-facts.ts";
import { leftOutAtom, subjectLawAtom } from "../../state/analysis/left-out-products.ts";
import { comparisonCatalogueAtom } from "../../state/analysis/pinned-catalogue.ts";
import type { ComparedProduct, OpenNumber, SectionProps } from "../../state/comparison/compared-product.ts";
import { breakEvensAtom } from "../../state/comparison/comparison-parts.ts";
import { allowedAmong } from "../../state/core/left-out.ts";
import { retryEngineAtom } from "../../state/engine/question-atom.ts";
import { breakEvenTexts as words } from "../../text/en/break-even.ts";
import { formatNumber, formatWithUnit, sharedDecimals, shownUnit } from "../../text/format.ts";
import { inSentence } from "../../text/in-sentence.ts";
import { caption } from "../../theme/text.css.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import { ShortChoice } from "../../ui/short-choice/short-choice.tsx";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import { BelowChart } from "./below-chart.tsx";
import { crossingsOf, lastUseOf, linesOf, usesShown } from "./break-even-lines.ts";
import { type MeetingRow, PairsTable } from "./break-even-pairs.tsx";
import { BreakEvenPicture } from "./break-even-picture.tsx";
import { breakEvenStory, missingPair } from "./break-even-story.ts";
import * as styles from "./break-even.css.ts";

interface BreakEvenProps extends SectionProps {
  readonly onOpen: OpenNumber;
  readonly onCsv: () => void;
  /** id of the heading of the sensitivity section, where the number of uses can be varied */
  readonly whatIfId: string;
}

/** The number of uses from which a reusable is ahead: chart of cumulative impact, sentences and table. */
export default function BreakEven(props: BreakEvenProps) {
  const { id, comparison_id, products, onOpen, onCsv, whatIfId } = props;
  const { value: pairs, problem } = useAtomValue(breakEvensAtom(comparison_id));
  const catalogue = useAtomValue(comparisonCatalogueAtom(comparison_id));
  const retry = useSetAtom(retryEngineAtom);
  const describe = useSetAtom(chartFactsAtom);
  const [metric, setMetric] = useState<QuantMetricId>("climate");
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const subject = useMemo(() => ({ kind: "comparison", id: comparison_id }) as const, [comparison_id]);
  const law = useAtomValue(subjectLawAtom(subject));
  const leftOut = useAtomValue(leftOutAtom(subject));
  const { unit, per } = shownUnit(catalogue?.metrics.find(({ metric_id }) => metric_id === metric)?.unit ?? "");
  const allowed = allowedAmong(products, leftOut);
  const { shown, meetings, title, sentences } = breakEvenStory({
    products,
    metric,
    chosen,
    allowed,
    pairs: pairs ?? [],
  });
  const lines = linesOf(shown, meetings, per);
  const lastUse = lastUseOf(meetings);
  const decimals = sharedDecimals(lines.map(({ life, perUse }) => life + perUse * lastUse));
  const reusables = shown.filter(({ reusable }) => reusable);
  const missing = missingPair({ products, allowed });

  if (missing !== null) {
    return (
      <Section id={id} title={words.title}>
        <EmptyState>{missing}</EmptyState>
      </Section>
    );
  }
  const picture = (
    <BreakEvenPicture {...{ products, allowed, metric, chosen }} pairs={pairs ?? []} unit={{ unit, per }} />
  );
  return (
    <Section
      id={id}
      title={title}
      note={<WithUnits text={words.note(unit)} />}
      actions={
        <ShortChoice
          label={words.metric}
          options={QUANT_METRIC_IDS.map((value) => ({ value, label: words.metrics[value] }))}
          value={metric}
          onChange={setMetric}
        />
      }
    >
      {problem && <ErrorNotice title={words.failed} onRetry={retry} />}
      <div className={styles.beside}>
        <p className={styles.sentences}>{sentences.join(" ")}</p>
        <div className={pairs === null && problem === null ? styles.place : undefined}>
          {lines.length > 0 && (
            <BreakEvenChart
              label={words.chart(words.metrics[metric], unit)}
              lines={lines}
              crossings={crossingsOf(meetings)}
              defaultUses={reusables.map(({ prodsys_id, uses }) => ({
                id: prodsys_id,
                uses,
                label: words.counted(uses),
              }))}
              domain={[0, lastUse]}
              rangeLabel={words.crossings}
              usesLabel={words.usesLabel}
              valueLabel={words.valueLabel(unit)}
              formatValue={(value) => formatWithUnit(formatNumber(value, decimals), unit)}
              onOpen={(lineId) => onOpen({ prodsys_id: lineId, metric })}
            />
          )}
          {pairs !== null && meetings.length === 0 && <EmptyState>{words.needsBoth}</EmptyState>}
        </div>
      </div>
      {reusables.length > 0 && (
        <p className={caption}>
          {words.countedNote(reusables.map(({ name, uses }) => ({ name: inSentence(name), uses })))}{" "}
          <a href={`#${whatIfId}`}>{words.tryOthers}</a>
        </p>
      )}
      <div className={styles.below}>
        <BelowChart
          {...{ products, shown, law, onCsv }}
          onChange={setChosen}
          draw={() => picture}
          facts={(chart) => describe(subject, { chart, title, note: words.chart(words.metrics[metric], unit) })}
        >
          <BreakEvenTable products={products} pairs={pairs ?? []} onOpen={onOpen} />
        </BelowChart>
      </div>
    </Section>
  );
}

interface BreakEvenTableProps {
  readonly products: readonly ComparedProduct[];
  readonly pairs: readonly BreakEvenPair[];
  readonly onOpen: OpenNumber;
}

/** Every pair of the comparison on every metric, including pairs that are not on the chart. */
const BreakEvenTable = ({ products, pairs, onOpen }: BreakEvenTableProps) => {
  const rows = products
    .filter(({ reusable }) => reusable)
    .flatMap((reusable) =>
      products
        .filter((other) => !other.reusable)
        .flatMap((other) =>
          pairs
            .filter((pair) => pair.reusable_id === reusable.prodsys_id && pair.other_id === other.prodsys_id)
            .map((pair) => ({ reusable, other, pair })),
        ),
    );
  const number = ({ reusable, other, pair }: MeetingRow, metric: QuantMetricId) => (
    <LinkLike
      className={styles.number}
      aria-label={`${words.pair(reusable.name, other.name)}, ${words.metrics[metric]}: ${usesShown(pair, metric)}`}
      onClick={() => onOpen({ prodsys_id: reusable.prodsys_id, metric })}
    >
      {usesShown(pair, metric)}
    </LinkLike>
  );
  return (
    <PairsTable
      caption={words.caption}
      rows={rows}
      keyOf={({ reusable, other }) => `${reusable.prodsys_id} ${other.prodsys_id}`}
      second={() => null}
      number={number}
    />
  );
};
