import { atom } from "jotai";
import { unwrap } from "jotai/utils";
import type { BreakEvenPair } from "../../../workers/engine/analysis/break-even.ts";
import { breakEvensNow } from "../comparison/comparison-parts.ts";
import { productDraftingAtom, type ProductDrafting } from "./product-draft.ts";
import { DRAFT_ID, previewInputAmongRivals } from "./product-preview-input.ts";
import { previewPause } from "./product-preview.ts";
import { servicesAtom } from "../core/services.ts";

/** The number of uses after which a reusable has less climate impact than the single-use product that is hardest to beat. */
export interface Payback {
  /** null = never: a wash has more impact than a single-use piece */
  readonly uses: number | null;
  readonly other_id: string;
  /** number of single-use products compared */
  readonly others: number;
}

export interface DraftPayback {
  readonly now: Payback;
  /** of the base; null = no base, or no reusable one */
  readonly before: Payback | null;
}

/** The pair with the later break-even; never is the latest. */
const later = (a: BreakEvenPair, b: BreakEvenPair): BreakEvenPair =>
  (b.by_metric.climate.uses ?? Infinity) > (a.by_metric.climate.uses ?? Infinity) ? b : a;

const paybackOf = (pairs: readonly BreakEvenPair[], reusable_id: string | undefined): Payback | null => {
  const own = pairs.filter(
    ({ reusable_id: id, by_metric: { climate } }) =>
      id === reusable_id && (climate.uses !== null || climate.never === "wash_costs_more"),
  );
  const [first, ...more] = own;
  if (first === undefined) return null;
  const { other_id, by_metric } = more.reduce(later, first);
  return { uses: by_metric.climate.uses, other_id, others: own.length };
};

const rivalsOf = ({ draft, context }: ProductDrafting): number => (draft.reusable ? context.rivals.products.length : 0);

const runAtom = atom(async (get, { signal }): Promise<DraftPayback | null> => {
  const drafting = get(productDraftingAtom);
  const services = get(servicesAtom);
  if (drafting === null || rivalsOf(drafting) === 0) return null;
  await previewPause(services);
  // replaced by a newer draft: do not ask the worker for this one
  if (signal.aborted) return null;
  const answer = await breakEvensNow(services, previewInputAmongRivals(drafting));
  if (!answer.ok) return null;
  const now = paybackOf(answer.value.value, DRAFT_ID);
  return now && { now, before: paybackOf(answer.value.value, drafting.base?.saved.customProduct.product.prodsys_id) };
});

/** The payback of the edited product in the comparison that opened the editor; null = not applicable. */
export const productPaybackAtom = unwrap(runAtom, (before) => before ?? null);
