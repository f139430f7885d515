import { atom } from "jotai";
import type { SavedProduct } from "../../../edge-api/contract/entities.ts";
import type { EditorTables } from "../../../workers/engine/editor/editor-tables.ts";
import type { ListedComponent, ListedProduct } from "../../../workers/import/components/component-list.ts";
import { productOfComponents, type NoteWords } from "../../../workers/import/components/product-of-components.ts";
import { nameKey } from "../../../workers/engine/rules/name-key.ts";
import { newId } from "../../data/new-id.ts";
import { askEngine } from "../engine/ask-engine.ts";
import { catalogueAtom } from "../work/catalogue.ts";
import type { Outcome } from "../core/outcome.ts";
import { deleteProductAtom, productAtom, saveProductAtom } from "../work/products.ts";
import { servicesAtom } from "../core/services.ts";

/** A product to be made of its components. */
export interface WantedProduct {
  readonly listed: ListedProduct;
  /** the product that it is like: use case, size and what its lines do not say */
  readonly like: string;
  /** ids of the materials, by the component's row */
  readonly materials: ReadonlyMap<number, string>;
}

export interface MadeProducts {
  /** ids of the products that were made */
  readonly made: readonly string[];
  /** products that could not be made, by the row of their first component */
  readonly refused: readonly number[];
}

/** A name that no product has: with a number behind it if need be. */
const freeName = (wanted: string, taken: Set<string>): string => {
  let name = wanted;
  for (let number = 2; taken.has(nameKey(name)); number++) name = `${wanted} (${number})`;
  taken.add(nameKey(name));
  return name;
};

/** Makes own products, one after the other. What cannot be made is left out and said; a server that refuses ends it. */
export const makeComponentProductsAtom = atom(
  null,
  async (
    get,
    set,
    wanted: readonly WantedProduct[],
    region_use: string,
    words: NoteWords,
  ): Promise<Outcome<MadeProducts>> => {
    const services = get(servicesAtom);
    const products = get(catalogueAtom)?.products ?? [];
    const taken = new Set(products.map(({ prodsys_name }) => nameKey(prodsys_name)));
    const tables = new Map<string, EditorTables>();
    const records = new Map<string, SavedProduct | null>();
    const made: string[] = [];
    const refused: number[] = [];
    for (const { listed, like, materials } of wanted) {
      let base = records.get(like) ?? get(productAtom(like))?.product ?? null;
      if (base === null && !records.has(like)) {
        const asked = await askEngine(services, { region_use }, (engine, version) =>
          engine.productRecord(version, like),
        );
        if (!asked.ok) return asked;
        base = asked.value.value;
      }
      records.set(like, base);
      const first = listed.components[0]?.row ?? 0;
      if (base === null) {
        refused.push(first);
        continue;
      }
      const { usecase } = base.customProduct.product;
      let known = tables.get(usecase);
      if (known === undefined) {
        const asked = await askEngine(services, { region_use }, (engine, version) =>
          engine.editorTables(version, usecase, region_use),
        );
        if (!asked.ok) return asked;
        known = asked.value.value;
        tables.set(usecase, known);
      }
      const materialOf = ({ row }: ListedComponent): string => materials.get(row) ?? "";
      const named = { ...listed, name: freeName(listed.name.slice(0, 190), taken) };
      const product = productOfComponents(named, newId(), base, known, materialOf, words);
      if (!product.ok) {
        refused.push(first);
        continue;
      }
      const saved = await set(saveProductAtom, product.saved);
      if (!saved.ok) return made.length === 0 ? saved : { ok: true, value: { made, refused: [...refused, first] } };
      made.push(product.saved.customProduct.product.prodsys_id);
    }
    return { ok: true, value: { made, refused } };
  },
);

/** Takes products back that were just made. */
export const takeBackProductsAtom = atom(null, async (_get, set, ids: readonly string[]): Promise<void> => {
  for (const id of ids) await set(deleteProductAtom, id);
});
