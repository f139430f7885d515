import * as v from "valibot";
import { persistedAtom } from "./persisted-atom.ts";

// Metric ids. The list may have unknown ids and lack known ones; empty = the default order.
const OrderSchema = v.array(v.string());

/** The order of the metric columns of all portfolios in this browser, under its key of specification section 3. */
export const portfolioColumnsAtom = persistedAtom<readonly string[]>("portfolio_columns", OrderSchema, []);

/** The order of the metric columns of all comparisons in this browser, under its key of specification section 3. */
export const scoreColumnsAtom = persistedAtom<readonly string[]>("scoretable_columns", OrderSchema, []);
