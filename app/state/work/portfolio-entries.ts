import { atom, type Atom, type Getter } from "jotai";
import { unwrap } from "jotai/utils";
import type { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import type { ReadEntries } from "../../data/documents/user-work.ts";
import { atomFamily } from "../core/atom-family.ts";
import type { Outcome, Problem } from "../core/outcome.ts";
import { ownerNowAtom, type Owner } from "../core/owner.ts";
import { openSafely, servicesAtom, type Services } from "../core/services.ts";
import { storedEntries, type WorkingEntries } from "./pending-entries.ts";
import { portfolioAtoms, workingEntriesAtom } from "./portfolio-heads.ts";

/** The entries of a portfolio; the last ones while others are being read. */
export interface EntriesState {
  /** null = not read yet, or a problem */
  readonly value: LineTable | null;
  readonly problem: Problem | null;
}

/** Sets the entries of this tab; null: none. */
export const holdAtom = atom(null, (get, set, id: string, working: WorkingEntries | null) => {
  const all = new Map(get(workingEntriesAtom));
  if (working === null) all.delete(id);
  else all.set(id, working);
  set(workingEntriesAtom, all);
});

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

/** The key of the stored entries; null = only on the server, undefined = no such portfolio. */
export const storedStateOf = (get: Getter, id: string): string | null | undefined => {
  const kept = get(portfolioAtoms.entriesAtom).get(id)?.kept;
  return kept?.document.entries.place;
};

/** The entries of this tab are current while it has pending edits, or if no other tab or device has written since. */
const currentOf = (working: WorkingEntries | undefined, state: string | null | undefined): WorkingEntries | null =>
  working !== undefined && (working.pending.length > 0 || working.state === state) ? working : null;

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
    const working = get(workingEntriesAtom).get(id);
    const state = get(stateAtom);
    const current = currentOf(working, state);
    if (current !== null) return { value: current.table, problem: null };
    const read = get(latestAtom);
    if (read !== null && !read.ok) return { value: null, problem: read.problem };
    // the last ones while others are being read
    const value =
      read !== null && read.value.state === state ? read.value.table : (working?.table ?? read?.value.table);
    return { value: value ?? null, problem: null };
  });
  return { readAtom, shownAtom };
});

/** The entries of a portfolio, read at first use; the same atom for the same id. */
export const portfolioEntriesAtom = (id: string): Atom<EntriesState> => entriesOf(id).shownAtom;

/** The entries read for the screen; after a failure, reads them again. */
const readNowAtom = atom(null, async (get, set, id: string): Promise<Outcome<ReadEntries>> => {
  const read = await get(entriesOf(id).readAtom);
  if (read.ok) return read;
  set(retryEntriesAtom);
  return get(entriesOf(id).readAtom);
});

/** The current entries of a portfolio, for actions that need all of them; fetched if they are only on the server. */
export const entriesNowAtom = atom(null, async (get, set, id: string): Promise<Outcome<LineTable>> => {
  const current = currentOf(get(workingEntriesAtom).get(id), storedStateOf(get, id));
  if (current !== null) return { ok: true, value: current.table };
  const read = await set(readNowAtom, id);
  return read.ok ? { ok: true, value: read.value.table } : read;
});

/** The entries to edit: those of this tab, the stored ones, or the server's. */
export const setWorkingEntriesAtom = atom(null, async (get, set, id: string): Promise<Outcome<WorkingEntries>> => {
  const current = (): WorkingEntries | null => currentOf(get(workingEntriesAtom).get(id), storedStateOf(get, id));
  const working = current();
  if (working !== null) return { ok: true, value: working };
  const read = await set(readNowAtom, id);
  if (!read.ok) return read;
  // another call of this tab may have finished first
  const value = current() ?? storedEntries(read.value);
  set(holdAtom, id, value);
  return { ok: true, value };
});
