import { useAtomValue } from "jotai";
import { LawTag } from "../../market-rules/law-tag.tsx";
import { lawMark } from "../../market-rules/law-words.ts";
import { leftOutAtom, subjectLawAtom } from "../../state/analysis/left-out-products.ts";
import { comparisonCatalogueAtom } from "../../state/analysis/pinned-catalogue.ts";
import { sensitivityAtom, triedComparisonAtom } from "../../state/analysis/sensitivity.ts";
import type { SectionProps } from "../../state/comparison/compared-product.ts";
import { breakEvensAtom } from "../../state/comparison/comparison-parts.ts";
import { comparisonScoresAtom } from "../../state/comparison/comparison-scores.ts";
import { sensitivityTexts as words } from "../../text/en/sensitivity.ts";
import { productName } from "../../text/format.ts";
import { inSentence } from "../../text/in-sentence.ts";
import { curveSentences, leverAmount, whatIfSentence } from "./lever-words.ts";
import { useLever } from "./lever.tsx";
import { SensitivitySection } from "./sensitivity-section.tsx";
import * as styles from "./sensitivity.css.ts";

interface ComparisonSensitivityProps extends SectionProps {
  /** id of the heading of the break-even section */
  readonly breakEvenId: string;
  /** false = a shared comparison, which is read-only */
  readonly canKeep: boolean;
}

/** Varies one figure of a product: the ranking follows, and sentences say where its order changes. */
export default function ComparisonSensitivity(props: ComparisonSensitivityProps) {
  const { id, comparison_id, products, breakEvenId, canKeep } = props;
  const { scores: saved } = useAtomValue(comparisonScoresAtom(comparison_id));
  const catalogue = useAtomValue(comparisonCatalogueAtom(comparison_id));
  const tried = useAtomValue(triedComparisonAtom);
  const choice = useLever(
    "comparison",
    comparison_id,
    products.map(({ prodsys_id }) => prodsys_id),
  );
  const { product, lever, value, isMoved } = choice;
  const { value: asked, problem } = useAtomValue(sensitivityAtom(product, lever?.id ?? ""));
  const curve = asked?.lever.id === lever?.id ? asked : null;
  const leftOut = useAtomValue(leftOutAtom({ kind: "comparison", id: comparison_id }));
  const pairs = useAtomValue(breakEvensAtom(comparison_id)).value;
  const law = useAtomValue(subjectLawAtom({ kind: "comparison", id: comparison_id }));
  const nameOf = (of: string): string =>
    products.find(({ prodsys_id }) => prodsys_id === of)?.name ??
    productName(catalogue?.products.find(({ prodsys_id }) => prodsys_id === of)?.prodsys_name ?? of);
  const shown = isMoved ? (tried.value ?? saved) : saved;
  const rows = (shown?.products ?? [])
    .flatMap((one) => (one === null ? [] : [one]))
    .toSorted((a, b) => (b.summary ?? -1) - (a.summary ?? -1));
  const name = nameOf(product.prodsys_id);
  const inWords = inSentence(name);
  const sentence =
    lever === null
      ? ""
      : whatIfSentence({
          scored: rows,
          prodsys_id: product.prodsys_id,
          name: inWords,
          amount: leverAmount(lever, value),
          uses: lever.kind === "uses" ? value : null,
          leftOut,
          pairs: pairs ?? [],
        });
  return (
    <SensitivitySection
      subject={{ kind: "comparison", id: comparison_id }}
      {...{ id, products, choice, curve, catalogue, name, nameOf, canKeep }}
      note={words.note}
      hasFailed={tried.problem !== null || problem !== null}
      sentence={sentence}
      ranking={{
        label: words.ranking,
        rows: rows.map(({ prodsys_id, summary, summary_band }) => ({
          id: prodsys_id,
          name:
            lever !== null && prodsys_id === product.prodsys_id && isMoved
              ? `${name} (${leverAmount(lever, value)})`
              : nameOf(prodsys_id),
          reusable: products.find((one) => one.prodsys_id === prodsys_id)?.reusable ?? false,
          summary,
          summary_band,
          remark: lawMark(law.get(prodsys_id)),
          mark: <LawTag product={nameOf(prodsys_id)} rules={law.get(prodsys_id)} />,
        })),
      }}
      ownName={name}
      below={
        curve && (
          <p className={styles.sentences}>
            {curveSentences(
              { ...curve, changes: curve.changes.filter(({ other_id }) => !leftOut.has(other_id)) },
              inWords,
              nameOf,
            ).join(" ")}{" "}
            {lever?.kind === "uses" && <a href={`#${breakEvenId}`}>{words.breakEven}</a>}
          </p>
        )
      }
    />
  );
}
