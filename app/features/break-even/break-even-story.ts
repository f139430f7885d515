import type { QuantMetricId } from "../../../edge-api/contract/metrics.ts";
import type { BreakEvenPair } from "../../../workers/engine/analysis/break-even.ts";
import type { ComparedProduct } from "../../state/comparison/compared-product.ts";
import { paybackOf } from "../../state/comparison/payback.ts";
import { breakEvenTexts } from "../../text/en/break-even.ts";
import { inSentence } from "../../text/in-sentence.ts";
import { pairBreakEvens, type PairBreakEven } from "./break-even-finding.ts";
import { meetingSentences, titleSentence } from "./break-even-sentences.ts";
import { shownLines } from "./chosen-lines.ts";

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
