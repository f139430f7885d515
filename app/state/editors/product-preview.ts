import { atom } from "jotai";
import type { SavedProduct } from "../../../edge-api/contract/entities.ts";
import type { ComparisonInput, ProductScores } from "../../../workers/engine/comparison-result.ts";
import { DRAFT_ID, savedOfDraft } from "../../../workers/engine/rules/saved-of-draft.ts";
import { ok, type Outcome, type Problem } from "../core/outcome.ts";
import { productDraftingAtom, type ProductDrafting } from "./product-draft.ts";
import { scoreWithRegions } from "../engine/ask-engine.ts";
import { liveQuestionAtom } from "../engine/question-atom.ts";
import { servicesAtom, type Services } from "../core/services.ts";

const productInput = ({ customProduct, overrides }: SavedProduct): ComparisonInput["products"][number] => ({
  prodsys_id: customProduct.product.prodsys_id,
  overrides,
});

/** The engine's input for the preview: first the base, if any, as saved; last the draft. */
const previewInput = ({ draft, base, context }: ProductDrafting): ComparisonInput => {
  const { rivals: _, ...scoredIn } = context;
  const now = savedOfDraft({ ...draft, prodsys_id: DRAFT_ID });
  return {
    ...scoredIn,
    custom_products: [...(base?.own === true ? [base.saved] : []), now].map(
      ({ customProduct }) => customProduct.product,
    ),
    products: (base === null ? [now] : [base.saved, now]).map(productInput),
  };
};

/** The same among the products of the comparison that opened the editor, without the product that the draft replaces. */
export const previewInputAmongRivals = (drafting: ProductDrafting): ComparisonInput => {
  const input = previewInput(drafting);
  const { base, context, draft, original } = drafting;
  const replaced = new Set([base?.saved.customProduct.product.prodsys_id, original?.prodsys_id, draft.prodsys_id]);
  return {
    ...input,
    custom_products: [
      ...context.rivals.custom_products.filter(({ prodsys_id }) => !replaced.has(prodsys_id)),
      ...input.custom_products,
    ],
    products: [...context.rivals.products.filter(({ prodsys_id }) => !replaced.has(prodsys_id)), ...input.products],
  };
};

interface BeforeAndNow {
  /** of the base; null = there is none */
  readonly before: ProductScores | null;
  readonly now: ProductScores | null;
}

/** The scores of a product before and during editing; the last ones while new ones are computed, so that nothing flashes. */
export interface ProductPreview extends BeforeAndNow {
  /** unfinished: the draft lacks what scoring needs */
  readonly status: "scoring" | "ready" | "unfinished" | "problem";
  readonly problem: Problem | null;
}

/** Debounce of the preview: short enough to feel immediate, long enough to skip half-typed numbers. */
const PAUSE_MS = 40;

const isScorable = ({ draft }: ProductDrafting): boolean =>
  draft.size !== null &&
  draft.components.some(({ mat_recipe_id, mass_grams }) => mat_recipe_id !== "" && (mass_grams ?? 0) > 0);

/** Waits for the debounce time. */
export const previewPause = (services: Services): Promise<void> =>
  new Promise((resolve) => {
    services.after(PAUSE_MS, resolve);
  });

const answerAtom = liveQuestionAtom(async (get, signal): Promise<Outcome<BeforeAndNow> | null> => {
  const drafting = get(productDraftingAtom);
  const services = get(servicesAtom);
  if (drafting === null) return null;
  // an empty form has nothing to score, and the engine would log every missing value
  if (drafting.base === null && !isScorable(drafting)) return ok({ before: null, now: null });
  await previewPause(services);
  // replaced by a newer draft: do not ask the worker for this one
  if (signal.aborted) return null;
  const scored = await scoreWithRegions(services, previewInput(drafting));
  if (!scored.ok) return scored;
  const { products } = scored.value.value;
  const before = drafting.base === null ? null : (products[0] ?? null);
  return ok({ before, now: isScorable(drafting) ? (products.at(-1) ?? null) : null });
});

/** The scores of the edited product and of its base. */
export const productPreviewAtom = atom((get): ProductPreview => {
  const { value, problem, isAsking } = get(answerAtom);
  const answered = value?.now ? "ready" : "unfinished";
  const status = isAsking ? "scoring" : problem === null ? answered : "problem";
  return { status, before: value?.before ?? null, now: value?.now ?? null, problem };
});
