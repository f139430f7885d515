import { atom } from "jotai";
import { newId } from "../../data/new-id.ts";
import { askEngine } from "../engine/ask-engine.ts";
import { catalogueAtom } from "../work/catalogue.ts";
import { freeName } from "../work/free-name.ts";
import type { Outcome } from "../core/outcome.ts";
import { productAtom, saveProductAtom } from "../work/products.ts";
import { servicesAtom } from "../core/services.ts";

/** Maximum length of a product name in the contract. */
const MAX_NAME_LENGTH = 200;

/**
 * Creates an own product with a name from an imported list, as a copy of the most similar product. Gives its id. `not_found`:
 * no such product.
 */
export const ownProductOfNameAtom = atom(
  null,
  async (get, set, name: string, likeId: string, region_use: string): Promise<Outcome<string>> => {
    const own = get(productAtom(likeId))?.product ?? null;
    const record =
      own !== null
        ? ({ ok: true, value: { value: own } } as const)
        : await askEngine(get(servicesAtom), { region_use }, (engine, version) =>
            engine.productRecord(version, likeId),
          );
    if (!record.ok) return record;
    const base = record.value.value;
    if (base === null) return { ok: false, problem: { code: "not_found", detail: likeId } };
    const names = (get(catalogueAtom)?.products ?? []).map(({ prodsys_name }) => prodsys_name);
    const prodsys_id = newId();
    const prodsys_name = freeName(
      name
        .replaceAll(/\s+/g, " ")
        .trim()
        .slice(0, MAX_NAME_LENGTH - 6),
      names,
    );
    const saved = await set(saveProductAtom, {
      ...base,
      customProduct: {
        ...base.customProduct,
        product: { ...base.customProduct.product, prodsys_id, prodsys_name },
      },
    });
    return saved.ok ? { ok: true, value: prodsys_id } : saved;
  },
);
