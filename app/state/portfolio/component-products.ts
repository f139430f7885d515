import { atom } from "jotai";
import type { SavedProduct } from "../../../edge-api/contract/entities.ts";
import type { EditorTables } from "../../../workers/engine/editor/editor-tables.ts";
import { nameKey } from "../../../workers/engine/rules/name-key.ts";
import type { ListedComponent, ListedProduct } from "../../../workers/import/components/component-list.ts";
import { type NoteWords, productOfComponents } from "../../../workers/import/components/product-of-components.ts";
import { newId } from "../../data/plain-json.ts";
import type { Outcome } from "../core/outcome.ts";
import { servicesAtom } from "../core/services.ts";
import { askValue } from "../engine/ask-engine.ts";
import { freeName, productRecord, takenNames } from "../work/product-copy.ts";
import { deleteProductAtom, saveProductAtom } from "../work/products.ts";

/** A product to create from its components. */
export interface WantedProduct {
  readonly listed: ListedProduct;
  /** the product to copy use case, size and all missing values from */
  readonly like: string;
  /** ids of the materials, by the component's row */
  readonly materials: ReadonlyMap<number, string>;
}

export interface MadeProducts {
  /** ids of the created products */
  readonly made: readonly string[];
  /** products that could not be created, by the row of their first component */
  readonly refused: readonly number[];
}

/** Creates own products in sequence. Products that cannot be created are listed; a failed save ends it. */
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
    const taken = takenNames(get);
    const tables = new Map<string, EditorTables>();
    const records = new Map<string, SavedProduct | null>();
    const made: string[] = [];
    const refused: number[] = [];
    for (const { listed, like, materials } of wanted) {
      let base = records.get(like) ?? null;
      if (!records.has(like)) {
        const answer = await productRecord(get, like, region_use);
        if (!answer.ok) return answer;
        base = answer.value;
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
        const answer = await askValue(services, { region_use }, (engine, version) =>
          engine.editorTables(version, usecase, region_use),
        );
        if (!answer.ok) return answer;
        known = answer.value;
        tables.set(usecase, known);
      }
      const materialOf = ({ row }: ListedComponent): string => materials.get(row) ?? "";
      const named = { ...listed, name: freeName(listed.name.slice(0, 190), taken) };
      taken.add(nameKey(named.name));
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

/** Deletes products that were just created. */
export const deleteMadeProductsAtom = atom(null, async (_get, set, ids: readonly string[]): Promise<void> => {
  for (const id of ids) await set(deleteProductAtom, id);
});
