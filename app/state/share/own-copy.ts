import { atom } from "jotai";
import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import type { CustomFood } from "../../../edge-api/contract/custom-food.ts";
import type { SavedProduct } from "../../../edge-api/contract/entities.ts";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import type { Share, ShareKind } from "../../../edge-api/contract/share.ts";
import { differentNumbers } from "../../../workers/engine/portfolio/different-numbers.ts";
import { applyEdits, placesFrom, setItems } from "../../../workers/engine/portfolio/line-edit.ts";
import type { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { canonicalPieces } from "../../data/canonical-text.ts";
import { tableOfProducts } from "../../data/documents/checked-entries.ts";
import { withoutMark } from "../../data/documents/owned-work.ts";
import { newId } from "../../data/plain-json.ts";
import type { ShareContent, WorkFile } from "../../data/share/share-text.ts";
import type { Outcome } from "../core/outcome.ts";
import { continueAsGuestAtom, sessionAtom } from "../core/session.ts";
import { comparisonAtom, comparisonAtoms } from "../work/comparisons.ts";
import { foodAtom, foodAtoms, foodsAtom } from "../work/foods.ts";
import { createPortfolioAtom, entriesNowAtom, portfolioAtom } from "../work/portfolios.ts";
import { productAtom, productAtoms } from "../work/products.ts";
import { loadWorkAtom } from "../work/work.ts";

const same = (one: unknown, other: unknown): boolean =>
  [...canonicalPieces(one)].join("") === [...canonicalPieces(other)].join("");

/** The form of ids that newId makes. Any other id could stand for an item of the reference data. */
const OWN_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** New ids for items whose id is taken by a different item here, or is not an own id. */
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

type SharedPortfolio = NonNullable<Share["portfolio"]>;

/** The visitor's copy, under a new id. */
export interface OwnCopy {
  readonly kind: ShareKind;
  readonly id: string;
}

/** The ids that the products and foods of a file have here. */
interface CopiedIds {
  readonly productOf: (prodsys_id: string) => string;
  readonly foodOf: (food_id: string) => string;
}

/** Adds products and foods to the visitor's own, under new ids where needed. A logged-out visitor continues as a guest. */
const copyItemsAtom = atom(
  null,
  async (get, set, given: Pick<Share, "products" | "foods">): Promise<Outcome<CopiedIds>> => {
    if (get(sessionAtom).kind === "out") set(continueAsGuestAtom);
    // the owner has to be known before the first write
    await set(loadWorkAtom);
    const products = renamed<SavedProduct>(
      given.products,
      ({ customProduct }) => customProduct.product.prodsys_id,
      (id) => get(productAtom(id))?.product ?? null,
    );
    const foods = renamed<CustomFood>(
      given.foods,
      ({ food_id }) => food_id,
      (id) => get(foodAtom(id))?.food ?? null,
    );
    for (const saved of given.products) {
      const { product } = saved.customProduct;
      const prodsys_id = products.of(product.prodsys_id);
      if (get(productAtom(prodsys_id)) !== null) continue;
      const customProduct = { ...saved.customProduct, product: { ...product, prodsys_id } };
      const put = await set(productAtoms.putAtom, { ...saved, customProduct });
      if (!put.ok) return put;
    }
    for (const food of given.foods) {
      const food_id = foods.of(food.food_id);
      if (get(foodAtom(food_id)) !== null) continue;
      const taken = new Set(get(foodsAtom).map((one) => one.food.food_name));
      const put = await set(foodAtoms.putAtom, { ...food, food_id, food_name: freeName(food.food_name, taken) });
      if (!put.ok) return put;
    }
    return { ok: true, value: { productOf: products.of, foodOf: foods.of } };
  },
);

const comparisonOf = (comparison: Comparison, comparison_id: string, { productOf, foodOf }: CopiedIds): Comparison => ({
  ...comparison,
  comparison_id,
  food_id: foodOf(comparison.food_id),
  currentProductIds: comparison.currentProductIds.map(productOf),
});

/** The fields of a portfolio, its plan with the ids that products have here. */
function headHere<Head extends Pick<PortfolioHead, "plan">>(head: Head, { productOf }: CopiedIds): Head {
  const { plan } = head;
  if (plan === undefined) return head;
  const swaps = plan.swaps.map((swap) => ({
    ...swap,
    replaced_id: productOf(swap.replaced_id),
    prodsys_id: productOf(swap.prodsys_id),
  }));
  return { ...head, plan: { ...plan, swaps, kept_products: plan.kept_products?.map(productOf) } };
}

/** The lines with the ids that products and foods have here. */
function withCopiedIds(table: LineTable, { productOf, foodOf }: CopiedIds): LineTable {
  const { product, food } = table.columns;
  const renamed = (column: Uint32Array, idHere: (id: string) => string) =>
    differentNumbers(column).flatMap((number) => {
      const [id, here] = [table.idOf(number), idHere(table.idOf(number))];
      return id === here ? [] : [{ here, places: placesFrom(0, table.length).filter((at) => column[at] === number) }];
    });
  let lines = table;
  for (const { here, places } of renamed(product, productOf)) {
    lines = applyEdits(lines, [setItems(lines, places, { prodsys_id: here })]).table;
  }
  for (const { here, places } of renamed(food, foodOf)) {
    lines = applyEdits(lines, [setItems(lines, places, { food_id: here })]).table;
  }
  return lines;
}

/**
 * Makes the visitor's own copy of shared results, with their products and foods (under new ids where needed) and their dataset
 * version.
 */
export const copyShareAtom = atom(null, async (_get, set, share: ShareContent): Promise<Outcome<OwnCopy>> => {
  const items = await set(copyItemsAtom, share);
  if (!items.ok) return items;
  const { comparison, portfolio, data_version } = share;
  if (comparison !== undefined) {
    const id = newId();
    const put = await set(comparisonAtoms.putAtom, { ...comparisonOf(comparison, id, items.value), data_version });
    return put.ok ? { ok: true, value: { kind: "comparison", id } } : put;
  }
  if (portfolio === undefined) return { ok: false, problem: { code: "invalid", detail: "an empty share" } };
  const { portfolio_id: _, progress: _shown, ...head } = withoutMark(portfolio.head);
  const lines = withCopiedIds(portfolio.table, items.value);
  const made = await set(
    createPortfolioAtom,
    { ...headHere(head, items.value), compared_with: [], data_version },
    lines,
  );
  return made.ok ? { ok: true, value: { kind: "portfolio", id: made.value } } : made;
});

/** Whether a portfolio of the same id and content exists here. */
const existsHereAtom = atom(null, async (get, set, portfolio: SharedPortfolio): Promise<boolean> => {
  const { products, ...head } = portfolio;
  const here = get(portfolioAtom(head.portfolio_id))?.portfolio;
  if (here === undefined || !same(here, head)) return false;
  const table = await set(entriesNowAtom, head.portfolio_id);
  const given = tableOfProducts(products);
  return table.ok && given.ok && table.value.equals(given.value);
});

/**
 * Imports the work of a file (share-text.ts). Existing work stays unchanged: equal documents are skipped, different ones are
 * added under a new id, which the portfolios of the file that name them get too.
 */
export const importWorkAtom = atom(null, async (get, set, work: WorkFile): Promise<Outcome<null>> => {
  const items = await set(copyItemsAtom, work);
  if (!items.ok) return items;
  for (const comparison of work.comparisons) {
    const here = get(comparisonAtom(comparison.comparison_id))?.comparison;
    if (here !== undefined && same(here, comparison)) continue;
    const put = await set(comparisonAtoms.putAtom, comparisonOf(comparison, newId(), items.value));
    if (!put.ok) return put;
  }
  // before the first write: portfolios of a file may name each other
  const ids = new Map<string, string>();
  for (const portfolio of work.portfolios) {
    const { portfolio_id } = portfolio;
    ids.set(portfolio_id, (await set(existsHereAtom, portfolio)) ? portfolio_id : newId());
  }
  const idHere = (id: string): string | undefined => ids.get(id) ?? (get(portfolioAtom(id)) === null ? undefined : id);
  for (const { portfolio_id, products, ...head } of work.portfolios) {
    const id = ids.get(portfolio_id);
    if (id === portfolio_id) continue;
    const { compared_with, scenario_of = "", progress_since = "" } = head;
    const named = {
      compared_with: compared_with.flatMap((other) => idHere(other) ?? []),
      scenario_of: idHere(scenario_of),
      progress_since: idHere(progress_since),
    };
    const table = tableOfProducts(products);
    if (!table.ok) return table;
    const lines = withCopiedIds(table.value, items.value);
    const made = await set(createPortfolioAtom, { ...headHere(head, items.value), ...named }, lines, id);
    if (!made.ok) return made;
  }
  return { ok: true, value: null };
});
