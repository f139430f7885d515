import { atom } from "jotai";
import type { Swap, SwapLimits, SwapSuggestions } from "../../workers/engine/analysis/swap.ts";
import type { EntryTable } from "../../workers/engine/portfolio/entry-table.ts";
import type { PortfolioScores } from "../../workers/engine/portfolio/portfolio-result.ts";
import type { Outcome } from "./outcome.ts";
import { portfolioInputAtom } from "./portfolio-input.ts";
import { portfolioSessionAtom } from "./portfolio-scores.ts";
import { openSafely, servicesAtom } from "./services.ts";

/** What replacements may be; the settings of own products are the saved ones. */
export type SwapWishes = Omit<SwapLimits, "settings">;

/** Suggestions with the lines that they are about: their places are good for these alone. */
export interface FoundSwaps extends SwapSuggestions {
  readonly table: EntryTable;
}

/** Number of the search that runs: each has a name of its own, so that stopping one does not stop the next. */
const searchAtom = atom(0);
const jobOf = (search: number): string => `swap suggestions ${search}`;

const baseProgressAtom = atom<number | null>(null);

/** How far the search is, 0-1; null = nothing is searched. */
export const swapProgressAtom = atom((get) => get(baseProgressAtom));

/**
 * Looks for the best replacement of each line; a search before is given up. Nothing changes; `cancelled` after
 * `stopSwapsAtom`.
 */
export const findSwapsAtom = atom(
  null,
  async (get, set, id: string, wishes: SwapWishes): Promise<Outcome<FoundSwaps>> => {
    await set(stopSwapsAtom);
    const search = get(searchAtom) + 1;
    set(searchAtom, search);
    const session = get(portfolioSessionAtom)(id);
    const settings = get(portfolioInputAtom(id))?.settings ?? {};
    let table: EntryTable | null = null;
    set(baseProgressAtom, 0);
    const found = await session.ask(get(servicesAtom), (engine, portfolio, lines) => {
      table = lines;
      const hear = (share: number) => {
        if (get(searchAtom) === search) set(baseProgressAtom, share);
      };
      return engine.suggestSwaps({ ...wishes, settings }, { portfolio, job: jobOf(search) }, hear);
    });
    if (get(searchAtom) === search) set(baseProgressAtom, null);
    if (!found.ok) return found;
    return table === null
      ? { ok: false, problem: { code: "cancelled", detail: id } }
      : { ok: true, value: { ...found.value, table } };
  },
);

/** Gives the search up: what waits for it, an edit for one, goes on. */
export const stopSwapsAtom = atom(null, async (get): Promise<void> => {
  const job = jobOf(get(searchAtom));
  const opened = await openSafely(get(servicesAtom));
  if (opened.ok) await opened.value.engine.cancel(job);
});

/** What the portfolio would score with these swaps together. Nothing changes. */
export const scoreSwapsAtom = atom(
  null,
  (get, _set, id: string, swaps: readonly Swap[]): Promise<Outcome<PortfolioScores>> => {
    const settings = get(portfolioInputAtom(id))?.settings ?? {};
    return get(portfolioSessionAtom)(id).ask(get(servicesAtom), (engine, portfolio) =>
      engine.scoreSwaps(portfolio, swaps, settings),
    );
  },
);
