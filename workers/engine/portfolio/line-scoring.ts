import type { TriedOverrides } from "../product/what-if.ts";
import type { LineColumns } from "./line-columns.ts";
import type { LineTable } from "./line-table.ts";
import { PairTable } from "./pair-table.ts";
import type { PortfolioData } from "./portfolio-columns.ts";

/** The distinct combinations of use case, product and food, and the one of each line. */
interface EntryItems {
  /** three numbers per item, in order of first appearance: use case, product, food */
  readonly parts: readonly number[];
  /** by line, the number of its item */
  readonly item: Uint32Array<ArrayBuffer>;
}

const PARTS = 3;

/**
 * Numbers the combinations in order of first appearance. A hash table with open addressing, because a Map with text keys
 * or nested Maps take ten times as long, and this runs on the main thread.
 */
function entryItems({ useCase, product, food }: Pick<LineColumns, "useCase" | "product" | "food">): EntryItems {
  const parts: number[] = [];
  const item = new Uint32Array(useCase.length);
  let mask = 1023;
  // number + 1 of the item at each slot; 0 = free
  let slots = new Uint32Array(mask + 1);
  const slotOf = (u: number, p: number, f: number): number => {
    let hash = Math.imul(p, 0x9e3779b1) ^ Math.imul(f, 0x85ebca6b) ^ Math.imul(u, 0xc2b2ae35);
    hash ^= hash >>> 15;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const at = ((slots[slot] ?? 0) - 1) * PARTS;
      if (at < 0 || (parts[at] === u && parts[at + 1] === p && parts[at + 2] === f)) return slot;
    }
  };
  const grow = (): void => {
    mask = mask * 2 + 1;
    slots = new Uint32Array(mask + 1);
    for (let at = 0; at < parts.length; at += PARTS) {
      slots[slotOf(parts[at] ?? 0, parts[at + 1] ?? 0, parts[at + 2] ?? 0)] = at / PARTS + 1;
    }
  };
  for (let line = 0; line < item.length; line++) {
    const [u, p, f] = [useCase[line] ?? 0, product[line] ?? 0, food[line] ?? 0];
    const slot = slotOf(u, p, f);
    const number = slots[slot] ?? 0;
    if (number > 0) {
      item[line] = number - 1;
      continue;
    }
    item[line] = parts.length / PARTS;
    parts.push(u, p, f);
    slots[slot] = parts.length / PARTS;
    if ((parts.length / PARTS) * 2 > mask) grow();
  }
  return { parts, item };
}

/** Saved settings of the user's own products, and what-if factors, by prodsys_id. */
export type ProductSettings = Readonly<Record<string, TriedOverrides>>;

/** The settings of a product. Own properties only: an id may be `constructor`. */
export const settingsOf = (settings: ProductSettings, prodsys_id: string): TriedOverrides | undefined =>
  Object.hasOwn(settings, prodsys_id) ? settings[prodsys_id] : undefined;

/** The lines of a table as input for scoring: one pair for each distinct use case, product and food, with settings. */
export function portfolioDataOf(table: LineTable, settings: ProductSettings): PortfolioData {
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
