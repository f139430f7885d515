import { atom } from "jotai";
import type { SavedProduct } from "../../../edge-api/contract/entities.ts";
import { documentAtoms } from "./documents.ts";
import type { Done } from "../core/outcome.ts";

export interface StoredProduct {
  readonly product: SavedProduct;
  /** milliseconds since 1970 */
  readonly changed: number;
}

/** For the actions of this folder that load, clear and synchronise documents. */
export const productAtoms = documentAtoms({
  kind: "product",
  documents: (work) => work.product,
  idOf: ({ customProduct }) => customProduct.product.prodsys_id,
  nameOf: ({ customProduct }) => customProduct.product.prodsys_name,
  show: ({ document, changed }): StoredProduct => ({ product: document, changed }),
});

/** The user's own products, last edited first. */
export const productsAtom = productAtoms.listAtom;

/** The own product of this prodsys_id, or null; the same atom for the same id. */
export const productAtom = productAtoms.byId;

/**
 * Creates a product, or replaces the one of the same prodsys_id. `invalid` if it breaks the contract.
 *
 * @param from the product when it was opened: changes since then, by another tab or device, are merged
 */
export const saveProductAtom = atom(null, (_get, set, saved: SavedProduct, from?: SavedProduct): Done =>
  set(productAtoms.putAtom, saved, from),
);

/** Removes at once; `undoDeleteAtom` restores it for ten seconds. Call `checkDeleteAtom` first. */
export const deleteProductAtom = productAtoms.removeAtom;
