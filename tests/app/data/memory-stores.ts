import type { BackupStore } from "../../../app/data/backup-store.ts";
import type { ChangeChannel, ChangeMessage } from "../../../app/data/change-channel.ts";
import type { FlagArea, FlagStore } from "../../../app/data/flag-store.ts";
import { headOf, storedReference } from "../../../app/data/indexed-db/reference-store.ts";
import { failed, ok, type Outcome, type ProblemCode } from "../../../app/data/outcome.ts";
import {
  GUEST,
  type Owner,
  type RecordStore,
  type RecordStoreName,
  type RecordTransaction,
} from "../../../app/data/record-store.ts";
import { BASE, type ReferenceStore, type StoredTables } from "../../../app/data/reference-store.ts";

export interface MemoryRecords extends RecordStore {
  readonly rows: Map<string, unknown>;
  /** while set, every write fails with this */
  failing: ProblemCode | null;
}

const place = (store: RecordStoreName, owner: Owner, id: string): string =>
  owner === GUEST ? `${store}/${id}` : `${store} of ${owner}/${id}`;

/** A double of IndexedDB for documents: values are cloned in and out, transactions run in sequence, failures on request. */
export function memoryRecords(): MemoryRecords {
  const rows = new Map<string, unknown>();
  let last: Promise<unknown> = Promise.resolve();
  const run = async <T>(writes: boolean, work: (transaction: RecordTransaction) => Promise<Outcome<T>>) => {
    if (writes && double.failing !== null) return failed(double.failing, "asked to fail");
    const now = new Map(rows);
    const outcome = await work({
      read: async (store, owner, id) => structuredClone(now.get(place(store, owner, id))),
      readAll: async (store, owner) => {
        const start = place(store, owner, "");
        return [...now]
          .filter(([key]) => key.startsWith(start))
          .map(([key, value]) => ({ id: key.slice(start.length), value: structuredClone(value) }));
      },
      write: async (store, owner, id, value) => {
        if (value === undefined) now.delete(place(store, owner, id));
        else now.set(place(store, owner, id), structuredClone(value));
      },
      clear: async (store, owner) => {
        for (const key of now.keys()) if (key.startsWith(place(store, owner, ""))) now.delete(key);
      },
    });
    if (!outcome.ok || !writes) return outcome;
    rows.clear();
    for (const [key, value] of now) rows.set(key, value);
    return outcome;
  };
  const double: MemoryRecords = {
    rows,
    failing: null,
    transact: (_stores, mode, work) => {
      const ran = last.then(() => run(mode === "readwrite", work));
      last = ran.catch(() => undefined);
      return ran;
    },
  };
  return double;
}

/** The reference store over two maps, with the real handling of damaged content. */
export function memoryReference(): ReferenceStore & {
  readonly heads: Map<string, unknown>;
  readonly rows: Map<string, unknown>;
  /** committed versions of the base, in order */
  readonly commits: string[];
  /** replaced versions, for results that are pinned to them */
  readonly replacedVersions: string[];
} {
  const heads = new Map<string, unknown>();
  const rows = new Map<string, unknown>();
  const commits: string[] = [];
  const replacedVersions: string[] = [];
  const replace = (region: string, tables: StoredTables): void => {
    for (const key of rows.keys()) if (key.startsWith(`${region}/`)) rows.delete(key);
    for (const [kind, bytes] of tables.kinds) rows.set(`${region}/${kind}`, bytes.slice(0));
    heads.set(region, headOf(tables));
  };
  return {
    heads,
    rows,
    commits,
    replacedVersions,
    read: async () => ok(storedReference([...heads], (region, kind) => rows.get(`${region}/${kind}`))),
    commitBase: async (tables, gaveWay) => {
      replace(BASE, tables);
      commits.push(tables.version);
      if (gaveWay !== null) replacedVersions.push(gaveWay.base.version);
      return ok(null);
    },
    commitRegion: async (region_id, tables) => {
      replace(region_id, tables);
      return ok(null);
    },
  };
}

export function memoryBackups(): BackupStore & { readonly texts: string[]; failing: boolean } {
  const double = {
    texts: [] as string[],
    failing: false,
    keep: async (text: string) => {
      if (double.failing) return failed("quota", "asked to fail");
      double.texts.push(text);
      return ok(null);
    },
    all: async () => ok(double.texts),
  };
  return double;
}

export const memoryArea = (entries: Record<string, string> = {}): FlagArea => {
  const texts = new Map(Object.entries(entries));
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => (texts.set(key, text), true),
    remove: (key) => void texts.delete(key),
    clear: () => texts.clear(),
    entries: () => [...texts],
  };
};

export const memoryFlags = (local: Record<string, string> = {}, session: Record<string, string> = {}): FlagStore => ({
  local: memoryArea(local),
  session: memoryArea(session),
});

/** Storage that is full or blocked. */
export const refusingFlags = (): FlagStore => {
  const refusing = { ...memoryArea({}), write: () => false };
  return { local: refusing, session: refusing };
};

/** The messages between several tabs of one browser. */
export function memoryTabs(): { readonly tab: () => ChangeChannel } {
  const tabs: ((message: ChangeMessage) => void)[][] = [];
  return {
    tab: () => {
      const mine: ((message: ChangeMessage) => void)[] = [];
      tabs.push(mine);
      return {
        post: (message) => tabs.filter((tab) => tab !== mine).forEach((tab) => tab.forEach((hear) => hear(message))),
        listen: (listener) => {
          mine.push(listener);
          return () => void mine.splice(mine.indexOf(listener), 1);
        },
      };
    },
  };
}
