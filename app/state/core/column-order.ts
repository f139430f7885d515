import { atom } from "jotai";
import * as v from "valibot";
import { LINE_DETAILS, type LineDetail } from "../../../edge-api/contract/line-details.ts";
import { persistedAtom } from "./persisted-atom.ts";

// Metric ids. The list may have unknown ids and lack known ones; empty = the default order.
const OrderSchema = v.array(v.string());

/** The order of the metric columns of all portfolios in this browser, under its key of specification section 3. */
export const portfolioColumnsAtom = persistedAtom<readonly string[]>("portfolio_columns", OrderSchema, []);

/** The order of the metric columns of all comparisons in this browser, under its key of specification section 3. */
export const scoreColumnsAtom = persistedAtom<readonly string[]>("scoretable_columns", OrderSchema, []);

const keptAtom = persistedAtom<readonly LineDetail[]>("line_columns", v.array(v.picklist(LINE_DETAILS)), ["site"]);

/** The details that have a column in tables of lines, where any line has them; remembered between visits. */
export const lineColumnsAtom = atom((get) => get(keptAtom));

export const toggleLineColumnAtom = atom(null, (get, set, detail: LineDetail) => {
  const columns = get(keptAtom);
  set(
    keptAtom,
    LINE_DETAILS.filter((one) => (one === detail) !== columns.includes(one)),
  );
});
