import { atom } from "jotai";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import type { ReportKind } from "../../../edge-api/contract/score-report.ts";
import { differentNumbers } from "../../../workers/engine/portfolio/different-numbers.ts";
import type { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { comparisonAtom } from "./comparisons.ts";
import { entriesNowAtom, portfolioAtom } from "./portfolios.ts";
import { openSafely, servicesAtom } from "../core/services.ts";
import { sessionKeyAtom } from "../core/session.ts";

/** Results that are left sooner were not looked at; milliseconds. */
const LOOKED_AT_MS = 500;

/** A portfolio for serialisation: entries by use case, generated one by one to save memory. */
const contentOf = (head: PortfolioHead, table: LineTable) => {
  const { useCase } = table.columns;
  function* entries(number: number) {
    for (let at = 0; at < table.length; at++) {
      if (useCase[at] !== number) continue;
      const { prodsys_id, food_id, quantity, label } = table.line(at);
      yield { prodsys_id, food_id, quantity, ...(label !== "" && { label }) };
    }
  }
  const products = Object.fromEntries(differentNumbers(useCase).map((number) => [table.idOf(number), entries(number)]));
  return { ...head, products };
};

const sendAtom = atom(null, async (get, set, kind: ReportKind, id: string): Promise<void> => {
  const opened = await openSafely(get(servicesAtom));
  if (!opened.ok) return;
  const session = get(sessionKeyAtom);
  const { reports } = opened.value;
  if (kind === "comparison") {
    const stored = get(comparisonAtom(id));
    if (stored) await reports.send(kind, session, stored.comparison);
    return;
  }
  const stored = get(portfolioAtom(id));
  const table = stored ? await set(entriesNowAtom, id) : null;
  if (stored && table?.ok) await reports.send(kind, session, contentOf(stored.portfolio, table.value));
});

/**
 * Called when results open: sends one score report once they have been open for a moment (specification section 4); editing
 * sends no more. Gives the function that cancels it, for results that are closed before.
 */
export const resultsOpenedAtom = atom(null, (get, set, kind: ReportKind, id: string): (() => void) =>
  get(servicesAtom).after(LOOKED_AT_MS, () => void set(sendAtom, kind, id)),
);
