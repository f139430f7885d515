import { atom } from "jotai";
import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import type { NamedKind } from "../../../edge-api/contract/entities.ts";
import type { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { ok, type Outcome } from "../core/outcome.ts";
import { comparisonsAtom, deleteComparisonAtom } from "./comparisons.ts";
import { deleteFoodAtom } from "./foods.ts";
import { deletePortfolioAtom, entriesNowAtom, portfoliosAtom } from "./portfolios.ts";
import { deleteProductAtom } from "./products.ts";

/** Documents that prevent a delete; empty = allowed. A problem: the check failed, so the delete is not allowed. */
export type DeleteCheck = Outcome<readonly UsedIn[]>;

/** The number of lines by id, in one pass over a column. */
const linesById = (numbers: Uint32Array, idOf: (number: number) => string): ReadonlyMap<string, number> => {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return new Map([...counts].map(([number, lines]) => [idOf(number), lines]));
};

const usesOf = (table: LineTable): Pick<PortfolioUses, "products" | "foods"> => {
  const idOf = (number: number) => table.idOf(number);
  return { products: linesById(table.columns.product, idOf), foods: linesById(table.columns.food, idOf) };
};

/** What all portfolios use, read one after the other; entries only on the server are fetched. */
const portfolioUsesAtom = atom(null, async (get, set): Promise<Outcome<readonly PortfolioUses[]>> => {
  const all: PortfolioUses[] = [];
  for (const { portfolio, entry_count } of get(portfoliosAtom)) {
    const { portfolio_id, portfolio_name, compared_with } = portfolio;
    const table = entry_count === 0 ? null : await set(entriesNowAtom, portfolio_id);
    if (table !== null && !table.ok) return table;
    const uses = table === null ? { products: new Map(), foods: new Map() } : usesOf(table.value);
    all.push({ portfolio_id, portfolio_name, compared_with, ...uses });
  }
  return { ok: true, value: all };
});

/** Checks whether a document may be deleted (specification section 5, Deletion). */
export const checkDeleteAtom = atom(null, async (get, set, kind: NamedKind, id: string): Promise<DeleteCheck> => {
  if (kind === "comparison") return ok([]);
  if (kind === "portfolio")
    return ok(
      whoComparesWith(
        id,
        get(portfoliosAtom).map(({ portfolio }) => portfolio),
      ),
    );
  const uses = await set(portfolioUsesAtom);
  if (!uses.ok) return uses;
  const comparisons = get(comparisonsAtom).map(({ comparison }) => comparison);
  return ok((kind === "product" ? whoUsesProduct : whoUsesFood)(id, comparisons, uses.value));
});

const DELETE = {
  comparison: deleteComparisonAtom,
  portfolio: deletePortfolioAtom,
  product: deleteProductAtom,
  food: deleteFoodAtom,
} as const;

/** Deletes at once; can be undone for ten seconds. Call `checkDeleteAtom` first. */
export const deleteAtom = atom(null, (_get, set, kind: NamedKind, id: string): Promise<void> => set(DELETE[kind], id));

/** A comparison or portfolio that prevents a delete. */
export interface UsedIn {
  readonly kind: "comparison" | "portfolio";
  readonly id: string;
  readonly name: string;
  /** entries of the portfolio that name the item; 1 for a comparison, 0 for a portfolio that is only compared with it */
  readonly lines: number;
}

/** What the rules need of a portfolio: the number of entries by product and by food. */
export interface PortfolioUses {
  readonly portfolio_id: string;
  readonly portfolio_name: string;
  readonly compared_with: readonly string[];
  /** prodsys_id → entries */
  readonly products: ReadonlyMap<string, number>;
  /** food_id → entries */
  readonly foods: ReadonlyMap<string, number>;
}

/** The comparisons, and the portfolios that have lines. */
const usersAmong = (
  comparisons: readonly Comparison[],
  portfolios: readonly PortfolioUses[],
  linesIn: (uses: PortfolioUses) => number | undefined,
): UsedIn[] => [
  ...comparisons.map(
    ({ comparison_id: id, comparison_name: name }) => ({ kind: "comparison", id, name, lines: 1 }) as const,
  ),
  ...portfolios.flatMap((uses): UsedIn[] => {
    const { portfolio_id: id, portfolio_name: name } = uses;
    const lines = linesIn(uses) ?? 0;
    return lines === 0 ? [] : [{ kind: "portfolio", id, name, lines }];
  }),
];

type WhoUses = (id: string, comparisons: readonly Comparison[], portfolios: readonly PortfolioUses[]) => UsedIn[];

/** Comparisons and portfolios that use a product; it can be deleted if the list is empty (specification section 5, Deletion). */
export const whoUsesProduct: WhoUses = (id, comparisons, portfolios) => {
  const using = comparisons.filter((one) => one.currentProductIds.includes(id));
  return usersAmong(using, portfolios, ({ products }) => products.get(id));
};

/** The comparisons and portfolios that use an own food. */
export const whoUsesFood: WhoUses = (id, comparisons, portfolios) => {
  const using = comparisons.filter((one) => one.food_id === id);
  return usersAmong(using, portfolios, ({ foods }) => foods.get(id));
};

/** Other portfolios that are compared with this one. */
export const whoComparesWith = (
  portfolio_id: string,
  portfolios: readonly Pick<PortfolioUses, "portfolio_id" | "portfolio_name" | "compared_with">[],
): UsedIn[] =>
  portfolios
    // a portfolio that names itself does not prevent its own delete
    .filter((one) => one.portfolio_id !== portfolio_id && one.compared_with.includes(portfolio_id))
    .map(({ portfolio_id: id, portfolio_name: name }) => ({ kind: "portfolio", id, name, lines: 0 }));
