import { AnySavedProductSchema, type SavedProduct } from "../../../edge-api/contract/entities.ts";
import { jsonMergeable } from "../sync/json-mergeable.ts";
import { parserOf, type DocumentKind } from "./document-kind.ts";

export const productKind: DocumentKind<SavedProduct> = {
  kind: "product",
  store: "custom_products",
  field: "product",
  idOf: ({ customProduct }) => customProduct.product.prodsys_id,
  parse: parserOf(AnySavedProductSchema),
  mergeable: jsonMergeable(),
  copyOf: ({ customProduct, overrides }, prodsys_id, rename) => {
    const { product } = customProduct;
    const copied = { ...product, prodsys_id, prodsys_name: rename(product.prodsys_name) };
    return { customProduct: { ...customProduct, product: copied }, overrides };
  },
};
