import { atom, type Atom, type Getter } from "jotai";
import { unwrap } from "jotai/utils";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import { linesOf, type EntryEdit } from "../../../workers/engine/portfolio/entry-edit.ts";
import type { EntryLine } from "../../../workers/engine/portfolio/entry-line.ts";
import { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import { runInChunks, yieldIfLarge } from "../../scheduling/run-in-chunks.ts";
import type { Documents } from "../../data/documents/documents.ts";
import { editsFault, entriesFault } from "../../data/documents/checked-entries.ts";
import {
  countsOf,
  newEntries,
  stateOf,
  withoutTable,
  type PortfolioDocument,
} from "../../data/documents/portfolio-document.ts";
import { tableOf } from "../../data/documents/portfolio-parts.ts";
import type { ReadEntries } from "../../data/documents/user-work.ts";
import { newId } from "../../data/new-id.ts";
import { notingEdit } from "../../data/noted-lines.ts";
import { isRefusal } from "./documents.ts";
import { noteLinesAtom } from "./edit-journal.ts";
import { referenceCatalogueAtom } from "../engine/reference-catalogue.ts";
import { atomFamily } from "../core/atom-family.ts";
import type { Outcome, Problem } from "../core/outcome.ts";
import { ownerNowAtom, type Owner } from "../core/owner.ts";
import {
  afterWriting,
  applyPending,
  storedEntries,
  withEdits,
  type AppliedEdits,
  type WorkingEntries,
  type KnownResult,
} from "./pending-entries.ts";
import { workingEntriesAtom, portfolioAtoms } from "./portfolio-heads.ts";
import { countUnqueuedEditsAtom } from "./save-state.ts";
import { openSafely, servicesAtom, type Services } from "../core/services.ts";

export { portfolioAtom, portfoliosAtom, type StoredPortfolio } from "./portfolio-heads.ts";

export type PortfolioChanges = Partial<Omit<PortfolioHead, "portfolio_id">>;

/** The fields set when a portfolio is created; the others get the contract's defaults. */
export type PortfolioDraft = Pick<PortfolioHead, "portfolio_name" | "portfolio_desc" | "region_use"> & PortfolioChanges;

/** The entries of a portfolio; the last ones while others are being read. */
export interface EntriesState {
  /** null = not read yet, or a problem */
  readonly value: EntryTable | null;
  readonly problem: Problem | null;
}

const holdAtom = atom(null, (get, set, id: string, held: WorkingEntries | null) => {
  const all = new Map(get(workingEntriesAtom));
  if (held === null) all.delete(id);
  else all.set(id, held);
  set(workingEntriesAtom, all);
});

const DONE: Outcome<null> = { ok: true, value: null };

const notHere = (id: string): { readonly ok: false; readonly problem: Problem } => ({
  ok: false,
  problem: { code: "not_found", detail: id },
});

/** Reads the stored entries, or those of the server where this browser has none. */
async function readEntries(services: Services, owner: Owner, id: string): Promise<Outcome<ReadEntries>> {
  const opened = await openSafely(services);
  if (!opened.ok) return opened;
  const read = await opened.value.work.entries(owner, id);
  if (!read.ok) return read;
  return read.value === null ? opened.value.sync.fetchEntries(owner, id) : { ok: true, value: read.value };
}

const triesAtom = atom(0);

/** Reads entries again after a problem. */
export const retryEntriesAtom = atom(null, (_get, set) => set(triesAtom, (tries) => tries + 1));

/** The state of the stored entries; null = only on the server, undefined = no such portfolio. */
const storedStateOf = (get: Getter, id: string): string | null | undefined => {
  const kept = get(portfolioAtoms.entriesAtom).get(id)?.kept;
  return kept && stateOf(kept.document.entries);
};

/** The entries of this tab are current while it has pending edits, or if nobody else has written since. */
const currentOf = (held: WorkingEntries | undefined, state: string | null | undefined): WorkingEntries | null =>
  held !== undefined && (held.pending.length > 0 || held.state === state) ? held : null;

interface EntriesAtoms {
  readonly readAtom: Atom<Promise<Outcome<ReadEntries>>>;
  readonly shownAtom: Atom<EntriesState>;
}

const entriesOf = atomFamily((id): EntriesAtoms => {
  const stateAtom = atom((get) => storedStateOf(get, id));
  const readAtom = atom(async (get): Promise<Outcome<ReadEntries>> => {
    get(triesAtom);
    const state = get(stateAtom);
    const owner = get(ownerNowAtom);
    const services = get(servicesAtom);
    return state === undefined ? notHere(id) : readEntries(services, owner, id);
  });
  const latestAtom = unwrap(readAtom, (before) => before ?? null);
  const shownAtom = atom((get): EntriesState => {
    const held = get(workingEntriesAtom).get(id);
    const state = get(stateAtom);
    const current = currentOf(held, state);
    if (current !== null) return { value: current.table, problem: null };
    const read = get(latestAtom);
    if (read !== null && !read.ok) return { value: null, problem: read.problem };
    // the last ones while others are being read
    const value = read !== null && read.value.state === state ? read.value.table : (held?.table ?? read?.value.table);
    return { value: value ?? null, problem: null };
  });
  return { readAtom, shownAtom };
});

/** The entries of a portfolio, read at first use; the same atom for the same id. */
export const portfolioEntriesAtom = (id: string): Atom<EntriesState> => entriesOf(id).shownAtom;

/** Creates a portfolio and gives its id. `invalid` if it breaks the contract. */
export const createPortfolioAtom = atom(
  null,
  async (get, set, draft: PortfolioDraft, entries: EntryTable | readonly EntryLine[]): Promise<Outcome<string>> => {
    const id = newId();
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
    const table = entries instanceof EntryTable ? entries : EntryTable.of(entries);
    const placed = newEntries(table);
    // hold the entries first: the portfolio exists on screen even if the store refuses it
    set(holdAtom, id, storedEntries({ state: stateOf(placed), table }));
    const outcome = await set(portfolioAtoms.putAtom, { portfolio, entries: placed });
    if (outcome.ok) return { ok: true, value: id };
    set(holdAtom, id, null);
    return outcome;
  },
);

/** The entries read for the screen; after a failure, reads them again. */
const readNowAtom = atom(null, async (get, set, id: string): Promise<Outcome<ReadEntries>> => {
  const read = await get(entriesOf(id).readAtom);
  if (read.ok) return read;
  set(retryEntriesAtom);
  return get(entriesOf(id).readAtom);
});

/** The current entries of a portfolio, for actions that need all of them; fetched if they are only on the server. */
export const entriesNowAtom = atom(null, async (get, set, id: string): Promise<Outcome<EntryTable>> => {
  const current = currentOf(get(workingEntriesAtom).get(id), storedStateOf(get, id));
  if (current !== null) return { ok: true, value: current.table };
  const read = await set(readNowAtom, id);
  return read.ok ? { ok: true, value: read.value.table } : read;
});

/** The entries to edit: those of this tab, the stored ones, or the server's. */
const setWorkingEntriesAtom = atom(null, async (get, set, id: string): Promise<Outcome<WorkingEntries>> => {
  const current = (): WorkingEntries | null => currentOf(get(workingEntriesAtom).get(id), storedStateOf(get, id));
  const held = current();
  if (held !== null) return { ok: true, value: held };
  const read = await set(readNowAtom, id);
  if (!read.ok) return read;
  // another call of this tab may have finished first
  const value = current() ?? storedEntries(read.value);
  set(holdAtom, id, value);
  return { ok: true, value };
});

/**
 * Changes fields of a portfolio but not its entries; fields that another tab changed are kept.
 *
 * @param onShown called when the change is shown and journaled, before it is written
 */
export const editPortfolioAtom = atom(
  null,
  async (
    get,
    set,
    id: string,
    changes: PortfolioChanges,
    onShown: () => void = () => undefined,
  ): Promise<Outcome<null>> => {
    // a portfolio is sent with all entries, so they have to be loaded
    if (storedStateOf(get, id) === null) {
      const held = await set(setWorkingEntriesAtom, id);
      if (!held.ok) return held;
    }
    const written = set(
      portfolioAtoms.editAtom,
      id,
      ({ portfolio, entries }) => ({ portfolio: { ...portfolio, ...changes, portfolio_id: id }, entries }),
      changes,
    );
    onShown();
    return written;
  },
);

/** Writes all pending edits of this tab; none are left if an earlier call has written them. */
const writePendingAtom = atom(
  null,
  async (get, set, documents: Documents<PortfolioDocument>, owner: Owner, id: string, changed: number) => {
    const held = get(workingEntriesAtom).get(id);
    const count = held?.pending.length ?? 0;
    if (held === undefined || count === 0) return { outcome: DONE, conflicts: 0 };
    const applied: AppliedEdits[] = [];
    const outcome = await documents.edit(
      owner,
      id,
      async (document, transaction) => {
        const last = await applyPending(held, document, () => tableOf(transaction, owner, document.entries));
        applied.push(last);
        return last.document;
      },
      changed,
    );
    const written = applied.at(-1);
    const now = get(workingEntriesAtom).get(id);
    if (outcome.ok && written !== undefined && now !== undefined) {
      const { entries } = written.document;
      // first what is stored: entries held under a state that is not stored yet would be read again
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
    edits: readonly EntryEdit[],
    known: KnownResult | undefined,
    onShown: () => void,
  ): Promise<Outcome<null>> => {
    const fault = editsFault(edits);
    if (fault !== null) return { ok: false, problem: { code: "invalid", detail: fault } };
    await yieldIfLarge(linesOf(edits));
    const noted: string[] = [];
    for (const edit of edits) {
      const plain = await runInChunks(notingEdit(edit), linesOf(edits));
      await yieldIfLarge(linesOf(edits));
      noted.push(JSON.stringify(plain));
      await yieldIfLarge(linesOf(edits));
    }
    const hold = await set(setWorkingEntriesAtom, id);
    if (!hold.ok) return hold;
    const before = get(workingEntriesAtom).get(id) ?? hold.value;
    const forgetNote = set(noteLinesAtom, id, before.table, noted);
    const held = withEdits(before, edits, known);
    set(holdAtom, id, held);
    onShown();
    await yieldIfLarge(linesOf(edits));
    const counts = countsOf(held.table);
    await yieldIfLarge(linesOf(edits));
    // The transaction checks again and cannot yield; checking now lets it reuse most of the result.
    entriesFault(held.table);
    await yieldIfLarge(linesOf(edits));
    let conflicts = 0;
    const outcome = await set(
      portfolioAtoms.editAtom,
      id,
      (document) => ({ ...document, entries: { ...document.entries, ...counts } }),
      undefined,
      async (documents, owner, changed) => {
        const written = await set(writePendingAtom, documents, owner, id, changed);
        conflicts += written.conflicts;
        if (written.outcome.ok || isRefusal(written.outcome)) forgetNote();
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
 * @param onShown called when the edits are shown and journaled, before they are written
 */
export const editEntriesAtom = atom(
  null,
  async (
    _get,
    set,
    id: string,
    edits: readonly EntryEdit[],
    known?: KnownResult,
    onShown: () => void = () => undefined,
  ): Promise<Outcome<null>> => {
    // checking many lines takes longer than showing them: the edits count as unsaved meanwhile
    set(countUnqueuedEditsAtom, 1);
    return set(showAndWriteAtom, id, edits, known, onShown).finally(() => set(countUnqueuedEditsAtom, -1));
  },
);

/** Removes at once; `undoDeleteAtom` restores it for ten seconds. Call `checkDeleteAtom` first. */
export const deletePortfolioAtom = atom(null, async (get, set, id: string): Promise<void> => {
  const forgetNote = set(portfolioAtoms.noteRemovalAtom, id);
  const held = await set(setWorkingEntriesAtom, id);
  const document = get(portfolioAtoms.entriesAtom).get(id)?.kept.document;
  let restorable: PortfolioDocument | undefined;
  if (held.ok && document !== undefined) {
    // the store drops the entries; an undo writes them again
    const { table } = held.value;
    const entries = newEntries(table);
    set(holdAtom, id, storedEntries({ state: stateOf(entries), table }));
    restorable = { ...document, entries };
  }
  const removed = set(portfolioAtoms.removeAtom, id, restorable);
  // removeAtom has made its own journal note
  forgetNote();
  await removed;
});
