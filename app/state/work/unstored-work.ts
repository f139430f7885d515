import { atom } from "jotai";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import type { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { exportDay } from "../../data/export-file-name.ts";
import { workFileText } from "../../data/share/share-text.ts";
import { servicesAtom } from "../core/services.ts";
import { comparisonAtoms } from "./comparisons.ts";
import { foodAtoms, foodsAtom } from "./foods.ts";
import { portfolioAtoms } from "./portfolio-heads.ts";
import { entriesNowAtom } from "./portfolios.ts";
import { productAtoms, productsAtom } from "./products.ts";

const itemsAtom = atom((get) => ({
  comparisons: get(comparisonAtoms.unstoredAtom).map(({ comparison }) => comparison),
  portfolios: get(portfolioAtoms.unstoredAtom).map(({ portfolio }) => portfolio),
  products: get(productAtoms.unstoredAtom).map(({ product }) => product),
  foods: get(foodAtoms.unstoredAtom).map(({ food }) => food),
}));

/** Number of documents with edits that the store refused. */
export const unstoredCountAtom = atom((get) => {
  const { comparisons, portfolios, products, foods } = get(itemsAtom);
  return comparisons.length + portfolios.length + products.length + foods.length;
});

const idsIn = (column: Uint32Array, table: LineTable): string[] => [...new Set(column)].map((at) => table.idOf(at));

/** Downloads those documents as one file, with the own products and foods that they name. `/s` opens it. */
export const downloadUnstoredAtom = atom(null, async (get, set): Promise<void> => {
  const services = get(servicesAtom);
  const { comparisons, portfolios, products, foods } = get(itemsAtom);
  const named = new Set([
    ...products.map(({ customProduct }) => customProduct.product.prodsys_id),
    ...foods.map(({ food_id }) => food_id),
    ...comparisons.flatMap(({ currentProductIds, food_id }) => [...currentProductIds, food_id]),
  ]);
  const whole: { head: PortfolioHead; table: LineTable }[] = [];
  for (const head of portfolios) {
    const table = await set(entriesNowAtom, head.portfolio_id);
    if (!table.ok) continue;
    const { columns } = table.value;
    for (const id of [...idsIn(columns.product, table.value), ...idsIn(columns.food, table.value)]) named.add(id);
    whole.push({ head, table: table.value });
  }
  const text = workFileText({
    created: services.now(),
    comparisons,
    portfolios: whole,
    products: get(productsAtom).flatMap(({ product }) =>
      named.has(product.customProduct.product.prodsys_id) ? [product] : [],
    ),
    foods: get(foodsAtom).flatMap(({ food }) => (named.has(food.food_id) ? [food] : [])),
  });
  services.download(`tare_not-stored_${exportDay(new Date(services.now()))}.json`, text, "application/json");
});
