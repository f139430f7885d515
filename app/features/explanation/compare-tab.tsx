import { useAtomValue } from "jotai";
import { outcomeFor } from "../../../workers/engine/analysis/uncertainty/pair-outcome.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { bandOf, NO_PAINT, paintedBands } from "../../score-tables/band-of.ts";
import { uncertaintyAtom } from "../../state/analysis/uncertainty.ts";
import type { ExplainedNumber } from "../../state/comparison/explanation.ts";
import { shownComparisonScoresAtom } from "../../state/comparison/reuse-rule-view.ts";
import { explanationTexts } from "../../text/en/explanation.ts";
import { decimalsFor, formatNumber, formatScore, formatUnit, productName, shownUnit } from "../../text/format.ts";
import { inSentence } from "../../text/in-sentence.ts";
import { drawsOf100 } from "../../text/share-of-draws.ts";
import { formatSummary } from "../../text/shares.ts";
import { caption } from "../../theme/text.css.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { Cell, DataTable, Head, HeadRow, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { ScoreBar } from "../../ui/score-bar/score-bar.tsx";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import * as styles from "./explanation.css.ts";
import { subjectName } from "./number-head.ts";

interface CompareTabProps {
  readonly comparison_id: string;
  readonly catalogue: Catalogue;
  readonly number: ExplainedNumber;
  /** explains the same number of another product */
  readonly onNumber: (number: ExplainedNumber) => void;
}

const { compare: words } = explanationTexts;

/** The same number of every product of the comparison, best first, with how often the explained one is better. */
export const CompareTab = ({ comparison_id, catalogue, number, onNumber }: CompareTabProps) => {
  const { subject, prodsys_id, per_use = false } = number;
  const { scores } = useAtomValue(shownComparisonScoresAtom(comparison_id));
  const { value: drawn, ids } = useAtomValue(uncertaintyAtom({ kind: "comparison", id: comparison_id }));
  const bands = paintedBands(catalogue.bands);
  const metric = catalogue.metrics.find(({ metric_id }) => metric_id === subject);
  const nameOf = (id: string) =>
    productName(catalogue.products.find((product) => product.prodsys_id === id)?.prodsys_name ?? id);
  const rows = (scores?.products ?? [])
    .flatMap((product) => (product === null ? [] : [product]))
    .map((product) => ({
      id: product.prodsys_id,
      name: nameOf(product.prodsys_id),
      score: subject === "summary" ? product.summary : product.score[subject],
      band: subject === "summary" ? product.summary_band : product.band[subject],
      raw: subject === "summary" ? null : (per_use ? product.raw_per_use : product.raw)[subject],
    }))
    .toSorted((a, b) => (b.score ?? -1) - (a.score ?? -1) || (a.raw ?? 0) - (b.raw ?? 0));
  const betterThan = (other: string): string | null => {
    const outcome = drawn && outcomeFor(drawn.pairs, ids.indexOf(prodsys_id), ids.indexOf(other), subject);
    return outcome ? drawsOf100(outcome.better) : null;
  };
  const { per } = shownUnit(metric?.unit ?? "");
  const shownValue = (raw: number | null) =>
    raw === null || metric?.type === "other"
      ? formatNumber(raw, 1)
      : formatNumber(raw / per, decimalsFor(raw / per, 3));
  const isDrawn = rows.some(({ id }) => betterThan(id) !== null);
  const hasValue = subject !== "summary";
  return (
    <>
      <DataTable
        caption={words.caption(subjectName(catalogue, subject))}
        widths={["", "24%", ...(hasValue ? ["22%"] : []), ...(isDrawn ? ["18%"] : [])]}
        className={styles.small}
      >
        <thead>
          <HeadRow>
            <Head>{words.product}</Head>
            <Head>{words.score}</Head>
            {hasValue && (
              <Head numeric>
                <WithUnits text={words.value(metric?.type === "other" ? "" : formatUnit(metric?.unit ?? ""))} />
              </Head>
            )}
            {isDrawn && <Head numeric>{words.better}</Head>}
          </HeadRow>
        </thead>
        <tbody>
          {rows.map(({ id, name, score, band, raw }) => (
            <Row key={id} selected={id === prodsys_id}>
              <KeyCell>
                {id === prodsys_id ? (
                  <>
                    {name} <span className={styles.source}>{words.own}</span>
                  </>
                ) : (
                  <LinkLike aria-label={words.open(name)} onClick={() => onNumber({ ...number, prodsys_id: id })}>
                    {name}
                  </LinkLike>
                )}
              </KeyCell>
              <Cell>
                <ScoreBar
                  score={score}
                  band={bandOf(bands, band, score)?.paint ?? NO_PAINT}
                  number={subject === "summary" ? formatSummary(score) : formatScore(score)}
                />
              </Cell>
              {subject !== "summary" && <NumberCell>{shownValue(raw)}</NumberCell>}
              {isDrawn && <NumberCell>{betterThan(id)}</NumberCell>}
            </Row>
          ))}
        </tbody>
      </DataTable>
      {isDrawn && <p className={caption}>{words.betterNote(inSentence(nameOf(prodsys_id)))}</p>}
    </>
  );
};
