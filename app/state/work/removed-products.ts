import { atom } from "jotai";
import { comparisonAtom, editComparisonAtom } from "./comparisons.ts";
import { checkDeleteAtom } from "./deletion.ts";
import type { Done } from "../core/outcome.ts";
import { deleteProductAtom, productAtom } from "./products.ts";
import { sessionAtom } from "../core/session.ts";

export interface RemovedProduct {
  readonly prodsys_id: string;
  readonly name: string;
}

const offeredAtom = atom<readonly RemovedProduct[]>([]);

/** Own products that a guest removed from a comparison and that are not used elsewhere: the page offers to delete them. */
export const removedProductsAtom = atom((get) => get(offeredAtom));

/** Called after the selection of a comparison has changed from `before`. Only guests are asked: their products last only in this browser. */
export const askAboutRemovedAtom = atom(
  null,
  async (get, set, comparison_id: string, before: readonly string[]): Promise<void> => {
    if (get(sessionAtom).kind !== "guest") return;
    const after = get(comparisonAtom(comparison_id))?.comparison.currentProductIds ?? [];
    for (const prodsys_id of before) {
      const stored = after.includes(prodsys_id) ? null : get(productAtom(prodsys_id));
      if (stored === null) continue;
      const check = await set(checkDeleteAtom, "product", prodsys_id);
      const isFree = check.ok && check.value.length === 0;
      const name = stored.product.customProduct.product.prodsys_name;
      if (isFree)
        set(offeredAtom, (all) => [...all.filter((one) => one.prodsys_id !== prodsys_id), { prodsys_id, name }]);
    }
  },
);

export const removeFromComparisonAtom = atom(
  null,
  async (get, set, comparison_id: string, prodsys_id: string): Done => {
    const before = get(comparisonAtom(comparison_id))?.comparison.currentProductIds ?? [];
    const currentProductIds = before.filter((id) => id !== prodsys_id);
    const outcome = await set(editComparisonAtom, comparison_id, { currentProductIds });
    if (outcome.ok) await set(askAboutRemovedAtom, comparison_id, before);
    return outcome;
  },
);

/** Applies the answer: deletes the product, or keeps it among the own products. */
export const answerRemovedAtom = atom(null, async (_get, set, prodsys_id: string, remove: boolean): Promise<void> => {
  set(offeredAtom, (all) => all.filter((one) => one.prodsys_id !== prodsys_id));
  if (remove) await set(deleteProductAtom, prodsys_id);
});
