import { atom } from "jotai";
import { productRecord, saveCopyAtom } from "../work/product-copy.ts";
import { failed, ok, type Outcome } from "../core/outcome.ts";

/** Maximum length of a product name in the contract. */
const MAX_NAME_LENGTH = 200;

/**
 * Creates an own product with a name from an imported list, as a copy of the most similar product. Gives its id. `not_found`:
 * no such product.
 */
export const ownProductOfNameAtom = atom(
  null,
  async (get, set, name: string, likeId: string, region_use: string): Promise<Outcome<string>> => {
    const record = await productRecord(get, likeId, region_use);
    if (!record.ok) return record;
    if (record.value === null) return failed("not_found", likeId);
    const wanted = name.replaceAll(/\s+/g, " ").trim();
    const saved = await set(saveCopyAtom, record.value, wanted.slice(0, MAX_NAME_LENGTH - 6));
    return saved.ok ? ok(saved.value.prodsys_id) : saved;
  },
);
