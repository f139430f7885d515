import { atom, type Getter } from "jotai";
import type { OwnOptions, SwapLimits, SwapPath } from "../../../workers/engine/analysis/swap.ts";
import { placesFrom } from "../../../workers/engine/portfolio/line-edit.ts";
import type { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { lineGroups } from "../../../workers/engine/portfolio/line-groups.ts";
import type { Outcome } from "../core/outcome.ts";
import { cancelJob } from "../engine/ask-engine.ts";
import { portfolioSessionAtom } from "./portfolio-scores.ts";
import { portfolioTableAtom } from "./portfolio-table.ts";
import { productsAtom } from "../work/products.ts";
import { openTablesSafely, servicesAtom, type Services } from "../core/services.ts";

/** The limits for replacements; own products are candidates too. */
export type SwapSearch = Omit<SwapLimits, "own" | "places"> & {
  /** only lines of this site, "" = those without one; null = all */
  readonly site: string | null;
};

/** Swaps with the lines that their places refer to. */
export interface FoundSwaps extends SwapPath {
  readonly table: LineTable;
}

const MAX_REGIONS = 10;

/** The number of the current search: each job has its own name, so that stopping one does not stop the next. */
const searchAtom = atom(0);
const jobOf = (search: number): string => `swap suggestions ${search}`;

const baseProgressAtom = atom<number | null>(null);

/** The progress of the search, 0-1; null = none is running. */
export const swapProgressAtom = atom((get) => get(baseProgressAtom));

/** The own products of the lines' use cases. */
export const ownOptions = (get: Getter, id: string): OwnOptions => {
  const useCases = new Set(get(portfolioTableAtom(id))?.useCases);
  const own = get(productsAtom)
    .map(({ product }) => product)
    .filter(({ customProduct }) => useCases.has(customProduct.product.usecase));
  return {
    products: own.map(({ customProduct }) => customProduct.product),
    settings: Object.fromEntries(
      own.map(({ customProduct, overrides }) => [customProduct.product.prodsys_id, overrides]),
    ),
  };
};

/** The limits as the engine knows them: the places of the lines in place of the site. */
export function swapLimits({ site, ...limits }: SwapSearch, table: LineTable, own: OwnOptions): SwapLimits {
  if (site === null) return { ...limits, places: null, own };
  const { keys, group } = lineGroups(table, "site");
  const wanted = keys.indexOf(site);
  return { ...limits, places: placesFrom(0, table.length).filter((at) => group[at] === wanted), own };
}

/** Repeats a question after loading each region that an own product is made in. */
export async function withRegions<T>(services: Services, ask: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  for (let tries = 0; ; tries++) {
    const answer = await ask();
    if (answer.ok || answer.problem.code !== "missing_region" || tries === MAX_REGIONS) return answer;
    const opened = await openTablesSafely(services);
    if (!opened.ok) return opened;
    const region = await opened.value.reference.ensureRegion(answer.problem.detail);
    if (!region.ok) return region;
  }
}

/**
 * Finds the swaps of products in all their lines, best first; cancels the search before. Changes nothing; `cancelled`
 * after `stopSwapsAtom`.
 */
export const findSwapsAtom = atom(
  null,
  async (get, set, id: string, wishes: SwapSearch): Promise<Outcome<FoundSwaps>> => {
    await set(stopSwapsAtom);
    const search = get(searchAtom) + 1;
    set(searchAtom, search);
    const services = get(servicesAtom);
    const session = get(portfolioSessionAtom)(id);
    const own = ownOptions(get, id);
    let table: LineTable | null = null;
    set(baseProgressAtom, 0);
    const onProgress = (share: number) => {
      if (get(searchAtom) === search) set(baseProgressAtom, share);
    };
    const found = await withRegions(services, () =>
      session.ask(services, (engine, portfolio, lines) => {
        table = lines;
        return engine.swapPath(swapLimits(wishes, lines, own), { portfolio, job: jobOf(search) }, onProgress);
      }),
    );
    if (get(searchAtom) === search) set(baseProgressAtom, null);
    if (!found.ok) return found;
    return table === null
      ? { ok: false, problem: { code: "cancelled", detail: id } }
      : { ok: true, value: { ...found.value, table } };
  },
);

/** Stops the search, so that calls waiting for it, for example an edit, can run. */
export const stopSwapsAtom = atom(null, (get) => cancelJob(get(servicesAtom), jobOf(get(searchAtom))));
