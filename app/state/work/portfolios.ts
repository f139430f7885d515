import { atom } from "jotai";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import { type LineEdit, linesOf } from "../../../workers/engine/portfolio/line-edit.ts";
import type { PortfolioLine } from "../../../workers/engine/portfolio/portfolio-line.ts";
import { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { editsFault, entriesFault } from "../../data/documents/checked-entries.ts";
import type { Documents } from "../../data/documents/documents.ts";
import { countsOf, newEntries, type PortfolioDocument, withoutTable } from "../../data/documents/portfolio-document.ts";
import { tableOf } from "../../data/documents/portfolio-parts.ts";
import { newId } from "../../data/plain-json.ts";
import { yieldIfLarge } from "../../scheduling/run-in-chunks.ts";
import type { Done, Outcome } from "../core/outcome.ts";
import type { Owner } from "../core/owner.ts";
import { referenceCatalogueAtom } from "../engine/reference-catalogue.ts";
import {
  afterWriting,
  type AppliedEdits,
  applyPending,
  type KnownResult,
  storedEntries,
  withEdits,
} from "./pending-entries.ts";
import { holdAtom, setWorkingEntriesAtom, storedStateOf } from "./portfolio-entries.ts";
import { portfolioAtoms, workingEntriesAtom } from "./portfolio-heads.ts";
import { countUnqueuedEditsAtom } from "./save-state.ts";

export { entriesNowAtom, portfolioEntriesAtom, retryEntriesAtom } from "./portfolio-entries.ts";
export { portfolioAtom, portfoliosAtom, type StoredPortfolio } from "./portfolio-heads.ts";

export type PortfolioChanges = Partial<Omit<PortfolioHead, "portfolio_id">>;

/** The fields set when a portfolio is created; the others get the contract's defaults. */
export type PortfolioDraft = Pick<PortfolioHead, "portfolio_name" | "portfolio_desc" | "region_use"> & PortfolioChanges;

const DONE: Outcome<null> = { ok: true, value: null };

/** Creates a portfolio and gives its id. `invalid` if it breaks the contract. */
export const createPortfolioAtom = atom(
  null,
  async (
    get,
    set,
    draft: PortfolioDraft,
    entries: LineTable | readonly PortfolioLine[],
    id: string = newId(),
  ): Promise<Outcome<string>> => {
    const version = get(referenceCatalogueAtom)?.version;
    const portfolio: PortfolioHead = {
      custom_composting_and_recycling: false,
      recycling_overrides: {},
      compared_with: [],
      rawscoresPerUse: false,
      showBestAndWorst: false,
      ...(version === undefined ? {} : { data_version: version }),
      ...draft,
      portfolio_id: id,
      portfolio_name: draft.portfolio_name.trim(),
      portfolio_desc: draft.portfolio_desc.trim(),
    };
    const table = entries instanceof LineTable ? entries : LineTable.of(entries);
    const placed = newEntries(table);
    // hold the entries first: the portfolio exists on screen even if the store refuses it
    set(holdAtom, id, storedEntries({ state: placed.place, table }));
    const outcome = await set(portfolioAtoms.putAtom, { portfolio, entries: placed });
    if (outcome.ok) return { ok: true, value: id };
    set(holdAtom, id, null);
    return outcome;
  },
);

/**
 * Changes fields of a portfolio but not its entries; fields that another tab changed are kept.
 *
 * @param onShown called when the change is shown, before it is written
 */
export const editPortfolioAtom = atom(
  null,
  async (get, set, id: string, changes: PortfolioChanges, onShown: () => void = () => undefined): Done => {
    // a portfolio is sent with all entries, so they have to be loaded
    if (storedStateOf(get, id) === null) {
      const working = await set(setWorkingEntriesAtom, id);
      if (!working.ok) return working;
    }
    const written = set(portfolioAtoms.editAtom, id, ({ portfolio, entries }) => ({
      portfolio: { ...portfolio, ...changes, portfolio_id: id },
      entries,
    }));
    onShown();
    return written;
  },
);

/** Writes all pending edits of this tab; none are left if an earlier call has written them. */
const writePendingAtom = atom(
  null,
  async (get, set, documents: Documents<PortfolioDocument>, owner: Owner, id: string, changed: number) => {
    const working = get(workingEntriesAtom).get(id);
    const count = working?.pending.length ?? 0;
    if (working === undefined || count === 0) return { outcome: DONE, conflicts: 0 };
    const applied: AppliedEdits[] = [];
    const outcome = await documents.edit(
      owner,
      id,
      async (document, transaction) => {
        const last = await applyPending(working, document, () => tableOf(transaction, owner, document.entries));
        applied.push(last);
        return last.document;
      },
      changed,
    );
    const written = applied.at(-1);
    const now = get(workingEntriesAtom).get(id);
    if (outcome.ok && written !== undefined && now !== undefined) {
      const { entries } = written.document;
      // store first: entries kept under a state that is not stored yet would be read again
      set(portfolioAtoms.amendAtom, id, (document) => ({ ...document, entries: withoutTable(entries) }));
      set(holdAtom, id, afterWriting(now, count, written));
    }
    // edits that the contract refuses are dropped, and the stored entries are shown again
    if (!outcome.ok && (outcome.problem.code === "invalid" || outcome.problem.code === "not_found")) {
      set(holdAtom, id, null);
    }
    return { outcome, conflicts: written?.conflicts ?? 0 };
  },
);

/** Shows edits of entries and writes them. */
const showAndWriteAtom = atom(
  null,
  async (
    get,
    set,
    id: string,
    edits: readonly LineEdit[],
    known: KnownResult | undefined,
    onShown: () => void,
  ): Done => {
    const fault = editsFault(edits);
    if (fault !== null) return { ok: false, problem: { code: "invalid", detail: fault } };
    await yieldIfLarge(linesOf(edits));
    const hold = await set(setWorkingEntriesAtom, id);
    if (!hold.ok) return hold;
    const before = get(workingEntriesAtom).get(id) ?? hold.value;
    const working = withEdits(before, edits, known);
    set(holdAtom, id, working);
    onShown();
    await yieldIfLarge(linesOf(edits));
    const counts = countsOf(working.table);
    await yieldIfLarge(linesOf(edits));
    // The transaction checks again and cannot yield; checking now lets it reuse most of the result.
    entriesFault(working.table);
    await yieldIfLarge(linesOf(edits));
    let conflicts = 0;
    const outcome = await set(
      portfolioAtoms.editAtom,
      id,
      (document) => ({ ...document, entries: { ...document.entries, ...counts } }),
      async (documents, owner, changed) => {
        const written = await set(writePendingAtom, documents, owner, id, changed);
        conflicts += written.conflicts;
        return written.outcome;
      },
    );
    if (!outcome.ok || conflicts === 0) return outcome;
    return { ok: false, problem: { code: "conflict", detail: `${conflicts} lines` } };
  },
);

/**
 * Edits entries: shown at once, written together with other pending edits. Edits of other tabs are kept; `conflict` means
 * that another tab changed the same lines differently, and its version was kept.
 *
 * @param known the result, if the caller has already applied the edits to the shown entries
 * @param onShown called when the edits are shown, before they are written
 */
export const editEntriesAtom = atom(
  null,
  async (
    _get,
    set,
    id: string,
    edits: readonly LineEdit[],
    known?: KnownResult,
    onShown: () => void = () => undefined,
  ): Done => {
    // checking many lines takes longer than showing them: the edits count as unsaved meanwhile
    set(countUnqueuedEditsAtom, 1);
    return set(showAndWriteAtom, id, edits, known, onShown).finally(() => set(countUnqueuedEditsAtom, -1));
  },
);

/** Removes at once; `undoDeleteAtom` restores it for ten seconds. Call `checkDeleteAtom` first. */
export const deletePortfolioAtom = atom(null, async (get, set, id: string): Promise<void> => {
  const working = await set(setWorkingEntriesAtom, id);
  const document = get(portfolioAtoms.entriesAtom).get(id)?.kept.document;
  let restorable: PortfolioDocument | undefined;
  if (working.ok && document !== undefined) {
    // the store drops the entries; an undo writes them again
    const { table } = working.value;
    const entries = newEntries(table);
    set(holdAtom, id, storedEntries({ state: entries.place, table }));
    restorable = { ...document, entries };
  }
  await set(portfolioAtoms.removeAtom, id, restorable);
});
