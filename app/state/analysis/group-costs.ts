import { atom, type Atom } from "jotai";
import { costPerUse } from "../../../workers/engine/analysis/cost.ts";
import type { Grouping } from "../../../workers/engine/portfolio/line-groups.ts";
import { atomFamily } from "../core/atom-family.ts";
import { groupsOfLines } from "../portfolio/portfolio-breakdown.ts";
import { portfolioTableAtom } from "../portfolio/portfolio-table.ts";
import { portfolioCostsAtom } from "./cost-basis.ts";
import { costsAtom } from "./costs.ts";

/** The cost of some lines at the user's prices. */
export interface GroupCost {
  /** of the uses with a price, in the currency of the prices; null = no use has one */
  readonly cost: number | null;
  /** 0-1, the part of the uses that has a price */
  readonly priced: number;
}

/** By key of a group (portfolio-breakdown.ts). */
export type GroupCosts = ReadonlyMap<string, GroupCost>;

/** The costs of a portfolio's lines by site, country, use case or month; null = no prices, or not loaded yet. */
export const groupCostsAtom = atomFamily(
  (id: string, by: Grouping): Atom<GroupCosts | null> =>
    atom((get) => {
      const { prices } = get(costsAtom);
      if (prices.size === 0) return null;
      const table = get(portfolioTableAtom(id));
      const bases = get(portfolioCostsAtom(id)).value;
      if (table === null || bases === null) return null;
      const perUse = new Map(
        bases.map((basis) => {
          const price = prices.get(basis.prodsys_id);
          return [basis.prodsys_id, price === undefined ? null : costPerUse(price, basis)];
        }),
      );
      const { keys, group } = groupsOfLines(table, by);
      const [costs, priced, all] = [keys, keys, keys].map(({ length }) => new Float64Array(length));
      if (costs === undefined || priced === undefined || all === undefined) return null;
      const { product, quantity } = table.columns;
      /** by product number: text lookups for a million lines would take long; undefined = not looked up yet */
      const known: (number | null | undefined)[] = [];
      for (let at = 0; at < table.length; at++) {
        const [number, to, uses] = [product[at] ?? 0, group[at] ?? 0, quantity[at] ?? 0];
        all[to] = (all[to] ?? 0) + uses;
        if (known[number] === undefined) known[number] = perUse.get(table.idOf(number)) ?? null;
        const cost = known[number];
        if (cost === null) continue;
        costs[to] = (costs[to] ?? 0) + uses * cost;
        priced[to] = (priced[to] ?? 0) + uses;
      }
      return new Map(
        keys.map((key, at): [string, GroupCost] => {
          const [uses, total] = [priced[at] ?? 0, all[at] ?? 0];
          return [key, { cost: uses === 0 ? null : (costs[at] ?? 0), priced: total === 0 ? 0 : uses / total }];
        }),
      );
    }),
  (id, by) => `${by} ${id}`,
);
