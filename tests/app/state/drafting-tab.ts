import type { DraftContext } from "../../../app/state/editors/draft-context.ts";
import { startLoadingAtom } from "../../../app/state/start/loading.ts";
import {
  changeProductDraftAtom,
  draftOpenedAtom,
  openProductDraftAtom,
  productDraftingAtom,
  type ProductDrafting,
} from "../../../app/state/editors/product-draft.ts";
import { changeComponent } from "../../../workers/engine/rules/change-component.ts";
import { changeProduct } from "../../../workers/engine/rules/change-product.ts";
import { testTab } from "./test-services.ts";

export type Tab = Awaited<ReturnType<typeof testTab>>;

export const CONTEXT: DraftContext = {
  usecase_id: "cup",
  food_id: "default_worst",
  region_use: "Global",
  recycling: { custom: false },
  custom_foods: [],
  rivals: { products: [{ prodsys_id: "cup_pp" }, { prodsys_id: "cup_steel" }], custom_products: [] },
};
/** Name and description of a copy. */
export const copied = (name: string) => ({ name: `${name}, own`, description: `Based on ${name}` });

/** A tab with loaded reference tables. */
export const ready = async (): Promise<Tab> => {
  const tab = await testTab({});
  await tab.store.set(startLoadingAtom);
  return tab;
};

/** Opens a product for editing; null = a new one. */
export const open = async (tab: Tab, prodsys_id: string | null): Promise<ProductDrafting> => {
  await tab.store.set(openProductDraftAtom, { prodsys_id, context: CONTEXT, copied });
  return now(tab);
};

/** The draft as the form shows it. */
export const now = (tab: Tab): ProductDrafting => {
  const drafting = tab.store.get(productDraftingAtom);
  if (drafting === null) throw new Error(JSON.stringify(tab.store.get(draftOpenedAtom)));
  return drafting;
};

/** Changes the number of uses. */
export const uses = (tab: Tab, count: number, typing: string | null = null) => {
  const { draft, tables } = now(tab);
  tab.store.set(changeProductDraftAtom, changeProduct(draft, { uses: count }, tables), typing);
};

/** Gives the toy's components a type, which a product needs. */
export const nameParts = (tab: Tab) => {
  const { draft, tables } = now(tab);
  const named = draft.components.reduce(
    (all, { component_id }) => changeComponent(all, component_id, { component_name: "Body" }, tables),
    draft,
  );
  tab.store.set(changeProductDraftAtom, named, null);
};
