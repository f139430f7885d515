import type { QuantMetricId } from "../../../edge-api/contract/metrics.ts";
import type { BreakEvenPair } from "../../../workers/engine/analysis/break-even.ts";
import type { ComparedProduct } from "../../state/comparison/compared-product.ts";
import { paybackOf } from "../../state/comparison/payback.ts";
import { breakEvenTexts } from "../../text/en/break-even.ts";
import { inSentence } from "../../text/in-sentence.ts";
import { type PairBreakEven, pairBreakEvens, shownLines, titleOf } from "./break-even-lines.ts";

const named = ({ name }: { readonly name: string }): string => inSentence(name);

/** The title about the first reusable, on a metric. */
export const titleSentence = (meetings: readonly PairBreakEven[], metric: QuantMetricId): string => {
  const title = titleOf(meetings);
  const on = breakEvenTexts.on[metric];
  switch (title?.kind) {
    case undefined:
      return breakEvenTexts.title;
    case "all":
      return breakEvenTexts.titleAll(named(title), title.uses, on);
    case "one":
      return breakEvenTexts.titleOne(named(title), title.uses, inSentence(title.other), on);
    case "never":
      return breakEvenTexts.titleNever(named(title), on);
  }
};

/** All crossings as sentences, by single-use product; then the pairs that never cross, with the reason. */
export const meetingSentences = (meetings: readonly PairBreakEven[], metric: QuantMetricId): readonly string[] => {
  const on = breakEvenTexts.on[metric];
  const others = [...new Set(meetings.map(({ other }) => other))];
  const ahead = others.flatMap((other) => {
    const crossed = meetings.flatMap(({ reusable, other: against, uses }) =>
      against === other && uses !== null ? [{ name: named(reusable), uses }] : [],
    );
    return crossed.length === 0
      ? []
      : [
          breakEvenTexts.ahead(
            named(other),
            crossed.toSorted((a, b) => a.uses - b.uses),
            on,
          ),
        ];
  });
  const never = [...new Set(meetings.map(({ reusable }) => reusable))].flatMap((reusable) => {
    const missed = meetings.filter((one) => one.reusable === reusable && one.never === "wash_costs_more");
    const [first, ...more] = missed.map(({ other }) => named(other));
    if (first === undefined) return [];
    return more.length === 0
      ? [breakEvenTexts.neverOne(named(reusable), first, on)]
      : [breakEvenTexts.neverMany(named(reusable), [first, ...more], on)];
  });
  return [...ahead, ...never];
};

interface Compared {
  /** best first */
  readonly products: readonly ComparedProduct[];
  /** those that may be sold, which the title is about */
  readonly allowed: readonly ComparedProduct[];
  readonly pairs: readonly BreakEvenPair[];
  readonly metric: QuantMetricId;
  /** prodsys_ids of the lines; null = the default lines */
  readonly chosen: readonly string[] | null;
}

interface BreakEvenStory {
  /** the lines of the chart */
  readonly shown: readonly ComparedProduct[];
  readonly meetings: readonly PairBreakEven[];
  readonly title: string;
  readonly sentences: readonly string[];
}

/**
 * Chart and sentences of the break-even section and of its report. The title compares the first shown reusable with
 * every allowed single-use product, whatever lines are chosen, so that it agrees with the product preview and with What
 * if.
 */
export const breakEvenStory = ({ products, allowed, pairs, metric, chosen }: Compared): BreakEvenStory => {
  const singleUse = allowed.filter(({ reusable }) => !reusable);
  const against = new Set(singleUse.map(({ prodsys_id }) => prodsys_id));
  const counted = pairs.filter(({ other_id }) => against.has(other_id));
  const best = allowed.find(({ reusable }) => reusable);
  const hardest = best === undefined ? null : paybackOf(counted, best.prodsys_id, metric);
  const shown = shownLines(products, chosen, allowed, hardest?.other_id ?? null);
  const reusables = shown.filter(({ reusable }) => reusable);
  const meetings = pairBreakEvens(shown, pairs, metric);
  // a reusable scored with fewer uses than its break-even looks worse than it can be: say so
  const late = reusables.flatMap(({ prodsys_id, name, uses }) => {
    const needed = paybackOf(counted, prodsys_id, metric)?.uses ?? 0;
    return needed > uses ? [breakEvenTexts.late(inSentence(name), needed, uses, breakEvenTexts.on[metric])] : [];
  });
  return {
    shown,
    meetings,
    title: titleSentence(pairBreakEvens([...reusables.slice(0, 1), ...singleUse], pairs, metric), metric),
    sentences: [...meetingSentences(meetings, metric), ...late],
  };
};

const hasPair = (products: readonly ComparedProduct[]): boolean =>
  products.some(({ reusable }) => reusable) && products.some(({ reusable }) => !reusable);

/** Why there is no break-even: no reusable with a single-use product, or none that may be sold. null = there is one. */
export const missingPair = ({ products, allowed }: Pick<Compared, "products" | "allowed">): string | null => {
  if (hasPair(allowed)) return null;
  return hasPair(products) ? breakEvenTexts.needsAllowedPair : breakEvenTexts.needsPair;
};
