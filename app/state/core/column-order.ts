import { atom } from "jotai";
import { jsonOf } from "../../data/json-of.ts";
import { servicesAtom } from "./services.ts";

const listOf = (text: string | null): readonly string[] => {
  const value = jsonOf(text ?? "[]");
  return Array.isArray(value) ? value.filter((id) => typeof id === "string") : [];
};

/**
 * An order of metric columns, kept in local storage as a JSON list of metric ids. The list may have unknown ids and lack known
 * ones; empty = the default order. Writing an empty order restores the default.
 */
const storedColumnOrder = (key: string) => {
  /** The order chosen in this tab, for browsers that refuse storage. Null = none yet. */
  const chosenHereAtom = atom<readonly string[] | null>(null);
  const keptAtom = atom(
    (get): readonly string[] => get(chosenHereAtom) ?? listOf(get(servicesAtom).flags.local.read(key)),
  );
  const keepAtom = atom(null, (get, set, ids: readonly string[]) => {
    const { local } = get(servicesAtom).flags;
    if (ids.length === 0) local.remove(key);
    else local.write(key, JSON.stringify(ids));
    set(chosenHereAtom, ids);
  });
  return { keptAtom, keepAtom };
};

/** The order of the metric columns of all portfolios in this browser, under its key of specification section 3. */
export const { keptAtom: portfolioColumnsAtom, keepAtom: keepPortfolioColumnsAtom } =
  storedColumnOrder("portfolio_columns");

/** The order of the metric columns of all comparisons in this browser, under its key of specification section 3. */
export const { keptAtom: scoreColumnsAtom, keepAtom: keepScoreColumnsAtom } = storedColumnOrder("scoretable_columns");
