import { useAtomValue, useSetAtom } from "jotai";
import { memo, useMemo, useState } from "react";
import type { ComparisonScores } from "../../../workers/engine/comparison-result.ts";
import { ScoreDots } from "../../charts/score-dots.tsx";
import { LawTag } from "../../market-rules/law-tag.tsx";
import { bandOf, NO_PAINT, paintedBands } from "../../score-tables/band-of.ts";
import { comparisonAtom } from "../../state/work/comparisons.ts";
import { comparisonCatalogueAtom } from "../../state/analysis/pinned-catalogue.ts";
import { comparisonScoresAtom } from "../../state/comparison/comparison-scores.ts";
import type { ComparedProduct } from "../../state/comparison/compared-product.ts";
import { retryEngineAtom } from "../../state/engine/engine-tries.ts";
import { lawOfProducts } from "../../state/analysis/market-rules.ts";
import { downloadSensitivityAtom } from "../../state/files/sensitivity-csv.ts";
import { sensitivityAtom, triedComparisonAtom } from "../../state/analysis/sensitivity.ts";
import { sensitivityTexts } from "../../text/en/sensitivity.ts";
import { formatCount, productName } from "../../text/format.ts";
import { inSentence } from "../../text/in-sentence.ts";
import { formatSummary } from "../../text/shares.ts";
import { Button } from "../../ui/button/button.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { SectionHeading } from "../../ui/page-title/page-title.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import { useInTurn } from "../../scheduling/use-in-turn.ts";
import { curveSentences } from "./curve-sentences.ts";
import { CurveTable } from "./curve-table.tsx";
import { KeepTried } from "./keep-tried.tsx";
import { LeverChoice } from "./lever-choice.tsx";
import { LeverControl } from "./lever-control.tsx";
import { leverAmount } from "./lever-words.ts";
import * as styles from "./sensitivity.css.ts";
import { useLever } from "./use-lever.ts";

interface ComparisonSensitivityProps {
  /** id of the heading */
  readonly id: string;
  readonly comparison_id: string;
  /** best first */
  readonly products: readonly ComparedProduct[];
  /** id of the heading of the break-even section */
  readonly breakEvenId: string;
  /** false = a shared comparison, which is read-only */
  readonly canKeep: boolean;
  /** render order among the parts of the page that get new figures */
  readonly place: number;
}

type SensitivitySectionProps = Omit<ComparisonSensitivityProps, "place"> & {
  /** scores with the unchanged figures */
  readonly saved: ComparisonScores | null;
};

function SensitivitySection(props: SensitivitySectionProps) {
  const { id, comparison_id, products, breakEvenId, canKeep, saved } = props;
  const words = sensitivityTexts;
  const catalogue = useAtomValue(comparisonCatalogueAtom(comparison_id));
  const tried = useAtomValue(triedComparisonAtom);
  const retry = useSetAtom(retryEngineAtom);
  const download = useSetAtom(downloadSensitivityAtom);
  const [hasFailed, setFailed] = useState(false);
  const choice = useLever(
    "comparison",
    comparison_id,
    products.map(({ prodsys_id }) => prodsys_id),
  );
  const { product, lever, value, isMoved } = choice;
  const curve = useAtomValue(sensitivityAtom(product, lever?.id ?? ""));
  const region_use = useAtomValue(comparisonAtom(comparison_id))?.comparison.region_use ?? "";
  const law = catalogue && lawOfProducts(catalogue, region_use);
  const bands = useMemo(() => paintedBands(catalogue?.bands ?? []), [catalogue]);
  const nameOf = (of: string): string =>
    products.find(({ prodsys_id }) => prodsys_id === of)?.name ??
    productName(catalogue?.products.find(({ prodsys_id }) => prodsys_id === of)?.prodsys_name ?? of);
  const shown = isMoved ? (tried.scores ?? saved) : saved;
  const rows = (shown?.products ?? [])
    .flatMap((one) => (one === null ? [] : [one]))
    .toSorted((a, b) => (b.summary ?? -1) - (a.summary ?? -1));
  const own = rows.find(({ prodsys_id }) => prodsys_id === product.prodsys_id);
  const name = nameOf(product.prodsys_id);
  const inWords = inSentence(name);
  const rank = 1 + rows.filter((row) => (row.summary ?? -1) > (own?.summary ?? -1)).length;
  const sentence = (): string => {
    if (lever === null || own === undefined) return "";
    if (own.summary === null) return words.noScore;
    const [score, amount] = [formatSummary(own.summary), leverAmount(lever, value)];
    return rank === 1
      ? words.leads(inWords, score, amount)
      : words.place(inWords, score, formatCount(rank), formatCount(rows.length), amount);
  };
  const problem = choice.hasFailed || tried.problem !== null || curve.problem !== null;
  const isCurve = curve.value !== null && curve.value.lever.id === lever?.id;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={words.title} note={words.note} />
      <LeverChoice
        {...{ products, lever }}
        prodsys_id={product.prodsys_id}
        levers={choice.levers}
        onProduct={choice.onProduct}
        onLever={choice.onLever}
      />
      {problem && <ErrorNotice title={words.failed} onRetry={retry} />}
      {choice.isLoading && <Spinner label={words.loading} />}
      {!choice.isLoading && !choice.hasFailed && lever === null && <EmptyState>{words.none}</EmptyState>}
      {lever !== null && (
        <>
          <LeverControl
            {...{ lever, value }}
            product={inWords}
            changes={isCurve ? (curve.value?.changes.map((change) => change.value) ?? []) : []}
            onChange={choice.onMove}
          />
          <output className={styles.sentence} style={{ display: "block" }}>
            {sentence()}
          </output>
          <ScoreDots
            label={words.ranking}
            rows={rows.map((row) => ({
              id: row.prodsys_id,
              name:
                row.prodsys_id === product.prodsys_id && isMoved
                  ? `${name} (${leverAmount(lever, value)})`
                  : nameOf(row.prodsys_id),
              reusable: products.find(({ prodsys_id }) => prodsys_id === row.prodsys_id)?.reusable ?? false,
              score: row.summary,
              band: bandOf(bands, row.summary_band, row.summary)?.paint ?? NO_PAINT,
              mark: <LawTag product={nameOf(row.prodsys_id)} rules={law?.get(row.prodsys_id)} />,
            }))}
            legend={bands.map((band) => ({ band: band.paint, label: band.label }))}
          />
          <div className={styles.below}>
            {isCurve && curve.value && (
              <p className={styles.sentences}>
                {curveSentences(curve.value, inWords, nameOf).join(" ")}{" "}
                {lever.kind === "uses" && <a href={`#${breakEvenId}`}>{words.breakEven}</a>}
              </p>
            )}
            {isCurve && curve.value && (
              <Disclosure
                title={words.table}
                level={3}
                actions={
                  <Button
                    kind="quiet"
                    size="small"
                    icon="download"
                    aria-label={words.csvLabel}
                    onClick={() => void download(product, lever.id).then(({ ok }) => setFailed(!ok))}
                  >
                    {words.csv}
                  </Button>
                }
              >
                <CurveTable curve={curve.value} product={inWords} nameOf={nameOf} ownName={name} />
              </Disclosure>
            )}
            {hasFailed && <ErrorNotice title={words.csvFailed} />}
          </div>
        </>
      )}
      {/* stays mounted while another product's levers load, so that its message remains */}
      {canKeep && <KeepTried name={name} />}
    </section>
  );
}

const MemoSensitivity = memo(SensitivitySection);

/**
 * Varies one figure of a product: the ranking follows, and sentences say where its order changes. Passes new scores and a
 * new order to the section together, in render order.
 */
export default function ComparisonSensitivity({ place, ...props }: ComparisonSensitivityProps) {
  const { comparison_id, products } = props;
  const { scores: saved } = useAtomValue(comparisonScoresAtom(comparison_id));
  const shown = useInTurn(
    useMemo(() => ({ products, saved }), [products, saved]),
    place,
  );
  return <MemoSensitivity {...props} {...shown} />;
}
