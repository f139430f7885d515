import { atom } from "jotai";
import type { SavedProduct } from "../../../edge-api/contract/entities.ts";
import { withLever, type Lever } from "../../../workers/engine/analysis/lever.ts";
import { newId } from "../../data/new-id.ts";
import { askEngine } from "../engine/ask-engine.ts";
import { catalogueAtom } from "../work/catalogue.ts";
import { comparisonAtom } from "../work/comparisons.ts";
import { freeName } from "../work/free-name.ts";
import type { Outcome } from "../core/outcome.ts";
import { portfolioAtom } from "../work/portfolio-heads.ts";
import { productAtom, saveProductAtom } from "../work/products.ts";
import { putIntoComparisonAtom, putIntoPortfolioAtom } from "../editors/put-saved-product.ts";
import type { TriedLever } from "./sensitivity.ts";
import { servicesAtom } from "../core/services.ts";

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
    const region_use =
      kind === "comparison"
        ? get(comparisonAtom(id))?.comparison.region_use
        : get(portfolioAtom(id))?.portfolio.region_use;
    if (region_use === undefined) return { ok: false, problem: { code: "not_found", detail: id } };
    const own = get(productAtom(prodsys_id))?.product ?? null;
    const record =
      own !== null
        ? ({ ok: true, value: { value: own } } as const)
        : await askEngine(get(servicesAtom), { region_use }, (engine, version) =>
            engine.productRecord(version, prodsys_id),
          );
    if (!record.ok) return record;
    const base = record.value.value;
    if (base === null) return { ok: false, problem: { code: "not_found", detail: prodsys_id } };
    const names = (get(catalogueAtom)?.products ?? []).map(({ prodsys_name }) => prodsys_name);
    const prodsys_name = freeName(wanted, names);
    const moved = savedWithLever(base, lever, value);
    const made = newId();
    const saved = await set(saveProductAtom, {
      ...moved,
      customProduct: {
        ...moved.customProduct,
        product: { ...moved.customProduct.product, prodsys_id: made, prodsys_name },
      },
    });
    if (!saved.ok) return saved;
    const taken = { prodsys_id: made, kind: "copy", original: { prodsys_id } } as const;
    const outcome =
      kind === "comparison"
        ? await set(putIntoComparisonAtom, id, taken)
        : await set(putIntoPortfolioAtom, id, taken, base.customProduct.product.usecase);
    return outcome.ok ? { ok: true, value: prodsys_name } : outcome;
  },
);
