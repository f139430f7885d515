import { SavedProductSchema, type SavedProduct } from "../../../edge-api/contract/entities.ts";
import { jsonMergeable } from "../sync/json-mergeable.ts";
import { parserOf, type DocumentKind } from "./document-kind.ts";
import { productFromOlderFormat } from "./older-product.ts";

export const productKind: DocumentKind<SavedProduct> = {
  kind: "product",
  store: "custom_products",
  field: "product",
  idOf: ({ customProduct }) => customProduct.prodsys_id,
  parse: parserOf(SavedProductSchema, productFromOlderFormat),
  mergeable: jsonMergeable(),
  copyOf: ({ customProduct, overrides }, prodsys_id, rename) => ({
    customProduct: { ...customProduct, prodsys_id, prodsys_name: rename(customProduct.prodsys_name) },
    overrides,
  }),
};
