import { productInPresentForm } from "../../contract/older-product.ts";
import { shareInPresentForm } from "../../contract/share.ts";

/** Beginnings of texts that builds before the nested form of own products have stored. */
const FLAT_PRODUCT = /^\{"customProduct":\{(?!"product":)/;
const FIRST_SHARE = /^\{"format":"tare-share","version":1,/;

const rewritten = (body: string, presentForm: (value: unknown) => unknown): string =>
  JSON.stringify(presentForm(JSON.parse(body)));

/** The stored text of an own product in the present form. */
export const productBody = (body: string): string =>
  FLAT_PRODUCT.test(body) ? rewritten(body, productInPresentForm) : body;

/** The stored text of a share in the present layout. */
export const shareBody = (body: string): string =>
  FIRST_SHARE.test(body) ? rewritten(body, shareInPresentForm) : body;
