import { atom } from "jotai";
import type { SavedProduct } from "../../../edge-api/contract/entities.ts";
import { withLever, type Lever } from "../../../workers/engine/analysis/lever.ts";
import { failed, ok, type Outcome } from "../core/outcome.ts";
import { productRecord, saveCopyAtom } from "../work/product-copy.ts";
import { subjectHead } from "../work/subject-head.ts";
import { putIntoComparisonAtom, putIntoPortfolioAtom } from "../editors/put-saved-product.ts";
import type { TriedLever } from "./sensitivity.ts";

/** The energy of a wash belongs to the washing system, not to a product, so it cannot be saved with one. */
export const canBeSaved = ({ kind }: Lever): boolean => kind !== "wash_energy";

/** The product with the lever's value applied, ready to save: a tried mass is distributed over its components. */
const savedWithLever = ({ customProduct, overrides }: SavedProduct, lever: Lever, value: number): SavedProduct => {
  if (lever.kind === "mass") {
    const components = customProduct.product.components.map((part) => ({
      ...part,
      mass_grams: (part.mass_grams * value) / lever.now,
    }));
    return { customProduct: { ...customProduct, product: { ...customProduct.product, components } }, overrides };
  }
  const { what_if: _, ...moved } = withLever(overrides, lever, value);
  return { customProduct, overrides: moved };
};

/**
 * Saves the product with the moved lever as an own product and puts it in the place of the original in the comparison or
 * portfolio. Gives its name: the wanted one, with a number if it is taken.
 */
export const saveTriedAtom = atom(
  null,
  async (get, set, tried: TriedLever, wanted: string): Promise<Outcome<string>> => {
    const { kind, id, prodsys_id, lever, value } = tried;
    const region_use = subjectHead(get, tried)?.region_use;
    if (region_use === undefined) return failed("not_found", id);
    const record = await productRecord(get, prodsys_id, region_use);
    if (!record.ok) return record;
    const base = record.value;
    if (base === null) return failed("not_found", prodsys_id);
    const saved = await set(saveCopyAtom, savedWithLever(base, lever, value), wanted);
    if (!saved.ok) return saved;
    const { prodsys_id: made, prodsys_name } = saved.value;
    const taken = { prodsys_id: made, kind: "copy", original: { prodsys_id } } as const;
    const outcome =
      kind === "comparison"
        ? await set(putIntoComparisonAtom, id, taken)
        : await set(putIntoPortfolioAtom, id, taken, base.customProduct.product.usecase);
    return outcome.ok ? ok(prodsys_name) : outcome;
  },
);
