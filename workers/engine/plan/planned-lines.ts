import type { PlannedSwap, PortfolioPlan } from "../../../edge-api/contract/plan.ts";
import { differentNumbers } from "../portfolio/different-numbers.ts";
import type { LineTable } from "../portfolio/line-table.ts";
import { lineGroups } from "../portfolio/line-groups.ts";
import type { PlacedSwap } from "./plan.ts";

/** The numbers of a column that a table does not have. */
const NONE = new Uint32Array(1);

/** What identifies a swap of a plan. */
export type SwapOf = Pick<PlacedSwap, "usecase_id" | "replaced_id" | "site" | "dry">;

/** A plan has one swap for the lines of a product: for all, for a site, and for the sites without a dishwasher. */
export const swapKey = ({ usecase_id, replaced_id, site, dry }: SwapOf): string =>
  JSON.stringify([usecase_id, replaced_id, site ?? null, dry ?? false]);

/**
 * The lines that each swap of a plan may change, by product and site: not those of kept sites, suppliers and products; a swap of all
 * lines leaves the lines of a site to the swap for that site, and those of sites without a dishwasher to a swap for these.
 * Use cases are left to the plan, because lines may have that
 * of their product.
 */
export function placedSwaps(table: LineTable, plan: PortfolioPlan): readonly PlacedSwap[] {
  const { keys, group } = lineGroups(table, "site");
  const { product, supplier } = table.columns;
  const kept = new Set(plan.kept_sites);
  const suppliers = new Set(plan.kept_suppliers);
  const keptSuppliers = new Set(
    differentNumbers(supplier ?? NONE).filter((number) => suppliers.has(table.labelOf(number))),
  );
  const dry = new Set(plan.dry_sites);
  const own = new Set(plan.swaps.map(swapKey));
  const keptProducts = new Set(plan.kept_products);
  const placed = plan.swaps
    .filter(({ replaced_id }) => !keptProducts.has(replaced_id))
    .map((swap) => ({ swap, wet: [] as number[], dry: [] as number[] }));
  /** by site and product number, the lists that take the line */
  const known = new Map<number, readonly number[][]>();
  const listsOf = (site: string, prodsys_id: string): readonly number[][] => {
    if (kept.has(site)) return [];
    const isDry = dry.has(site);
    const isFor = (swap: PlannedSwap): boolean => {
      if (swap.site !== undefined) return swap.site === site;
      if (own.has(swapKey({ ...swap, site, dry: undefined }))) return false;
      return swap.dry === true ? isDry : !(isDry && own.has(swapKey({ ...swap, dry: true })));
    };
    const fitting = placed.filter(({ swap }) => swap.replaced_id === prodsys_id && isFor(swap));
    return fitting.map((lists) => (isDry ? lists.dry : lists.wet));
  };
  for (let at = 0; at < table.length; at++) {
    if (keptSuppliers.has(supplier?.[at] ?? 0)) continue;
    const [number, site] = [product[at] ?? 0, group[at] ?? 0];
    const key = number * keys.length + site;
    let lists = known.get(key);
    if (lists === undefined) known.set(key, (lists = listsOf(keys[site] ?? "", table.idOf(number))));
    for (const list of lists) list.push(at);
  }
  return placed.map((lists) => ({
    ...lists.swap,
    places: Uint32Array.from(lists.wet),
    dry_places: Uint32Array.from(lists.dry),
  }));
}
