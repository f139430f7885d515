import type { ProductOverrides } from "../../../edge-api/contract/product-overrides.ts";
import type { EntryTable } from "./entry-table.ts";
import { PairTable } from "./pair-table.ts";
import type { PortfolioData } from "./portfolio-columns.ts";

/** The saved settings of the user's own products, by prodsys_id. */
export type ProductSettings = Readonly<Record<string, ProductOverrides>>;

const settingsOf = (settings: ProductSettings, prodsys_id: string): ProductOverrides | undefined =>
  Object.hasOwn(settings, prodsys_id) ? settings[prodsys_id] : undefined;

/** The lines as the engine scores them: one number for each distinct use case, product and food, with its settings. */
export function portfolioDataOf(table: EntryTable, settings: ProductSettings): PortfolioData {
  const { useCase, product, food, quantity } = table.columns;
  const pairs = new PairTable();
  // use case and product first, then the food: products of two numbers stay exact where those of three might not
  const items = new Map<number, number>();
  const known = new Map<number, number>();
  const pair = new Uint32Array(table.length);
  const width = 2 ** 26;
  for (let at = 0; at < table.length; at++) {
    const [u, p, f] = [useCase[at] ?? 0, product[at] ?? 0, food[at] ?? 0];
    const itemKey = u * width + p;
    let item = items.get(itemKey);
    if (item === undefined) items.set(itemKey, (item = items.size));
    const key = item * width + f;
    let number = known.get(key);
    if (number === undefined) {
      const prodsys_id = table.idOf(p);
      number = pairs.intern(table.idOf(u), prodsys_id, table.idOf(f), settingsOf(settings, prodsys_id));
      known.set(key, number);
    }
    pair[at] = number;
  }
  const all = Uint32Array.from({ length: pairs.size }, (_, number) => number);
  return { pairs: pairs.data(all), pair, quantity: quantity.slice() };
}
