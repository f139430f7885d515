import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import type { ExplainedSubject } from "../../../workers/engine/analysis/explanation.ts";
import type { ProductScores } from "../../../workers/engine/comparison-result.ts";
import { returnRateOfUses, usesOfReturnRate } from "../../../workers/engine/rules/reuse.ts";
import { usesAsReturns } from "../../choices/catalogue-lists.ts";
import { leftOutAtom } from "../../state/analysis/left-out-products.ts";
import {
  leversAtom,
  type MovedProduct,
  triedComparisonAtom,
  triedLeverAtom,
  tryLeverAtom,
} from "../../state/analysis/sensitivity.ts";
import { breakEvensAtom } from "../../state/comparison/comparison-parts.ts";
import { breakEvenTexts } from "../../text/en/break-even.ts";
import { explanationTexts } from "../../text/en/explanation.ts";
import { reuseTexts } from "../../text/en/reuse.ts";
import { formatCount, formatRaw, formatScore, formatWithUnit, shownUnit } from "../../text/format.ts";
import { inSentence } from "../../text/in-sentence.ts";
import { formatOf100 } from "../../text/shares.ts";
import { caption } from "../../theme/text.css.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { NumberField } from "../../ui/field/number-field.tsx";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import { missingUses } from "./lever-words.ts";
import { SaveTried } from "./save-tried.tsx";
import * as styles from "./sensitivity.css.ts";

interface OwnUsesProps {
  readonly comparison_id: string;
  readonly prodsys_id: string;
  readonly name: string;
  /** the number that is explained */
  readonly subject: ExplainedSubject;
  /** unit of its metric; "" for a summary or a rating */
  readonly unit: string;
  /** false = a shared comparison, which is read-only */
  readonly canKeep: boolean;
  /** called after the product was replaced by one with the tried number of uses */
  readonly onKept: () => void;
}

const words = explanationTexts.uses;

/** The value and score of a number with the tried uses; a summary or a rating has no unit and shows its score only. */
const effectOf = ({ summary, score, raw }: ProductScores, subject: ExplainedSubject, unit: string): string => {
  if (subject === "summary") return words.triedScore(formatOf100(summary));
  if (unit === "") return words.triedScore(formatScore(score[subject]));
  const value = formatWithUnit(formatRaw(subject, raw[subject]), shownUnit(unit).unit);
  return words.tried(value, formatScore(score[subject]));
};

/** The next round number of uses, 2 to 20 % away: 10, 12, … 100, 120, … 1,000, 1,200. */
const stepped = (uses: number, by: 1 | -1): number => {
  const below = by === 1 ? uses : Math.max(1, uses - 1);
  const step = Math.max(1, 10 ** Math.floor(Math.log10(below)) / 5);
  return (by === 1 ? Math.floor(uses / step) + 1 : Math.ceil(uses / step) - 1) * step;
};

/** A field for the number of uses of a reusable: the effect shows at once, and can be kept. Nothing for single-use products. */
export const OwnUses = (props: OwnUsesProps) => {
  const { comparison_id, prodsys_id, name, subject, unit, canKeep, onKept } = props;
  const product: MovedProduct = { kind: "comparison", id: comparison_id, prodsys_id };
  const { value: levers } = useAtomValue(leversAtom(product));
  const tried = useAtomValue(triedLeverAtom);
  const { value: scores } = useAtomValue(triedComparisonAtom);
  const attempt = useSetAtom(tryLeverAtom);
  const [by, setBy] = useState<"uses" | "rate">("uses");
  // the tried number ends with the drawer
  useEffect(() => () => attempt(null), [attempt]);
  const pairs = useAtomValue(breakEvensAtom(comparison_id)).value;
  const leftOut = useAtomValue(leftOutAtom({ kind: "comparison", id: comparison_id }));
  const lever = levers?.find(({ kind }) => kind === "uses");
  if (lever === undefined) return null;
  const isTried = tried?.kind === "comparison" && tried.id === comparison_id && tried.prodsys_id === prodsys_id;
  const value = isTried && tried.lever.id === lever.id ? tried.value : lever.now;
  const within = (typed: number) => Math.min(lever.max, Math.max(lever.min, Math.round(typed)));
  const onUses = (typed: number | null) => {
    if (typed === null) return;
    const uses = within(typed);
    attempt(uses === lever.now ? null : { ...product, lever, value: uses });
  };
  const then = isTried ? scores?.products.find((one) => one?.prodsys_id === prodsys_id) : null;
  const effect = then ? effectOf(then, subject, unit) : null;
  const needed = missingUses({ pairs: pairs ?? [], leftOut, prodsys_id }, value);
  return (
    <div className={styles.ownUses}>
      {by === "uses" ? (
        <NumberField
          // keyed: what is typed in one field is not taken over by the other
          key="uses"
          label={words.label}
          className={styles.ownUsesField}
          value={value}
          onChange={(typed) => {
            if (typed !== null && typed >= lever.min && typed <= lever.max) onUses(typed);
          }}
          onSettle={onUses}
          steps={{ less: words.less, more: words.more, onStep: (way) => onUses(stepped(value, way)) }}
        />
      ) : (
        <NumberField
          key="rate"
          label={reuseTexts.returnRate}
          className={styles.ownUsesField}
          unit={reuseTexts.percent}
          value={Number(returnRateOfUses(value).toFixed(2))}
          onChange={(percent) => onUses(percent === null ? null : usesOfReturnRate(percent))}
        />
      )}
      <output className={`${caption} ${styles.ownUsesEffect}`}>
        {effect !== null ? <WithUnits text={effect} /> : words.default(formatCount(lever.now))}
      </output>
      <p className={caption}>{usesAsReturns(value)}</p>
      <LinkLike onClick={() => setBy(by === "uses" ? "rate" : "uses")}>
        {by === "uses" ? reuseTexts.enterRate : reuseTexts.enterUses}
      </LinkLike>
      {needed !== null && (
        <p className={`${caption} ${styles.tooFewUses}`}>{breakEvenTexts.tooFew(inSentence(name), needed, value)}</p>
      )}
      {canKeep && isTried && <SaveTried name={name} onKept={onKept} />}
    </div>
  );
};
