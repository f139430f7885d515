import { atom } from "jotai";
import type { NamedKind } from "../../../edge-api/contract/entities.ts";
import type { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import { comparisonsAtom, deleteComparisonAtom } from "./comparisons.ts";
import { whoComparesWith, whoUsesFood, whoUsesProduct, type PortfolioUses, type UsedIn } from "./deletion-rules.ts";
import { deleteFoodAtom } from "./foods.ts";
import { ok, type Outcome } from "../core/outcome.ts";
import { deletePortfolioAtom, entriesNowAtom, portfoliosAtom } from "./portfolios.ts";
import { deleteProductAtom } from "./products.ts";

export type { UsedIn } from "./deletion-rules.ts";

/** Documents that prevent a delete; empty = allowed. A problem: the check failed, so the delete is not allowed. */
export type DeleteCheck = Outcome<readonly UsedIn[]>;

/** The number of lines by id, in one pass over a column. */
const linesById = (numbers: Uint32Array, idOf: (number: number) => string): ReadonlyMap<string, number> => {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return new Map([...counts].map(([number, lines]) => [idOf(number), lines]));
};

const usesOf = (table: EntryTable): Pick<PortfolioUses, "products" | "foods"> => {
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
