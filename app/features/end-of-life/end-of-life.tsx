import { useAtomValue, useSetAtom } from "jotai";
import { comparisonCatalogueAtom } from "../../state/analysis/pinned-catalogue.ts";
import type { OpenNumber, SectionProps } from "../../state/comparison/compared-product.ts";
import { endOfLifeMarksAtom } from "../../state/comparison/comparison-parts.ts";
import { retryEngineAtom } from "../../state/engine/question-atom.ts";
import { comparisonAtom } from "../../state/work/comparisons.ts";
import { endOfLifeTexts as words } from "../../text/en/end-of-life.ts";
import { formatNumber, sharedDecimals, shownUnit } from "../../text/format.ts";
import { inSentence } from "../../text/in-sentence.ts";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import * as styles from "./end-of-life.css.ts";
import { FatesFigure } from "./fates-figure.tsx";
import { FATES, marksOf, widest } from "./fates.ts";

interface EndOfLifeProps extends SectionProps {
  readonly onOpen: OpenNumber;
}

/** The climate impact of each product under four end-of-life fates: a chart with one axis, and a table. */
export default function EndOfLife({ id, comparison_id, products, onOpen }: EndOfLifeProps) {
  const { value, problem } = useAtomValue(endOfLifeMarksAtom(comparison_id));
  const comparison = useAtomValue(comparisonAtom(comparison_id))?.comparison;
  const catalogue = useAtomValue(comparisonCatalogueAtom(comparison_id));
  const retry = useSetAtom(retryEngineAtom);
  const { unit, per } = shownUnit(catalogue?.metrics.find(({ metric_id }) => metric_id === "climate")?.unit ?? "");
  const rows = value === null ? [] : marksOf(products, comparison?.currentProductIds ?? [], value, per);
  const decimals = sharedDecimals(rows.flatMap(({ marks }) => FATES.map((fate) => marks[fate])));
  const shown = (amount: number | null) => (amount === null ? words.noMark : formatNumber(amount, decimals));
  const most = widest(rows);
  return (
    <Section id={id} title={words.title} note={<WithUnits text={words.note(unit)} />}>
      {problem && <ErrorNotice title={words.failed} onRetry={retry} />}
      {value === null && !problem && <Spinner label={words.loading} />}
      {rows.length > 0 && (
        <>
          <p className={styles.lead}>
            {words.lead} {most && <WithUnits text={words.largest(inSentence(most.name), shown(most.width), unit)} />}
          </p>
          <FatesFigure
            subject={{ kind: "comparison", id: comparison_id }}
            {...{ rows, shown }}
            caption={words.chart(unit)}
            head={words.product}
            onOpen={(prodsys_id) => onOpen({ prodsys_id, metric: "climate" })}
          />
        </>
      )}
    </Section>
  );
}
