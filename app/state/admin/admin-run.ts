import { atom, type Getter, type Setter } from "jotai";
import type { TableFault, TableUpdateReply } from "../../../edge-api/contract/admin-replies.ts";
import { isRegionId } from "../../../edge-api/contract/regions.ts";
import type { TableFileFault } from "../../data/admin/read-table-file.ts";
import type { TableRow } from "../../data/admin/table-rows.ts";
import { newId } from "../../data/plain-json.ts";
import { type Answer, asAdmin, type CallProblem, reasonOf } from "./admin-session.ts";
import { kindsOf, loadOverviewAtom, type TableName, tableOverviewAtom } from "./admin-tables.ts";

export type { TableFileFault } from "../../data/admin/read-table-file.ts";

export type RunStatus =
  /** not a table file; `unreadable` says why */
  | "unreadable"
  /** the file name names no table: the user has to choose one */
  | "no_table"
  | "waiting"
  | "checking"
  /** checked: nothing would change */
  | "same"
  /** checked: `reply` says what would change */
  | "differs"
  /** checked: some rows cannot be published */
  | "faulty"
  | "updating"
  | "updated"
  | "failed";

export interface RunItem {
  readonly id: string;
  readonly fileName: string;
  /** null = not known yet */
  readonly name: TableName | null;
  readonly rows: number;
  readonly status: RunStatus;
  readonly reply: TableUpdateReply | null;
  readonly faults: readonly TableFault[];
  readonly faultCount: number;
  readonly problem: CallProblem | null;
  /** why the file could not be read */
  readonly unreadable: TableFileFault | null;
}

/** A bulk update: files are checked, then published one table at a time (specification section 4). */
export interface TableRun {
  readonly phase: "idle" | "reading" | "checking" | "updating";
  readonly items: readonly RunItem[];
  /** number of the current table, from 1, and how many there are */
  readonly at: number;
  readonly of: number;
  /** the run stops after the current table */
  readonly stopping: boolean;
  /** the table whose update failed; the dialog 'Update Failed' shows until it is closed */
  readonly failed: RunItem | null;
  /** the version that was current when that table was sent; another one now may mean that only the reply was lost */
  readonly failedOn: string | null;
}

const EMPTY: TableRun = { phase: "idle", items: [], at: 0, of: 0, stopping: false, failed: null, failedOn: null };
const baseAtom = atom<TableRun>(EMPTY);
/** The rows of the files; separate from what is shown, because they may be many. */
const rowsAtom = atom<ReadonlyMap<string, readonly TableRow[]>>(new Map());
const checkedVersionAtom = atom<string | null>(null);

/** The bulk update as the screen shows it. */
export const tableRunAtom = atom((get) => get(baseAtom));

/** Tables that "Update" publishes. */
export const publishableAtom = atom((get) => get(baseAtom).items.filter(({ status }) => status === "differs"));

const change = (set: Setter, id: string, changes: Partial<RunItem>): void =>
  set(baseAtom, (run) => ({
    ...run,
    items: run.items.map((item) => (item.id === id ? { ...item, ...changes } : item)),
  }));

const UNCHECKED = { reply: null, faults: [], faultCount: 0, problem: null } as const;

/** Reads files. The file name or content gives the table; the file name gives the region, else `region` does. */
export const addTableFilesAtom = atom(null, async (get, set, files: readonly File[], region: string): Promise<void> => {
  // nothing is checked before all files are read
  set(baseAtom, (run) => ({ ...run, phase: "reading" }));
  try {
    const [{ readTableFile }, { tableOfFile }] = await Promise.all([
      import("../../data/admin/read-table-file.ts"),
      import("../../data/admin/table-rows.ts"),
    ]);
    for (const file of files) {
      const read = await readTableFile(file);
      const guess = tableOfFile(file.name);
      const kind = read.ok ? (read.value.kind ?? guess.kind) : guess.kind;
      const id = newId();
      const name = kind === null ? null : { kind, region: guess.region ?? region };
      const readable: RunStatus = name === null ? "no_table" : "waiting";
      const item: RunItem = {
        id,
        fileName: file.name,
        name,
        rows: read.ok ? read.value.rows.length : 0,
        status: read.ok ? readable : "unreadable",
        ...UNCHECKED,
        unreadable: read.ok ? null : read.problem,
      };
      if (read.ok) set(rowsAtom, new Map(get(rowsAtom)).set(id, read.value.rows));
      set(baseAtom, (run) => ({ ...run, items: [...run.items, item] }));
    }
  } finally {
    set(baseAtom, (run) => ({ ...run, phase: "idle" }));
  }
});

export const assignTableAtom = atom(null, (_get, set, id: string, name: TableName): void =>
  change(set, id, { name, status: "waiting", ...UNCHECKED }),
);

export const removeTableFileAtom = atom(null, (_get, set, id: string): void => {
  set(baseAtom, (run) => ({ ...run, items: run.items.filter((item) => item.id !== id) }));
});

/** Removes all files and results. */
export const clearRunAtom = atom(null, (_get, set): void => {
  set(baseAtom, EMPTY);
  set(rowsAtom, new Map());
});

/** Stops after the current table: published tables stay, the others are not touched. */
export const stopRunAtom = atom(null, (_get, set): void => set(baseAtom, (run) => ({ ...run, stopping: true })));

/** Dismisses the message about the table that failed. */
export const closeFailureAtom = atom(null, (_get, set): void => set(baseAtom, (run) => ({ ...run, failed: null })));

/**
 * The table whose update failed, and whether it is certainly unchanged: if the reply was lost, that is unknown until the
 * tables are read again.
 */
export const failedTableAtom = atom((get): { readonly item: RunItem; readonly isAsBefore: boolean } | null => {
  const { failed: item, failedOn } = get(baseAtom);
  if (item === null) return null;
  const reason = item.problem === null ? "refused" : reasonOf(item.problem);
  if (reason === "timeout") return { item, isAsBefore: false };
  const { status, overview } = get(tableOverviewAtom);
  const isSeen = status === "ready" && overview?.version.version === failedOn;
  return { item, isAsBefore: isSeen || (reason !== "network" && reason !== "bad_reply") };
});

/** The current version, as far as this page knows. */
const currentVersion = (get: Getter): string | null => get(tableOverviewAtom).overview?.version.version ?? null;

const send = (
  get: Getter,
  set: Setter,
  item: RunItem & { readonly name: TableName },
  how: { readonly expected: string | null; readonly note: string; readonly dryRun: boolean },
): Promise<Answer<TableUpdateReply>> =>
  asAdmin(get, set, (api) => {
    const { expected, note, dryRun } = how;
    return api.call("POST /api/updateKind/:kind/:region", {
      params: { ...item.name },
      query: { dry_run: dryRun ? 1 : null },
      body: { rows: get(rowsAtom).get(item.id) ?? [], note, ...(expected !== null && { expected }) },
      isLarge: true,
    });
  });

const hasTable = (item: RunItem): item is RunItem & { readonly name: TableName } =>
  item.name !== null && isRegionId(item.name.region) && kindsOf(item.name.region).includes(item.name.kind);

/** Runs `step` over the items in sequence, until the end or a stop; `step` gives whether to continue. */
async function runOver(
  get: Getter,
  set: Setter,
  phase: "checking" | "updating",
  wanted: readonly RunItem[],
  step: (item: RunItem & { readonly name: TableName }) => Promise<boolean>,
): Promise<void> {
  set(baseAtom, (run) => ({ ...run, phase, at: 0, of: wanted.length, stopping: false, failed: null }));
  for (const [at, item] of wanted.entries()) {
    if (get(baseAtom).stopping) break;
    set(baseAtom, (run) => ({ ...run, at: at + 1 }));
    if (hasTable(item) && !(await step(item))) break;
  }
  set(baseAtom, (run) => ({ ...run, phase: "idle", stopping: false }));
}

/** The faults of the rows that the server refused. */
const faultsOf = (problem: CallProblem): Pick<RunItem, "faults" | "faultCount"> => {
  const { faults, faultCount } = problem.code === "refused" ? problem : UNCHECKED;
  return { faults, faultCount: Math.max(faultCount, faults.length) };
};

/** Dry run: nothing is written. Also checks again files that were checked before. */
export const checkTablesAtom = atom(null, async (get, set): Promise<void> => {
  const checkable = get(baseAtom).items.filter(({ status }) => status !== "unreadable" && status !== "updated");
  set(checkedVersionAtom, currentVersion(get));
  // the version of the first reply is the one that the whole run is checked against
  let checked: string | null = null;
  await runOver(get, set, "checking", checkable, async (item) => {
    change(set, item.id, { status: "checking", ...UNCHECKED });
    const outcome = await send(get, set, item, { expected: checked, note: "", dryRun: true });
    if (outcome.ok) {
      const { value } = outcome;
      checked = value.version;
      set(checkedVersionAtom, checked);
      change(set, item.id, { status: value.unchanged ? "same" : "differs", reply: value });
      return true;
    }
    const { problem } = outcome;
    if (reasonOf(problem) === "faults") {
      change(set, item.id, { status: "faulty", ...faultsOf(problem) });
      return true;
    }
    change(set, item.id, { status: "failed", problem });
    return reasonOf(problem) === "refused";
  });
});

/**
 * Publishes the tables that differ, one at a time; each completely or not at all. The first failure ends the run, because
 * later tables may depend on it; published tables stay. `note` is kept in the history of each table.
 */
export const updateTablesAtom = atom(null, async (get, set, note: string): Promise<void> => {
  let expected = get(checkedVersionAtom);
  await runOver(get, set, "updating", get(publishableAtom), async (item) => {
    change(set, item.id, { status: "updating" });
    const outcome = await send(get, set, item, { expected, note, dryRun: false });
    if (outcome.ok) {
      expected = outcome.value.version;
      // tables left after a stop may be published later, on top of this version
      set(checkedVersionAtom, expected);
      change(set, item.id, { status: "updated", reply: { ...item.reply, ...outcome.value } });
      return true;
    }
    const { problem } = outcome;
    if (reasonOf(problem) === "proof_needed") {
      // the user cancelled the proof, so nothing was sent: it can be published later
      change(set, item.id, { status: "differs" });
      return false;
    }
    change(set, item.id, { status: "failed", problem, ...faultsOf(problem) });
    set(baseAtom, (run) => ({
      ...run,
      failed: run.items.find(({ id }) => id === item.id) ?? null,
      failedOn: expected,
    }));
    return false;
  });
  const region = get(tableOverviewAtom).overview?.region;
  if (region !== undefined) await set(loadOverviewAtom, region);
});
