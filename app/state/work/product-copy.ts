import { atom, type Getter } from "jotai";
import type { SavedProduct } from "../../../edge-api/contract/entities.ts";
import { nameKey } from "../../../workers/engine/rules/name-key.ts";
import { newId } from "../../data/plain-json.ts";
import { ok, type Outcome } from "../core/outcome.ts";
import { servicesAtom } from "../core/services.ts";
import { askValue } from "../engine/ask-engine.ts";
import { catalogueAtom } from "./catalogue.ts";
import { productAtom, saveProductAtom } from "./products.ts";

/** An own product as saved, or a built-in one with the settings of a region; null = no product has this id. */
export const productRecord = async (
  get: Getter,
  id: string,
  region_use: string,
): Promise<Outcome<SavedProduct | null>> => {
  const own = get(productAtom(id));
  if (own !== null) return ok(own.product);
  return askValue(get(servicesAtom), { region_use }, (engine, version) => engine.productRecord(version, id));
};

/** Keys of the names of all products (`nameKey`). */
export const takenNames = (get: Getter): Set<string> =>
  new Set(get(catalogueAtom)?.products.map(({ prodsys_name }) => nameKey(prodsys_name)));

/** Saves a product as a new own one, under the wanted name, with a number if it is taken. Gives its id and name. */
export const saveCopyAtom = atom(null, async (get, set, { customProduct, overrides }: SavedProduct, wanted: string) => {
  const named = { prodsys_id: newId(), prodsys_name: freeName(wanted, takenNames(get)) };
  const product = { ...customProduct.product, ...named };
  const saved = await set(saveProductAtom, { customProduct: { ...customProduct, product }, overrides });
  return saved.ok ? ok(named) : saved;
});

/** A name that nothing has: the wanted one, with a number if it is taken. @param taken keys of names (`nameKey`) */
export const freeName = (wanted: string, taken: ReadonlySet<string>): string => {
  let name = wanted;
  for (let number = 2; taken.has(nameKey(name)); number++) name = `${wanted} (${number})`;
  return name;
};
