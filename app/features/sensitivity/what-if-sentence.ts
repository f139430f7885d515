import type { BreakEvenPair } from "../../../workers/engine/analysis/break-even.ts";
import { paybackOf } from "../../state/comparison/payback.ts";
import { allowedAmong } from "../../state/core/left-out.ts";
import { breakEvenTexts } from "../../text/en/break-even.ts";
import { sensitivityTexts as words } from "../../text/en/sensitivity.ts";
import { formatCount, shownScore } from "../../text/format.ts";
import { formatOf100 } from "../../text/shares.ts";

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
  if (own.summary === null) return words.noScore;
  const ranked = allowedAmong(scored, leftOut.has(prodsys_id) ? NONE : leftOut);
  const score = shownScore(own.summary);
  const rank = 1 + ranked.filter(({ summary }) => summary !== null && shownScore(summary) > score).length;
  const shown = formatOf100(own.summary);
  const sentence =
    rank === 1
      ? words.leads(name, shown, amount)
      : words.place(name, shown, formatCount(rank), formatCount(ranked.length), amount);
  const needed = uses === null ? null : missingUses(asked, uses);
  return needed === null ? sentence : `${sentence} ${breakEvenTexts.tooFew(name, needed, uses ?? 0)}`;
};
