import { atom, type Atom } from "jotai";
import type { EntityKind } from "../../../edge-api/contract/entities.ts";
import type { Documents, KeptDocument, UnreadableRecord } from "../../data/documents/documents.ts";
import type { UserWork } from "../../data/documents/user-work.ts";
import { atomFamily } from "../core/atom-family.ts";
import type { Done, Outcome } from "../core/outcome.ts";
import { ownerNowAtom, type Owner } from "../core/owner.ts";
import { openSectionOfAddedAtom } from "./home-sections.ts";
import { saveAtom, whyUnstoredAtom, writeQueueAtom } from "./save-state.ts";
import { openSafely, servicesAtom, type Services } from "../core/services.ts";
import { offerUndoAtom } from "./undo.ts";

interface ShownKind<D, S> {
  readonly kind: EntityKind;
  readonly documents: (work: UserWork) => Documents<D>;
  readonly idOf: (document: D) => string;
  readonly nameOf: (document: D) => string;
  readonly show: (kept: KeptDocument<D>) => S;
  /** the object that the field paths of a conflict refer to; absent: the document */
  readonly fieldsOf?: (document: D) => unknown;
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

/** A document changed here and on another device in the same fields, or deleted on one of the two. */
export interface Conflict {
  readonly kind: EntityKind;
  readonly id: string;
  readonly name: string;
  /** when it was last edited here, milliseconds since 1970 */
  readonly changed: number;
  /** when it was changed on the server; null = it was deleted there */
  readonly changedThere: number | null;
  readonly isDeletedThere: boolean;
  /** deleted here, and still on the server */
  readonly isDeletedHere: boolean;
  readonly fields: readonly ConflictField[];
}

const valueAt = (document: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((part, key) => Object.getOwnPropertyDescriptor(Object(part), key)?.value, document);

const OK: Outcome<null> = { ok: true, value: null };

/** Whether a problem is final: then the stored document is shown again. Other failures stay pending and are retried. */
const isRefusal = (outcome: Outcome<null>): boolean =>
  !outcome.ok && ["invalid", "not_found", "session_ended"].includes(outcome.problem.code);

/**
 * Atoms and actions of one kind of document. A change is shown at once, written in one transaction, announced to other tabs,
 * and kept in memory while the store refuses it. Base atoms are not exported.
 */
export function documentAtoms<D, S>(shownKind: ShownKind<D, S>) {
  const { kind, documents, idOf, nameOf, show, fieldsOf = (document: D): unknown => document } = shownKind;
  const entriesAtom = atom<ReadonlyMap<string, DocumentEntry<D, S>>>(new Map());
  const unreadableAtom = atom<readonly UnreadableRecord[]>([]);
  /** documents that another tab has changed while a write of this tab was pending */
  const changedDuringWriteAtom = atom(() => new Set<string>());
  const queueKey = (id: string): string => `${kind}/${id}`;

  const withDocuments = async <T>(
    services: Services,
    run: (documents: Documents<D>) => Promise<Outcome<T>>,
  ): Promise<Outcome<T>> => {
    const opened = await openSafely(services);
    return opened.ok ? run(documents(opened.value.work)) : opened;
  };

  const showAtom = atom(null, (get, set, id: string, kept: KeptDocument<D> | null) => {
    const entries = new Map(get(entriesAtom));
    if (kept === null) entries.delete(id);
    else entries.set(id, { kept, shown: show(kept) });
    set(entriesAtom, entries);
  });

  /** Shows the stored document; while a write of this tab is pending, after that write. */
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

  /** Queues a write of a document and shows its outcome. */
  const writeAtom = atom(
    null,
    async (get, set, owner: Owner, id: string, write: (documents: Documents<D>) => Done): Done => {
      const services = get(servicesAtom);
      const outcome = await set(saveAtom, owner, queueKey(id), () => withDocuments(services, write));
      const refused = isRefusal(outcome);
      const changedMeanwhile = get(changedDuringWriteAtom).delete(id);
      if (refused || changedMeanwhile) await set(rereadAtom, owner, id);
      return refused ? outcome : OK;
    },
  );

  const loadAtom = atom(null, async (get, set, owner: Owner): Done => {
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

  /** @param from the document when the editor opened it: later changes by others are merged */
  const putAtom = atom(null, async (get, set, document: D, from?: D): Done => {
    const [owner, changed, id] = [get(ownerNowAtom), get(servicesAtom).now(), idOf(document)];
    const before = get(entriesAtom).get(id)?.kept;
    set(showAtom, id, { document, changed, sync: before?.sync ?? null });
    if (before === undefined) set(openSectionOfAddedAtom, kind);
    const written = await set(writeAtom, owner, id, (documents) => documents.put(owner, document, changed, from));
    if (from !== undefined && written.ok) await set(rereadAtom, owner, id);
    return written;
  });

  /** @param write replaces the standard write, for changes that touch more than the stored document */
  const editAtom = atom(
    null,
    async (
      get,
      set,
      id: string,
      change: (current: D) => D,
      write?: (documents: Documents<D>, owner: Owner, changed: number) => Done,
    ): Done => {
      const before = get(entriesAtom).get(id)?.kept;
      if (before === undefined) return { ok: false, problem: { code: "not_found", detail: id } };
      const [owner, changed] = [get(ownerNowAtom), get(servicesAtom).now()];
      set(showAtom, id, { ...before, document: change(before.document), changed });
      return set(writeAtom, owner, id, (documents) =>
        write === undefined ? documents.edit(owner, id, change, changed) : write(documents, owner, changed),
      );
    },
  );

  /** @param restorable the document that an undo restores; absent: the one shown */
  const removeAtom = atom(null, async (get, set, id: string, restorable?: D): Promise<void> => {
    const before = get(entriesAtom).get(id)?.kept;
    if (before === undefined) return;
    const [owner, changed] = [get(ownerNowAtom), get(servicesAtom).now()];
    set(showAtom, id, null);
    const restore = async (): Promise<void> => {
      if (get(ownerNowAtom) !== owner) return;
      const document = restorable ?? before.document;
      set(showAtom, id, { ...before, document });
      const restored = await set(writeAtom, owner, id, (documents) =>
        documents.restore(owner, document, before.changed),
      );
      if (restored.ok) await set(rereadAtom, owner, id);
    };
    if (kind !== "mapping") set(offerUndoAtom, kind, id, nameOf(before.document), restore);
    await set(writeAtom, owner, id, (documents) => documents.remove(owner, id, changed));
  });

  return {
    kind,
    entriesAtom: atom((get) => get(entriesAtom)),
    /** what is shown, last edited first */
    listAtom: atom((get): readonly S[] =>
      [...get(entriesAtom).values()].toSorted((a, b) => b.kept.changed - a.kept.changed).map(({ shown }) => shown),
    ),
    /** the document of this id, or null; the same atom for the same id */
    byId: atomFamily((id): Atom<S | null> => atom((get) => get(entriesAtom).get(id)?.shown ?? null)),
    /** documents that need a decision */
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
    /** documents on screen that the store did not take */
    unstoredAtom: atom((get): readonly S[] => {
      if (get(whyUnstoredAtom) === null) return [];
      const queue = get(writeQueueAtom);
      return [...get(entriesAtom)].flatMap(([id, { shown }]) => (queue.waits(queueKey(id)) ? [shown] : []));
    }),
    /** stored documents that could not be read; they stay in the store (requirement 24) */
    unreadableAtom: atom((get) => get(unreadableAtom)),
    loadAtom,
    rereadAtom,
    putAtom,
    editAtom,
    /** updates a shown document with what a write has found out */
    amendAtom: atom(null, (get, set, id: string, amend: (document: D) => D) => {
      const kept = get(entriesAtom).get(id)?.kept;
      if (kept !== undefined) set(showAtom, id, { ...kept, document: amend(kept.document) });
    }),
    removeAtom,
    /** clears everything from the screen */
    forgetAtom: atom(null, (_get, set) => {
      set(entriesAtom, new Map());
      set(unreadableAtom, []);
    }),
  };
}
