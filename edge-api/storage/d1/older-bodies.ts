import { productInPresentForm } from "../../contract/older-product.ts";
import { shareInPresentForm } from "../../contract/share.ts";

/** Beginnings of texts stored by builds that had flat own products. */
const FLAT_PRODUCT = /^\{"customProduct":\{(?!"product":)/;
const FIRST_SHARE = /^\{"format":"tare-share","version":1,/;

const converted = (body: string, convert: (value: unknown) => unknown): string =>
  JSON.stringify(convert(JSON.parse(body)));

/** The stored text of an own product in the current format. */
export const productBody = (body: string): string =>
  FLAT_PRODUCT.test(body) ? converted(body, productInPresentForm) : body;

/** The stored text of a share in the current format. */
export const shareBody = (body: string): string =>
  FIRST_SHARE.test(body) ? converted(body, shareInPresentForm) : body;
