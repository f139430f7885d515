import { atom } from "jotai";
import type { CustomFood } from "../../edge-api/contract/custom-food.ts";
import type { SavedProduct } from "../../edge-api/contract/entities.ts";
import type { Share, ShareKind } from "../../edge-api/contract/share.ts";
import { canonicalPieces } from "../data/canonical-text.ts";
import { withoutMark } from "../data/documents/larger-elsewhere.ts";
import { newId } from "../data/new-id.ts";
import { comparisonAtoms } from "./comparisons.ts";
import { foodAtom, foodAtoms, foodsAtom } from "./foods.ts";
import type { Outcome } from "./outcome.ts";
import { createPortfolioAtom } from "./portfolios.ts";
import { productAtom, productAtoms } from "./products.ts";
import { continueAsGuestAtom, sessionAtom } from "./session.ts";
import { linesOf } from "./shared-store.ts";
import { loadWorkAtom } from "./work.ts";

const same = (one: unknown, other: unknown): boolean =>
  [...canonicalPieces(one)].join("") === [...canonicalPieces(other)].join("");

/** What people make themselves is called so (data/new-id.ts); anything else could stand in for an item of the reference data. */
const OWN_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** New ids for what is here already under the same id but is something else, and for what could pass for something else. */
const renamed = <Item>(items: readonly Item[], idOf: (item: Item) => string, here: (id: string) => Item | null) => {
  const ids = new Map<string, string>();
  for (const item of items) {
    const id = idOf(item);
    const mine = here(id);
    if (!OWN_ID.test(id) || (mine !== null && !same(mine, item))) ids.set(id, newId());
  }
  return { ids, of: (id: string): string => ids.get(id) ?? id };
};

/** A name that no other food has (specification section 5: unique). */
const freeName = (name: string, taken: ReadonlySet<string>): string => {
  for (let count = 2, free = name; ; count++) {
    if (!taken.has(free)) return free;
    free = `${name} (${count})`;
  }
};

/** The copy, under an id of the visitor's own. */
export interface OwnCopy {
  readonly kind: ShareKind;
  readonly id: string;
}

/**
 * Makes what somebody shared the visitor's own: with its products and foods, under new ids where theirs are taken, and with the
 * dataset version of its results. Who is not in goes on as a guest.
 */
export const takeShareAtom = atom(null, async (get, set, share: Share): Promise<Outcome<OwnCopy>> => {
  if (get(sessionAtom).kind === "out") set(continueAsGuestAtom);
  // whose documents these are has to be known before the first is written
  await set(loadWorkAtom);
  const products = renamed<SavedProduct>(
    share.products,
    ({ customProduct }) => customProduct.product.prodsys_id,
    (id) => get(productAtom(id))?.product ?? null,
  );
  const foods = renamed<CustomFood>(
    share.foods,
    ({ food_id }) => food_id,
    (id) => get(foodAtom(id))?.food ?? null,
  );
  for (const saved of share.products) {
    const { product } = saved.customProduct;
    const prodsys_id = products.of(product.prodsys_id);
    if (get(productAtom(prodsys_id)) !== null) continue;
    const customProduct = { ...saved.customProduct, product: { ...product, prodsys_id } };
    const put = await set(productAtoms.putAtom, { ...saved, customProduct });
    if (!put.ok) return put;
  }
  for (const food of share.foods) {
    const food_id = foods.of(food.food_id);
    if (get(foodAtom(food_id)) !== null) continue;
    const taken = new Set(get(foodsAtom).map((one) => one.food.food_name));
    const put = await set(foodAtoms.putAtom, { ...food, food_id, food_name: freeName(food.food_name, taken) });
    if (!put.ok) return put;
  }
  const { comparison, portfolio, data_version } = share;
  if (comparison !== undefined) {
    const id = newId();
    const put = await set(comparisonAtoms.putAtom, {
      ...comparison,
      comparison_id: id,
      food_id: foods.of(comparison.food_id),
      currentProductIds: comparison.currentProductIds.map(products.of),
      data_version,
    });
    return put.ok ? { ok: true, value: { kind: "comparison", id } } : put;
  }
  if (portfolio === undefined) return { ok: false, problem: { code: "invalid", detail: "an empty share" } };
  const { portfolio_id: _, products: entries, ...head } = withoutMark(portfolio);
  const lines = linesOf(entries).map((line) => ({
    ...line,
    prodsys_id: products.of(line.prodsys_id),
    food_id: foods.of(line.food_id),
  }));
  const made = await set(createPortfolioAtom, { ...head, compared_with: [], data_version }, lines);
  return made.ok ? { ok: true, value: { kind: "portfolio", id: made.value } } : made;
});
