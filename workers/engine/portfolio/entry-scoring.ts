import type { TriedOverrides } from "../product/what-if.ts";
import { entryItems } from "./entry-items.ts";
import type { EntryTable } from "./entry-table.ts";
import { PairTable } from "./pair-table.ts";
import type { PortfolioData } from "./portfolio-columns.ts";

/** Saved settings of the user's own products, and what-if factors, by prodsys_id. */
export type ProductSettings = Readonly<Record<string, TriedOverrides>>;

/** The settings of a product. Own properties only: an id may be `constructor`. */
export const settingsOf = (settings: ProductSettings, prodsys_id: string): TriedOverrides | undefined =>
  Object.hasOwn(settings, prodsys_id) ? settings[prodsys_id] : undefined;

/** The lines of a table as input for scoring: one pair for each distinct use case, product and food, with settings. */
export function portfolioDataOf(table: EntryTable, settings: ProductSettings): PortfolioData {
  const { parts, item } = entryItems(table.columns);
  const pairs = new PairTable();
  // texts in a table are unique, so every item gets a pair of its own and item numbers are pair numbers
  for (let at = 0; at < parts.length; at += 3) {
    const prodsys_id = table.idOf(parts[at + 1] ?? 0);
    const [usecase_id, food_id] = [table.idOf(parts[at] ?? 0), table.idOf(parts[at + 2] ?? 0)];
    pairs.intern(usecase_id, prodsys_id, food_id, settingsOf(settings, prodsys_id));
  }
  const all = Uint32Array.from({ length: pairs.size }, (_, number) => number);
  return { pairs: pairs.data(all), pair: item, quantity: table.columns.quantity.slice() };
}
