import { atom } from "jotai";
import { newId } from "../../data/new-id.ts";
import { askEngine } from "../engine/ask-engine.ts";
import { catalogueAtom } from "../work/catalogue.ts";
import { freeName } from "../work/free-name.ts";
import type { Outcome } from "../core/outcome.ts";
import { productAtom, saveProductAtom } from "../work/products.ts";
import { servicesAtom } from "../core/services.ts";

/** Letters of a product's name that the contract takes. */
const LONGEST_NAME = 200;

/**
 * Makes a product of the user's own that is called as a list calls it, and begins as a copy of the product that it is most like. Answers
 * its id. `not_found`: there is no such product.
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
        .slice(0, LONGEST_NAME - 6),
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
