import { atom } from "jotai";
import { unwrap } from "jotai/utils";
import type { ProductScores } from "../../../workers/engine/comparison-result.ts";
import type { Problem } from "../core/outcome.ts";
import { productDraftingAtom, type ProductDrafting } from "./product-draft.ts";
import { previewInput } from "./product-preview-input.ts";
import { referenceCatalogueAtom } from "../engine/reference-catalogue.ts";
import { scoreWithRegions } from "../engine/score-with-regions.ts";
import { servicesAtom, type Services } from "../core/services.ts";

/** The scores of a product before and while it is edited. */
export interface ProductPreview {
  /** unfinished: the draft has nothing that could be scored yet */
  readonly status: "scoring" | "ready" | "unfinished" | "problem";
  /** of what the draft began with; null = it began from nothing */
  readonly before: ProductScores | null;
  /** those of before the last change while it scores, so that nothing flashes */
  readonly now: ProductScores | null;
  readonly problem: Problem | null;
}

const NOTHING_YET: ProductPreview = { status: "scoring", before: null, now: null, problem: null };

/** Longer than between two letters of quick typing would feel late; shorter would score words half written. */
const PAUSE_MS = 40;

const isScorable = ({ draft }: ProductDrafting): boolean =>
  draft.size !== null &&
  draft.components.some(({ mat_recipe_id, mass_grams }) => mat_recipe_id !== "" && (mass_grams ?? 0) > 0);

/** Waits until a draft has come to rest. */
export const previewPause = (services: Services): Promise<void> =>
  new Promise((resolve) => {
    services.after(PAUSE_MS, resolve);
  });

const triesAtom = atom(0);

/** Scores again after a problem. */
export const retryPreviewAtom = atom(null, (_get, set) => set(triesAtom, (tries) => tries + 1));

// jotai drops the answer of a run whose draft has changed meanwhile
const runAtom = atom(async (get, { signal }): Promise<ProductPreview> => {
  get(triesAtom);
  // other reference data give other scores
  get(referenceCatalogueAtom);
  const drafting = get(productDraftingAtom);
  const services = get(servicesAtom);
  if (drafting === null) return NOTHING_YET;
  await previewPause(services);
  // a newer draft is on its way: the worker is not asked for this one
  if (signal.aborted) return NOTHING_YET;
  const scored = await scoreWithRegions(services, previewInput(drafting));
  if (!scored.ok) return { ...NOTHING_YET, status: "problem", problem: scored.problem };
  const { products } = scored.value.scores;
  const before = drafting.base === null ? null : (products[0] ?? null);
  return isScorable(drafting)
    ? { status: "ready", before, now: products.at(-1) ?? null, problem: null }
    : { status: "unfinished", before, now: null, problem: null };
});

/** The scores of the product that is being edited, beside those it began with. */
export const productPreviewAtom = unwrap(runAtom, (before) =>
  before === undefined ? NOTHING_YET : { ...before, status: "scoring" as const, problem: null },
);
