import { createContext, useContext } from "react";
import type { MarketRule } from "../../workers/engine/rules/market-rules.ts";

/** The market rules that apply to the products of a page, by prodsys_id. */
export type Law = ReadonlyMap<string, readonly MarketRule[]>;

const NO_LAW: Law = new Map();

/** The rules of the page's region, for tables deep in the page. */
export const LawContext = createContext<Law>(NO_LAW);

/** The rules of the page's region for a product; undefined = none. */
export const useLawOf = (prodsys_id: string): readonly MarketRule[] | undefined =>
  useContext(LawContext).get(prodsys_id);
