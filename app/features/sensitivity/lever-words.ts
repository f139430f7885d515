import type { BreakEvenPair } from "../../../workers/engine/analysis/break-even.ts";
import type { Sensitivity } from "../../../workers/engine/analysis/lever-curve.ts";
import type { Lever } from "../../../workers/engine/analysis/lever.ts";
import { paybackOf } from "../../state/comparison/payback.ts";
import { allowedAmong } from "../../state/core/left-out.ts";
import { breakEvenTexts } from "../../text/en/break-even.ts";
import { sensitivityTexts } from "../../text/en/sensitivity.ts";
import {
  formatCount,
  formatNumber,
  formatSignificant,
  formatWithUnit,
  shownScore,
  shownUnit,
} from "../../text/format.ts";
import { inSentence } from "../../text/in-sentence.ts";
import { formatOf100 } from "../../text/shares.ts";

/** The display name of a lever. */
export const leverName = ({ kind, stage }: Lever): string =>
  kind === "distance" ? sensitivityTexts.levers.distance(inSentence(stage)) : sensitivityTexts.levers[kind];

/** The displayed unit of a lever; `per` = engine units per displayed unit. */
export const leverUnit = ({ kind }: Lever): { readonly unit: string; readonly per: number } => {
  if (kind === "mass") return shownUnit("g");
  if (kind === "distance") return shownUnit("km");
  return { unit: sensitivityTexts.units[kind], per: 1 };
};

/** A value in the displayed unit, formatted without the unit. */
export const leverValue = (lever: Lever, value: number): string =>
  lever.whole && Number.isInteger(value)
    ? formatNumber(value)
    : formatSignificant(value / leverUnit(lever).per, lever.kind === "recycled_content" ? 2 : 3);

/** A value with its unit, for use in a sentence. */
export const leverAmount = (lever: Lever, value: number): string => {
  const shown = leverValue(lever, value);
  if (lever.kind === "uses") return sensitivityTexts.withUnit.uses(value, shown);
  if (lever.kind === "wash_energy") return sensitivityTexts.withUnit.wash_energy(shown);
  return formatWithUnit(shown, leverUnit(lever).unit);
};

/** The slider's step: one use, one percent, or a fraction that makes the current value one of the steps. */
export const leverStep = ({ kind, whole, now, min, max }: Lever): number => {
  if (whole || kind === "recycled_content") return 1;
  return kind === "distance" ? (max - min) / 100 : now / 40;
};

/** The changes in one direction (ahead or behind), with names for sentences. */
const turnsOf = ({ lever, changes }: Sensitivity, ahead: boolean, wordsOf: (id: string) => string) =>
  changes
    .filter((change) => change.ahead === ahead)
    .map(({ value, other_id }) => ({ at: leverAmount(lever, value), other: wordsOf(other_id) }));

/** The ends of the scale, with their units. */
const scaleOf = ({ lever }: Sensitivity) => [leverAmount(lever, lever.min), leverAmount(lever, lever.max)] as const;

/** Sentences on where the order changes along the scale, or that it does not. */
export const curveSentences = (
  curve: Sensitivity,
  product: string,
  nameOf: (id: string) => string,
): readonly string[] => {
  const words = sensitivityTexts;
  const wordsOf = (id: string) => inSentence(nameOf(id));
  const [up, down] = [turnsOf(curve, true, wordsOf), turnsOf(curve, false, wordsOf)];
  if (curve.changes.length === 0) {
    return [words.noChange(product, ...scaleOf(curve))];
  }
  return [
    ...(up.length > 0 ? [words.aheadFrom(product, up)] : []),
    ...(down.length > 0 ? [words.behindFrom(product, down)] : []),
  ];
};

/** The sentences for a portfolio and the portfolios that it is compared with. */
export const portfolioCurveSentences = (curve: Sensitivity, wordsOf: (id: string) => string): readonly string[] => {
  const words = sensitivityTexts.portfolio;
  const [up, down] = [turnsOf(curve, true, wordsOf), turnsOf(curve, false, wordsOf)];
  if (curve.changes.length === 0) return [words.noChange(...scaleOf(curve))];
  return [...(up.length > 0 ? [words.aheadFrom(up)] : []), ...(down.length > 0 ? [words.behindFrom(down)] : [])];
};

interface WhatIf {
  readonly scored: readonly { readonly prodsys_id: string; readonly summary: number | null }[];
  /** the product whose figure is moved */
  readonly prodsys_id: string;
  /** its name as it stands in a sentence */
  readonly name: string;
  /** the figure with its unit */
  readonly amount: string;
  /** the figure, if it is a number of uses */
  readonly uses: number | null;
  /** ids of the products that titles leave out */
  readonly leftOut: ReadonlySet<string>;
  readonly pairs: readonly BreakEvenPair[];
}

/** The uses that a reusable needs on climate, if `uses` are fewer; null = they are enough, or nothing can be said. */
export const missingUses = (
  { pairs, leftOut, prodsys_id }: Pick<WhatIf, "pairs" | "leftOut" | "prodsys_id">,
  uses: number,
): number | null => {
  const counted = pairs.filter(({ other_id }) => !leftOut.has(other_id));
  const needed = paybackOf(counted, prodsys_id)?.uses ?? 0;
  return uses < needed ? needed : null;
};

const NONE: ReadonlySet<string> = new Set();

/**
 * What a moved figure does: the product's rank by displayed scores among the products that titles are about, and whether
 * the uses are too few to pay back.
 */
export const whatIfSentence = (asked: WhatIf): string => {
  const { scored, prodsys_id, name, amount, uses, leftOut } = asked;
  const own = scored.find((one) => one.prodsys_id === prodsys_id);
  if (own === undefined) return "";
  if (own.summary === null) return sensitivityTexts.noScore;
  const ranked = allowedAmong(scored, leftOut.has(prodsys_id) ? NONE : leftOut);
  const score = shownScore(own.summary);
  const rank = 1 + ranked.filter(({ summary }) => summary !== null && shownScore(summary) > score).length;
  const shown = formatOf100(own.summary);
  const sentence =
    rank === 1
      ? sensitivityTexts.leads(name, shown, amount)
      : sensitivityTexts.place(name, shown, formatCount(rank), formatCount(ranked.length), amount);
  const needed = uses === null ? null : missingUses(asked, uses);
  return needed === null ? sentence : `${sentence} ${breakEvenTexts.tooFew(name, needed, uses ?? 0)}`;
};
