import type { ChangeChannel } from "../change-channel.ts";
import { failed, ok, type Done, type Outcome } from "../outcome.ts";
import { GUEST, type Owner, type RecordStore, type RecordTransaction } from "../record-store.ts";
import { markOutbox } from "../sync/outbox.ts";
import { deleted, edited, savedOver, type KnownVersion, type SyncRecord } from "../sync/sync-record.ts";
import type { DocumentKind } from "./document-kind.ts";
import { MARK_STORES, isStillOwned } from "./owned-work.ts";
import { readStored, storedRecord } from "./stored-record.ts";

/** A document that is not deleted, with its synchronisation state. */
export interface KeptDocument<D> {
  readonly document: D;
  /** milliseconds since 1970 */
  readonly changed: number;
  readonly sync: SyncRecord<D>["sync"];
}

/** A stored record that cannot be parsed: it stays in the store, and its text is kept for export. */
export interface UnreadableRecord {
  /** the object store or storage key */
  readonly place: string;
  readonly key: string;
  readonly text: string;
}

interface DocumentList<D> {
  readonly documents: readonly KeptDocument<D>[];
  readonly unreadable: readonly UnreadableRecord[];
}

/** Changes a record within one transaction; `undefined` = leave it as it is. */
export type RecordChange<D> = (
  record: SyncRecord<D> | null,
  transaction: RecordTransaction,
) => Outcome<SyncRecord<D> | null | undefined> | Promise<Outcome<SyncRecord<D> | null | undefined>>;

/**
 * The documents of one kind in this browser, parsed when written and when read. Every write is one transaction over the
 * document, its copies of the server's versions, and its outbox item.
 */
export interface Documents<D> {
  readonly kind: DocumentKind<D>;
  readonly list: (owner: Owner) => Promise<Outcome<DocumentList<D>>>;
  /** null = none, or unreadable */
  readonly read: (owner: Owner, id: string) => Promise<Outcome<KeptDocument<D> | null>>;
  /**
   * Writes a whole document; one of the same id is replaced.
   *
   * @param from the document when the editor opened it; changes since then are merged
   */
  readonly put: (owner: Owner, document: D, changed: number, from?: D) => Done;
  /** Changes the stored document. `not_found` if it was deleted meanwhile. */
  readonly edit: (
    owner: Owner,
    id: string,
    change: (current: D, transaction: RecordTransaction) => D | Promise<D>,
    changed: number,
  ) => Done;
  readonly remove: (owner: Owner, id: string, changed: number) => Done;
  /** Undoes a delete. A document that another device has changed and brought back stays as it is. */
  readonly restore: (owner: Owner, document: D, changed: number) => Done;
  /** For the synchronisation: any change of the record, with its large parts loaded if `whole`. Sends no message. */
  readonly change: (owner: Owner, id: string, change: RecordChange<D>, whole?: "whole") => Done;
  /** For the synchronisation: the versions of the server that this browser has, also of deleted documents. */
  readonly versions: (owner: Owner) => Promise<Outcome<readonly KnownVersion[]>>;
  /** For the synchronisation: changes many records at once, `null` removes. Sends no message. */
  readonly changeAll: (
    owner: Owner,
    changes: (records: ReadonlyMap<string, SyncRecord<D>>) => ReadonlyMap<string, SyncRecord<D> | null>,
  ) => Done;
}

const textOf = (value: unknown): string => {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    // not valid JSON (a BigInt, a cycle): use its string form
    return String(value);
  }
};

/** The record as a document; null = deleted. */
const keptOf = <D>({ document, changed, sync }: SyncRecord<D>): KeptDocument<D> | null =>
  document === null ? null : { document, changed, sync };

/** The documents of a kind in a store; changes by the user are posted to the channel. */
export function openDocuments<D>(records: RecordStore, channel: ChangeChannel, kind: DocumentKind<D>): Documents<D> {
  const { store, parts } = kind;
  const side = parts === undefined ? [] : [parts.store];

  /** Null = none, or unreadable. */
  const recordIn = async (transaction: RecordTransaction, owner: Owner, id: string): Promise<SyncRecord<D> | null> => {
    const value = await transaction.read(store, owner, id);
    const stored = value === undefined ? null : readStored(kind, id, value);
    return stored?.ok === true ? stored.value : null;
  };

  const storesOf = (owner: Owner) => [store, ...side, ...(owner === GUEST ? [] : MARK_STORES)];

  /** Writes a record, its large parts and its outbox item. */
  const write = async (
    transaction: RecordTransaction,
    owner: Owner,
    id: string,
    before: SyncRecord<D> | null,
    next: SyncRecord<D> | null,
  ): Promise<void> => {
    const after = parts ? await parts.keep(transaction, owner, before, next) : next;
    await transaction.write(store, owner, id, after === null ? undefined : storedRecord(kind, after));
    if (owner !== GUEST) await markOutbox(transaction, owner, { kind: kind.kind, id }, after);
  };

  const change: Documents<D>["change"] = (owner, id, change, whole) =>
    records.transact(storesOf(owner), "readwrite", async (transaction): Done => {
      const owned = await isStillOwned(transaction, owner);
      if (!owned.ok) return owned;
      const record = await recordIn(transaction, owner, id);
      const before = record !== null && whole && parts ? await parts.fill(transaction, owner, record) : record;
      const next = await change(before, transaction);
      if (!next.ok) return next;
      if (next.value !== undefined) await write(transaction, owner, id, record, next.value);
      return ok(null);
    });

  /** A change by the user, announced to other tabs. */
  const changeAndAnnounce = async (owner: Owner, id: string, changed: RecordChange<D>): Done => {
    const outcome = await change(owner, id, changed);
    if (outcome.ok) channel.post({ about: "document", owner, kind: kind.kind, id });
    return outcome;
  };

  /** Parses a document and checks that its id is the given one. */
  const checked = (id: string, document: D): Outcome<D> => {
    const parsed = kind.parse(document);
    if (parsed.ok && kind.idOf(parsed.value) !== id) return failed("invalid", "the id may not change");
    return parsed;
  };

  /** The record after the user has changed its document, which is checked first. */
  const changedTo = (
    before: SyncRecord<D> | null,
    owner: Owner,
    id: string,
    document: D,
    changed: number,
  ): Outcome<SyncRecord<D>> => {
    const parsed = checked(id, document);
    return parsed.ok ? ok(edited(before, parsed.value, changed, owner === GUEST ? "guest" : "user")) : parsed;
  };

  return {
    kind,
    list: async (owner) => {
      const all = await records.transact([store], "readonly", async (transaction) =>
        ok(await transaction.readAll(store, owner)),
      );
      if (!all.ok) return all;
      const documents: KeptDocument<D>[] = [];
      const unreadable: UnreadableRecord[] = [];
      for (const { id, value } of all.value) {
        const stored = readStored(kind, id, value);
        const kept = stored.ok ? keptOf(stored.value) : null;
        if (kept !== null) documents.push(kept);
        if (!stored.ok) unreadable.push({ place: store, key: id, text: textOf(value) });
      }
      return ok({ documents, unreadable });
    },
    read: (owner, id) =>
      records.transact([store], "readonly", async (transaction) => {
        const record = await recordIn(transaction, owner, id);
        return ok(record === null ? null : keptOf(record));
      }),
    put: (owner, document, changed, from) => {
      const id = kind.idOf(document);
      return changeAndAnnounce(owner, id, (before) => {
        if (before === null || from === undefined) return changedTo(before, owner, id, document, changed);
        const parsed = checked(id, document);
        return parsed.ok ? ok(savedOver(before, parsed.value, from, changed, kind.mergeable)) : parsed;
      });
    },
    edit: (owner, id, apply, changed) =>
      changeAndAnnounce(owner, id, async (before, transaction) => {
        if (before === null || before.document === null) return failed("not_found", id);
        return changedTo(before, owner, id, await apply(before.document, transaction), changed);
      }),
    remove: (owner, id, changed) =>
      changeAndAnnounce(owner, id, (before) => {
        // an unreadable record is removed too
        if (before === null || before.document === null) return ok(before === null ? null : undefined);
        return ok(deleted(before, changed));
      }),
    restore: (owner, document, changed) => {
      const id = kind.idOf(document);
      return changeAndAnnounce(owner, id, (before) => {
        if (before?.document) return changedTo(before, owner, id, before.document, before.changed);
        return changedTo(before, owner, id, document, changed);
      });
    },
    change,
    versions: (owner) =>
      records.transact([store], "readonly", async (transaction) => {
        const stored = await transaction.readAll(store, owner);
        return ok(
          stored.flatMap(({ id, value }) => {
            const record = readStored(kind, id, value);
            const version = record.ok ? (record.value.sync?.version ?? 0) : 0;
            return version === 0 ? [] : [{ id, version }];
          }),
        );
      }),
    changeAll: (owner, changes) =>
      records.transact(storesOf(owner), "readwrite", async (transaction): Done => {
        const owned = await isStillOwned(transaction, owner);
        if (!owned.ok) return owned;
        const stored = await transaction.readAll(store, owner);
        const before = new Map<string, SyncRecord<D>>();
        const damaged = new Map<string, unknown>();
        for (const { id, value } of stored) {
          const record = readStored(kind, id, value);
          if (record.ok) before.set(id, record.value);
          else damaged.set(id, value);
        }
        for (const [id, next] of changes(before)) {
          // an unreadable record is kept under another id for the export
          if (damaged.has(id)) await transaction.write(store, owner, `damaged ${id}`, damaged.get(id));
          await write(transaction, owner, id, before.get(id) ?? null, next);
        }
        return ok(null);
      }),
  };
}
