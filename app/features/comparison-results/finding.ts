import { outcomeFor, type Verdict, verdictOf } from "../../../workers/engine/analysis/uncertainty/pair-outcome.ts";
import type { UncertaintyState } from "../../state/analysis/uncertainty.ts";
import type { ResultRow } from "../../state/comparison/compared-product.ts";
import { reuseRuleTexts } from "../../text/en/reuse-rule.ts";
import { inSentence } from "../../text/in-sentence.ts";

/** The fields of a product that the finding needs; `name` is the displayed name, `summary` null = none. */
export interface RankedProduct {
  readonly prodsys_id: string;
  readonly name: string;
  readonly reusable: boolean;
  /** 0-100, unrounded */
  readonly summary: number | null;
}

/** The result of a comparison, for one sentence. Scores are rounded as on the page. */
export type Finding =
  /** no product could be scored */
  | { readonly kind: "nothing" }
  /** scored, but no weight is positive */
  | { readonly kind: "unweighted" }
  | { readonly kind: "single"; readonly name: string; readonly score: number }
  | {
      readonly kind: "best";
      readonly name: string;
      readonly score: number;
      readonly next: string;
      readonly close: boolean;
    }
  | { readonly kind: "tie"; readonly names: readonly string[]; readonly score: number }
  | { readonly kind: "all_tie"; readonly count: number; readonly score: number }
  /** while uncertainty is shown, but its draws are missing: those with the highest score */
  | { readonly kind: "unproven"; readonly names: readonly string[]; readonly score: number }
  /** while uncertainty is shown: the first by score, then the products that it is not surely ahead of */
  | { readonly kind: "too_close"; readonly names: readonly string[] };

/** A second statement about the comparison, if one holds. */
export type Addition =
  | { readonly kind: "reusables_ahead"; readonly reusables: number; readonly single_use: number }
  | { readonly kind: "single_use_ahead"; readonly reusables: number; readonly single_use: number }
  | { readonly kind: "best_single_use"; readonly name: string; readonly score: number }
  | { readonly kind: "best_reusable"; readonly name: string; readonly score: number };

/** Largest difference of two displayed scores that counts as close. */
const CLOSE = 2;

const shown = (summary: number): number => Math.round(summary);

/** Best first; equal summaries keep their order; products without a summary come last. */
export const ranked = <T extends { readonly summary: number | null }>(products: readonly T[]): T[] =>
  products.toSorted((a, b) => (b.summary ?? -1) - (a.summary ?? -1));

type Scored = RankedProduct & { readonly summary: number };

const scoredOf = (products: readonly RankedProduct[]): Scored[] =>
  ranked(products).filter((product): product is Scored => product.summary !== null);

/** The finding over the scored products. Compares displayed (rounded) scores, so equal numbers on the page are a tie. */
export const findingOf = (products: readonly RankedProduct[]): Finding => {
  const [first, second, ...rest] = scoredOf(products);
  if (!first) return products.length === 0 ? { kind: "nothing" } : { kind: "unweighted" };
  const score = shown(first.summary);
  if (!second) return { kind: "single", name: first.name, score };
  const tied = [first, second, ...rest].filter((product) => shown(product.summary) === score);
  if (tied.length === 1) {
    return { kind: "best", name: first.name, score, next: second.name, close: score - shown(second.summary) <= CLOSE };
  }
  if (tied.length > 2 && tied.length === rest.length + 2) return { kind: "all_tie", count: tied.length, score };
  return { kind: "tie", names: tied.map((product) => product.name), score };
};

/** Compares reusables with single use by displayed (rounded) scores; null = nothing to add. */
export const additionOf = (products: readonly RankedProduct[]): Addition | null => {
  const scored = scoredOf(products);
  const reusables = scored.filter((product) => product.reusable);
  const singleUse = scored.filter((product) => !product.reusable);
  const [bestReusable, bestSingleUse] = [reusables[0], singleUse[0]];
  const [worstReusable, worstSingleUse] = [reusables.at(-1), singleUse.at(-1)];
  if (!bestReusable || !bestSingleUse || !worstReusable || !worstSingleUse) return null;
  const counts = { reusables: reusables.length, single_use: singleUse.length };
  if (shown(worstReusable.summary) > shown(bestSingleUse.summary)) return { kind: "reusables_ahead", ...counts };
  if (shown(worstSingleUse.summary) > shown(bestReusable.summary)) return { kind: "single_use_ahead", ...counts };
  const [best, other] = [shown(bestReusable.summary), shown(bestSingleUse.summary)];
  if (best === other) return null;
  return best > other
    ? { kind: "best_single_use", name: bestSingleUse.name, score: other }
    : { kind: "best_reusable", name: bestReusable.name, score: best };
};

/** Draws, and the product ids by index. */
export type Drawn = Pick<UncertaintyState, "value" | "ids"> & {
  /** true = uncertainty is shown, but its draws failed or were stopped: no claim may rest on them */
  readonly isMissing?: boolean;
};

/** The draws of the current scores. None while drawing: the draws on screen then belong to the previous scores. */
export const finalDraws = ({ status, value, ids }: UncertaintyState): Drawn => ({
  value: status === "drawing" ? null : value,
  ids,
  isMissing: status === "problem" || status === "stopped",
});

/** Which of two products has the better summary over the draws; null = the draws lack one of them. */
const verdictFor = ({ value, ids }: Drawn, a: RankedProduct, b: RankedProduct): Verdict | null => {
  const outcome = value && outcomeFor(value.pairs, ids.indexOf(a.prodsys_id), ids.indexOf(b.prodsys_id), "summary");
  return outcome && verdictOf(outcome);
};

/** True if `a` is ahead of `b` in enough draws, or equal, or if the draws lack one of them. */
const isAhead = (drawn: Drawn, a: RankedProduct, b: RankedProduct): boolean => {
  const verdict = verdictFor(drawn, a, b);
  return verdict === "a" || verdict === "same" || verdict === null;
};

/**
 * The best product and those that it beats in less than 80 % of the draws, best first; empty = it beats all others, or
 * there are no scores or draws.
 */
export const closeToBest = <P extends RankedProduct>(products: readonly P[], drawn: Drawn): readonly P[] => {
  const [first, ...rest] = ranked(products).filter(({ summary }) => summary !== null);
  const close = first === undefined ? [] : rest.filter((product) => !isAhead(drawn, first, product));
  return first === undefined || close.length === 0 ? [] : [first, ...close];
};

/** A best product becomes the one with the highest score; null = the finding claims no difference. */
const withoutDraws = (finding: Finding): Finding | null => {
  if (finding.kind === "best") return { kind: "unproven", names: [finding.name], score: finding.score };
  return finding.kind === "tie" ? { ...finding, kind: "unproven" } : null;
};

/**
 * The finding while uncertainty is shown: a product is called best only if it is better than each other product in at
 * least 80 % of the draws. Without the draws the finding says that they are missing. Null = the finding from the scores holds.
 */
export const tooCloseFinding = (products: readonly RankedProduct[], drawn: Drawn): Finding | null => {
  if (drawn.isMissing === true) return withoutDraws(findingOf(products));
  const close = closeToBest(products, drawn);
  return close.length === 0 ? null : { kind: "too_close", names: close.map(({ name }) => name) };
};

/** True if the draws support the second sentence: reusables against single use, or the best product of its kind. */
export const supportsAddition = (addition: Addition, products: readonly RankedProduct[], drawn: Drawn): boolean => {
  if (drawn.isMissing === true) return false;
  const scored = ranked(products).filter(({ summary }) => summary !== null);
  const reusables = scored.filter(({ reusable }) => reusable);
  const singleUse = scored.filter(({ reusable }) => !reusable);
  const allAhead = (ahead: readonly RankedProduct[], behind: readonly RankedProduct[]): boolean =>
    ahead.every((one) => behind.every((other) => isAhead(drawn, one, other)));
  switch (addition.kind) {
    case "reusables_ahead":
      return allAhead(reusables, singleUse);
    case "single_use_ahead":
      return allAhead(singleUse, reusables);
    case "best_single_use":
      return allAhead(singleUse.slice(0, 1), singleUse.slice(1));
    default:
      return allAhead(reusables.slice(0, 1), reusables.slice(1));
  }
};

interface RuleFinding {
  /** whether the result rests on the rule */
  readonly title: string;
  /** the best products with and without the rule */
  readonly sentence: string;
}

/** What the reuse rule means for the result; null = one side has no summaries. */
export const ruleFinding = (withRule: readonly ResultRow[], without: readonly ResultRow[]): RuleFinding | null => {
  const [first, second] = [leadersOf(withRule), leadersOf(without)].map((names) => names.map(inSentence));
  if (!first?.length || !second?.length) return null;
  const same = first.length === second.length && first.every((name) => second.includes(name));
  return same
    ? { title: reuseRuleTexts.holds, sentence: reuseRuleTexts.same(first) }
    : { title: reuseRuleTexts.rests(second), sentence: reuseRuleTexts.leaders(first, second) };
};

/** Names of the products with the best displayed (rounded) summary, in the given order; empty if none has a summary. */
export const leadersOf = (products: readonly Pick<RankedProduct, "name" | "summary">[]): readonly string[] => {
  const shown = (summary: number | null): number => (summary === null ? -1 : Math.round(summary));
  const best = Math.max(-1, ...products.map(({ summary }) => shown(summary)));
  return best < 0 ? [] : products.filter(({ summary }) => shown(summary) === best).map(({ name }) => name);
};

/** True if the reuse rule sets a rating of any product. Needs scores with the rule applied. */
export const hasReuseRule = (
  products: readonly { readonly scores: { readonly reusable_in_ratings: boolean } }[],
): boolean => products.some(({ scores }) => scores.reusable_in_ratings);
