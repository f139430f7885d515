import { createContext, useContext } from "react";
import type { MarketRule } from "../../workers/engine/rules/market-rules.ts";

/** The rules of the region that are about each product of a page, by prodsys_id. */
export type Law = ReadonlyMap<string, readonly MarketRule[]>;

const NO_LAW: Law = new Map();

/** For tables deep in a page, whose rows would hand the law through without reading it. */
export const LawContext = createContext<Law>(NO_LAW);

/** What the law of the page's region says of a product; undefined = nothing. */
export const useLawOf = (prodsys_id: string): readonly MarketRule[] | undefined =>
  useContext(LawContext).get(prodsys_id);
