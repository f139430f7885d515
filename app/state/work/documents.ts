import { atom, type Atom } from "jotai";
import type { EntityKind } from "../../../edge-api/contract/entities.ts";
import type { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import type { Documents, KeptDocument } from "../../data/documents/documents.ts";
import type { UserWork } from "../../data/documents/user-work.ts";
import type { JournalEdit } from "../../data/edit-journal.ts";
import type { UnreadableRecord } from "../../data/unreadable-record.ts";
import { atomFamily } from "../core/atom-family.ts";
import type { Outcome } from "../core/outcome.ts";
import { ownerNowAtom, type Owner } from "../core/owner.ts";
import { noteCreationAtom, noteEditAtom } from "./edit-journal.ts";
import { saveAtom, whyUnstoredAtom, writeQueueAtom } from "./save-state.ts";
import { openSafely, servicesAtom, type Services } from "../core/services.ts";
import { offerUndoAtom } from "./undo.ts";

/** One kind of document as screens see it. */
interface ShownKind<D, S> {
  readonly kind: EntityKind;
  readonly documents: (work: UserWork) => Documents<D>;
  readonly idOf: (document: D) => string;
  readonly nameOf: (document: D) => string;
  readonly show: (kept: KeptDocument<D>) => S;
  /** what the fields of a conflict are paths in */
  readonly fieldsOf?: (document: D) => unknown;
  /** what is noted of one that is made, until the store has it; else the whole of it */
  readonly notedOf?: (document: D) => readonly [document: unknown, table: EntryTable | undefined];
}

export interface DocumentEntry<D, S> {
  readonly kept: KeptDocument<D>;
  readonly shown: S;
}

/** One field that both sides changed differently. */
export interface ConflictField {
  /** the path within the document: `food_id`, `weights.climate`, `entries` */
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** A document that was changed here and on another device in the same fields, or deleted on one of the two. */
export interface Conflict {
  readonly kind: EntityKind;
  readonly id: string;
  /** as it is here */
  readonly name: string;
  /** when it was last edited here, milliseconds since 1970 */
  readonly changed: number;
  /** when it was changed there; null = it was deleted there */
  readonly changedThere: number | null;
  readonly isDeletedThere: boolean;
  /** it was deleted here, and is still there */
  readonly isDeletedHere: boolean;
  readonly fields: readonly ConflictField[];
}

/** What stands at a path of own keys. */
const valueAt = (document: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((part, key) => Object.getOwnPropertyDescriptor(Object(part), key)?.value, document);

const OK: Outcome<null> = { ok: true, value: null };

const NOTHING = (): void => undefined;

/** Refusals are final: what the store holds comes back on screen. Everything else stays pending and is tried again. */
export const isRefusal = (outcome: Outcome<null>): boolean =>
  !outcome.ok && ["invalid", "not_found", "session_ended"].includes(outcome.problem.code);

/**
 * Nouns and verbs of one kind of document: shown at once, written in one transaction, heard by the other tabs, kept in
 * memory while the store refuses. Base atoms stay in here.
 */
export function documentAtoms<D, S>(shownKind: ShownKind<D, S>) {
  const { kind, documents, idOf, nameOf, show, fieldsOf = (document: D): unknown => document } = shownKind;
  const { notedOf = (document: D) => [document, undefined] as const } = shownKind;
  const entriesAtom = atom<ReadonlyMap<string, DocumentEntry<D, S>>>(new Map());
  const unreadableAtom = atom<readonly UnreadableRecord[]>([]);
  /** documents that another tab has changed while an edit of ours was on its way */
  const changedDuringWriteAtom = atom(() => new Set<string>());
  const queueKey = (id: string): string => `${kind}/${id}`;

  const withDocuments = async <T>(
    services: Services,
    run: (documents: Documents<D>) => Promise<Outcome<T>>,
  ): Promise<Outcome<T>> => {
    const opened = await openSafely(services);
    return opened.ok ? run(documents(opened.value.work)) : opened;
  };

  /** Changes of fields with what they were made on. */
  const noted = (
    before: D,
    id: string,
    changes: Readonly<Record<string, unknown>> | undefined,
    note: (edit: JournalEdit) => () => void,
  ): (() => void) => {
    if (changes === undefined || kind === "product" || kind === "food") return NOTHING;
    const fields = Object.entries(changes).map(
      ([name, now]) => [name, { was: valueAt(fieldsOf(before), name), now }] as const,
    );
    return note({ kind, id, fields: Object.fromEntries(fields) });
  };

  const showAtom = atom(null, (get, set, id: string, kept: KeptDocument<D> | null) => {
    const entries = new Map(get(entriesAtom));
    if (kept === null) entries.delete(id);
    else entries.set(id, { kept, shown: show(kept) });
    set(entriesAtom, entries);
  });

  /** Shows what the store holds now, unless an edit of ours is still on its way there: then afterwards. */
  const rereadAtom = atom(null, async (get, set, owner: Owner, id: string) => {
    if (get(ownerNowAtom) !== owner) return;
    const queue = get(writeQueueAtom);
    const changedDuringWrite = get(changedDuringWriteAtom);
    if (queue.waits(queueKey(id))) {
      changedDuringWrite.add(id);
      return;
    }
    const stored = await withDocuments(get(servicesAtom), (documents) => documents.read(owner, id));
    if (queue.waits(queueKey(id))) changedDuringWrite.add(id);
    else if (stored.ok && get(ownerNowAtom) === owner) set(showAtom, id, stored.value);
  });

  /** Puts a write in the document's line and shows what came of it. What was noted of it is forgotten once it is decided. */
  const writeAtom = atom(
    null,
    async (
      get,
      set,
      owner: Owner,
      id: string,
      forgetNote: () => void,
      write: (documents: Documents<D>) => Promise<Outcome<null>>,
    ): Promise<Outcome<null>> => {
      const services = get(servicesAtom);
      const outcome = await set(saveAtom, owner, queueKey(id), async () => {
        const written = await withDocuments(services, write);
        if (written.ok || isRefusal(written)) forgetNote();
        return written;
      });
      const refused = isRefusal(outcome);
      const overtaken = get(changedDuringWriteAtom).delete(id);
      if (refused || overtaken) await set(rereadAtom, owner, id);
      return refused ? outcome : OK;
    },
  );

  const loadAtom = atom(null, async (get, set, owner: Owner): Promise<Outcome<null>> => {
    const list = await withDocuments(get(servicesAtom), (documents) => documents.list(owner));
    if (!list.ok) return list;
    if (get(ownerNowAtom) !== owner) return OK;
    const queue = get(writeQueueAtom);
    const before = get(entriesAtom);
    const stored = list.value.documents.filter(({ document }) => !queue.waits(queueKey(idOf(document))));
    set(
      entriesAtom,
      new Map([
        ...stored.map((kept) => [idOf(kept.document), { kept, shown: show(kept) }] as const),
        ...[...before].filter(([id]) => queue.waits(queueKey(id))),
      ]),
    );
    set(unreadableAtom, list.value.unreadable);
    return OK;
  });

  /** @param from what the document was begun on, where it was open for longer: changes since then are joined */
  const putAtom = atom(null, async (get, set, document: D, from?: D): Promise<Outcome<null>> => {
    const [owner, changed, id] = [get(ownerNowAtom), get(servicesAtom).now(), idOf(document)];
    const before = get(entriesAtom).get(id)?.kept;
    set(showAtom, id, { document, changed, sync: before?.sync ?? null });
    // an editor keeps what it changes of one that is there
    const forgetNote = before === undefined ? set(noteCreationAtom, kind, id, ...notedOf(document)) : NOTHING;
    const written = await set(writeAtom, owner, id, forgetNote, (documents) =>
      documents.put(owner, document, changed, from),
    );
    if (from !== undefined && written.ok) await set(rereadAtom, owner, id);
    return written;
  });

  /**
   * `changes` are noted beside the store until they are in it. `write` stands in where a change is more than one of the stored
   * document.
   */
  const editAtom = atom(
    null,
    async (
      get,
      set,
      id: string,
      change: (current: D) => D,
      changes?: Readonly<Record<string, unknown>>,
      write?: (documents: Documents<D>, owner: Owner, changed: number) => Promise<Outcome<null>>,
    ): Promise<Outcome<null>> => {
      const before = get(entriesAtom).get(id)?.kept;
      if (before === undefined) return { ok: false, problem: { code: "not_found", detail: id } };
      const [owner, changed] = [get(ownerNowAtom), get(servicesAtom).now()];
      set(showAtom, id, { ...before, document: change(before.document), changed });
      const forgetNote = noted(before.document, id, changes, (edit) => set(noteEditAtom, edit));
      return set(writeAtom, owner, id, forgetNote, (documents) =>
        write === undefined ? documents.edit(owner, id, change, changed) : write(documents, owner, changed),
      );
    },
  );

  /** Notes that one is removed, before it is asked for what an undo needs. */
  const noteRemovalAtom = atom(null, (get, set, id: string): (() => void) => {
    const before = get(entriesAtom).get(id)?.kept;
    if (before === undefined) return NOTHING;
    const { changed, sync } = before;
    return set(noteEditAtom, { kind: "removed", of: kind, id, changed, version: sync?.version ?? 0 });
  });

  /** @param restorable what an undo brings back */
  const removeAtom = atom(null, async (get, set, id: string, restorable?: D): Promise<void> => {
    const before = get(entriesAtom).get(id)?.kept;
    if (before === undefined) return;
    const [owner, changed] = [get(ownerNowAtom), get(servicesAtom).now()];
    const forgetNote = set(noteRemovalAtom, id);
    set(showAtom, id, null);
    const restore = async (): Promise<void> => {
      if (get(ownerNowAtom) !== owner) return;
      const document = restorable ?? before.document;
      set(showAtom, id, { ...before, document });
      const forgetReturn = set(noteCreationAtom, kind, id, ...notedOf(document));
      const restored = await set(writeAtom, owner, id, forgetReturn, (documents) =>
        documents.restore(owner, document, before.changed),
      );
      if (restored.ok) await set(rereadAtom, owner, id);
    };
    if (kind !== "mapping") set(offerUndoAtom, kind, id, nameOf(before.document), restore);
    await set(writeAtom, owner, id, forgetNote, (documents) => documents.remove(owner, id, changed));
  });

  return {
    kind,
    entriesAtom: atom((get) => get(entriesAtom)),
    /** the document of this id, or null; the same atom for the same id */
    byId: atomFamily((id): Atom<S | null> => atom((get) => get(entriesAtom).get(id)?.shown ?? null)),
    /** documents that wait for a decision */
    conflictsAtom: atom((get): readonly Conflict[] =>
      [...get(entriesAtom)].flatMap(([id, { kept }]) => {
        const conflict = kept.sync?.conflict;
        if (!conflict) return [];
        const { document, changed } = kept;
        const { theirs, isDeletedHere } = conflict;
        const fields = conflict.fields.map((field) => ({
          field,
          mine: valueAt(fieldsOf(document), field),
          theirs: theirs === null ? undefined : valueAt(fieldsOf(theirs), field),
        }));
        const there = { changedThere: conflict.updated, isDeletedThere: theirs === null, isDeletedHere };
        return [{ kind, id, name: nameOf(document), changed, ...there, fields }];
      }),
    ),
    /** documents that stand on screen otherwise than in the store, which did not take them */
    unstoredAtom: atom((get): readonly S[] => {
      if (get(whyUnstoredAtom) === null) return [];
      const queue = get(writeQueueAtom);
      return [...get(entriesAtom)].flatMap(([id, { shown }]) => (queue.waits(queueKey(id)) ? [shown] : []));
    }),
    /** documents in the store that could not be read; they stay there (requirement 24) */
    unreadableAtom: atom((get) => get(unreadableAtom)),
    loadAtom,
    rereadAtom,
    putAtom,
    editAtom,
    /** what a write has found out about a document that is on screen */
    amendAtom: atom(null, (get, set, id: string, amend: (document: D) => D) => {
      const kept = get(entriesAtom).get(id)?.kept;
      if (kept !== undefined) set(showAtom, id, { ...kept, document: amend(kept.document) });
    }),
    noteRemovalAtom,
    removeAtom,
    /** takes everything off the screen */
    forgetAtom: atom(null, (_get, set) => {
      set(entriesAtom, new Map());
      set(unreadableAtom, []);
    }),
  };
}
