import { atom, type Getter } from "jotai";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import type { Subject } from "../core/subject.ts";
import { comparisonAtom } from "./comparisons.ts";
import { documentAtoms } from "./documents.ts";
import type { WorkingEntries } from "./pending-entries.ts";

/** A portfolio without its entries, which are large: `portfolioEntriesAtom` gives them. */
export interface StoredPortfolio {
  readonly portfolio: PortfolioHead;
  readonly entry_count: number;
  /** sum of the quantities; null = unknown until the entries are fetched from the server */
  readonly uses: number | null;
  /** number of use cases; null = unknown until the entries are fetched from the server */
  readonly use_cases: number | null;
  /** milliseconds since 1970 */
  readonly changed: number;
}

/** For the actions of this folder that load, clear and synchronise documents. */
export const portfolioAtoms = documentAtoms({
  kind: "portfolio",
  documents: (work) => work.portfolio,
  idOf: ({ portfolio }) => portfolio.portfolio_id,
  nameOf: ({ portfolio }) => portfolio.portfolio_name,
  show: ({ document: { portfolio, entries }, changed }): StoredPortfolio => ({
    portfolio,
    entry_count: entries.entry_count,
    uses: entries.uses,
    use_cases: entries.use_cases,
    changed,
  }),
  fieldsOf: ({ portfolio, entries }) => ({ ...portfolio, entries: entries.entry_count }),
});

/** Last edited first. */
export const portfoliosAtom = portfolioAtoms.listAtom;

/** The portfolio of this id, or null; the same atom for the same id. */
export const portfolioAtom = portfolioAtoms.byId;

/** For portfolios.ts: the entries that this tab works with, by portfolio. */
export const workingEntriesAtom = atom<ReadonlyMap<string, WorkingEntries>>(new Map());

export const forgetEntriesAtom = atom(null, (_get, set) => set(workingEntriesAtom, new Map()));

/** The stored comparison, or portfolio without its lines; undefined = it does not exist. */
export const subjectHead = (get: Getter, { kind, id }: Subject) =>
  kind === "comparison" ? get(comparisonAtom(id))?.comparison : get(portfolioAtom(id))?.portfolio;
