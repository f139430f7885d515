import type { Problem } from "../outcome.ts";
import type { LineDecision, Mergeable } from "./mergeable.ts";

/** Reasons for which the server refuses a document, and which the user can remove. */
export const REFUSAL_CODES = ["account_full", "email_unverified", "too_large", "invalid"] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** A document as the server has it. */
export interface ServerCopy<D> {
  readonly document: D;
  readonly version: number;
  /** when it was last changed, milliseconds since 1970 */
  readonly updated: number;
}

/** A version of the server that this browser has. */
export interface KnownVersion {
  readonly id: string;
  readonly version: number;
}

/** The synchronisation state of a document. */
export interface SyncState<D> {
  /** version of the last acknowledged copy; 0 = none known */
  readonly version: number;
  /** the server does not have the current document */
  readonly unsent: boolean;
  /** the acknowledged copy, kept while `unsent`; null = none */
  readonly base: D | null;
  /** what was sent without an answer yet: it is sent again until the outcome is known */
  readonly sent: D | null;
  /** a delete was sent, so the server may have no copy although `version` says so */
  readonly erased: boolean;
  /** both sides changed the same fields, and the user has to decide; `theirs` null = deleted on the server */
  readonly conflict: {
    readonly theirs: D | null;
    readonly version: number;
    /** when it was changed on the server, milliseconds since 1970; null = deleted there at an unknown time */
    readonly updated: number | null;
    /** the fields that both sides changed differently */
    readonly fields: readonly string[];
    /** deleted here, and changed on the server since: kept until the user decides */
    readonly isDeletedHere: boolean;
  } | null;
  /** why the server refuses it; nothing is sent before it is edited or retried */
  readonly refused: Problem | null;
}

/** A document as this browser stores it. */
export interface SyncRecord<D> {
  /** null = deleted here, and the server does not know it yet */
  readonly document: D | null;
  /** when it was last edited, milliseconds since 1970 */
  readonly changed: number;
  /** null = a guest's document, which is never synchronised */
  readonly sync: SyncState<D> | null;
}

/** The next request to the server. */
export type Sending<D> =
  | { readonly kind: "save"; readonly document: D; readonly version: number }
  | { readonly kind: "delete"; readonly version: number };

const NEW: SyncState<never> = {
  version: 0,
  unsent: true,
  base: null,
  sent: null,
  erased: false,
  conflict: null,
  refused: null,
};

const clean = <D>(document: D, changed: number, version: number): SyncRecord<D> => ({
  document,
  changed,
  sync: { ...NEW, version, unsent: false },
});

/** The record after a create or edit, which also cancels a delete that is in conflict. A guest's has no sync state. */
export function edited<D>(
  before: SyncRecord<D> | null,
  document: D,
  changed: number,
  owner: "guest" | "user",
): SyncRecord<D> {
  if (owner === "guest") return { document, changed, sync: null };
  const sync = before?.sync ?? NEW;
  const base = sync.unsent ? sync.base : (before?.document ?? null);
  const conflict = sync.conflict?.isDeletedHere ? null : sync.conflict;
  return { document, changed, sync: { ...sync, unsent: true, base, conflict, refused: null } };
}

/**
 * The record after saving a whole document that was opened as `from`: changes since then, by another tab or the server's list,
 * are merged. If both changed the same field and the other change is the server's, the user has to decide.
 */
export function savedOver<D>(
  before: SyncRecord<D>,
  document: D,
  from: D,
  changed: number,
  mergeable: Mergeable<D>,
): SyncRecord<D> {
  const { document: now, sync } = before;
  const owner = sync === null ? "guest" : "user";
  if (now === null || mergeable.equal(now, from)) return edited(before, document, changed, owner);
  const { merged, fields } = mergeable.merge(from, document, now);
  const record = edited(before, merged, changed, owner);
  if (fields.length === 0 || sync === null || sync.unsent || record.sync === null) return record;
  const conflict = { theirs: now, version: sync.version, updated: before.changed, fields, isDeletedHere: false };
  return { ...record, sync: { ...record.sync, base: from, conflict } };
}

/** The record after a delete; null = remove the record, because the server never had the document. */
export function deleted<D>(before: SyncRecord<D>, changed: number): SyncRecord<D> | null {
  const { sync } = before;
  if (sync === null) return null;
  const isUnknownToServer = sync.version === 0 && sync.sent === null && !sync.erased;
  if (isUnknownToServer) return null;
  const base = sync.unsent ? sync.base : before.document;
  return { document: null, changed, sync: { ...sync, unsent: true, base, conflict: null, refused: null } };
}

/**
 * The next request, and the record to store before it is sent, so that a lost reply is recognised later. null = nothing to
 * send now. A version whose outcome is unknown is sent again unchanged.
 */
export function nextRequest<D>(
  record: SyncRecord<D>,
): { readonly record: SyncRecord<D>; readonly sending: Sending<D> } | null {
  const { document, sync } = record;
  if (sync === null || !sync.unsent || sync.conflict !== null) return null;
  // of a refused document only the mark is sent
  if (sync.refused !== null && sync.sent === null) return null;
  if (document === null) {
    const { version } = sync;
    return { record: { ...record, sync: { ...sync, erased: true } }, sending: { kind: "delete", version } };
  }
  const sent = sync.sent ?? document;
  return {
    record: { ...record, sync: { ...sync, sent } },
    sending: { kind: "save", document: sent, version: sync.version },
  };
}

/** The record after the server has acknowledged what was sent, with this version. */
export function afterAcknowledgement<D>(
  record: SyncRecord<D>,
  version: number,
  { equal }: Mergeable<D>,
): SyncRecord<D> {
  const { document, sync } = record;
  if (sync === null || sync.sent === null) return record;
  const acknowledgedSync = { ...sync, version, base: sync.sent, sent: null, erased: false };
  if (document === null || !equal(document, sync.sent)) return { ...record, sync: acknowledgedSync };
  return clean(document, record.changed, version);
}

/** The record after the server has deleted the document; null = remove the record. */
export function afterServerDelete<D>(record: SyncRecord<D>): SyncRecord<D> | null {
  if (record.document === null || record.sync === null) return null;
  // it was restored here meanwhile
  return { ...record, sync: { ...NEW } };
}

/** Deleted here, but changed on the server since: shows theirs again, as a conflict. */
const askedToDelete = <D>({ document: theirs, version, updated }: ServerCopy<D>): SyncRecord<D> => ({
  document: theirs,
  changed: updated,
  sync: { ...NEW, version, base: theirs, conflict: { theirs, version, updated, fields: [], isDeletedHere: true } },
});

/**
 * The record after the server has answered with its current copy, because it is not the version that was named; `copy` null = it
 * has none. Merges both sides, or makes a conflict. null = remove the record.
 */
export function afterServerCopy<D>(
  record: SyncRecord<D>,
  copy: ServerCopy<D> | null,
  mergeable: Mergeable<D>,
): SyncRecord<D> | null {
  const { document, sync } = record;
  if (sync === null) return record;
  const theirs = copy?.document ?? null;
  const version = copy?.version ?? 0;
  if (theirs !== null && sync.sent !== null && mergeable.equal(theirs, sync.sent)) {
    return afterAcknowledgement(record, version, mergeable);
  }
  const answered = { ...sync, sent: null };
  if (copy === null || theirs === null) {
    if (document === null) return null;
    if (sync.erased || sync.version === 0) return { ...record, sync: { ...NEW } };
    const conflict = { theirs: null, version: 0, updated: null, fields: [], isDeletedHere: false };
    return { ...record, sync: { ...answered, conflict } };
  }
  if (document === null) {
    // theirs is the version deleted here: the delete is sent again
    if (sync.base !== null && mergeable.equal(theirs, sync.base)) {
      return { ...record, sync: { ...answered, version, base: theirs } };
    }
    return askedToDelete(copy);
  }
  if (mergeable.equal(theirs, document)) return clean(document, record.changed, version);
  const { updated } = copy;
  const base = sync.sent === null ? sync.base : mergeable.ancestor(sync.base, sync.sent, theirs);
  const { merged, fields } = mergeable.merge(base, document, theirs);
  if (fields.length > 0) {
    const conflict = { theirs, version, updated, fields, isDeletedHere: false };
    return { ...record, sync: { ...answered, base, conflict } };
  }
  if (mergeable.equal(merged, theirs)) return clean(theirs, updated, version);
  return { ...record, document: merged, sync: { ...answered, version, base: theirs, erased: false } };
}

/** Of a record that is too large for the server: the server's own copy is sent with a mark, so that other devices can tell. */
export function withMark<D>(record: SyncRecord<D>, { marked }: Mergeable<D>): SyncRecord<D> {
  const { document, sync, changed } = record;
  if (sync?.refused?.code !== "too_large" || document === null || sync.base === null || sync.conflict) return record;
  const copy = marked?.(sync.base, changed) ?? null;
  return copy === null ? record : { ...record, sync: { ...sync, sent: copy } };
}

/** The record after a refusal by the server. */
export function afterRefusal<D>(record: SyncRecord<D>, problem: Problem, mergeable: Mergeable<D>): SyncRecord<D> {
  if (record.sync === null) return record;
  const sync = { ...record.sync, sent: null };
  // only the mark was refused: do not send it again
  if (sync.refused !== null) return { ...record, sync };
  return withMark({ ...record, sync: { ...sync, refused: problem } }, mergeable);
}

/** The record after the user asks to retry a refused document. */
export const afterRetry = <D>(record: SyncRecord<D>): SyncRecord<D> =>
  record.sync === null ? record : { ...record, sync: { ...record.sync, refused: null } };

/**
 * The record after the server has listed this copy. Unsent changes stay: sending them settles the rest. Exception: the listed copy
 * has the version of the base but another content, because a restored backup of the server repeats version numbers.
 */
export function listed<D>(
  record: SyncRecord<D> | null,
  copy: ServerCopy<D>,
  mergeable: Mergeable<D>,
): SyncRecord<D> | null {
  const { document: theirs, version, updated } = copy;
  if (record === null || record.sync === null) return clean(theirs, updated, version);
  const { document, sync } = record;
  const isSameVersion = sync.version === version;
  if (!sync.unsent) {
    const isKnown = isSameVersion && document !== null && mergeable.looksLike(document, theirs);
    return isKnown ? record : clean(theirs, updated, version);
  }
  if (!isSameVersion || sync.base === null || mergeable.looksLike(sync.base, theirs)) return record;
  return mergeable.isWhole(theirs) ? afterServerCopy(record, copy, mergeable) : record;
}

/** The record after a list of the server that lacks it; null = remove it. */
export const afterMissingFromList = <D>(record: SyncRecord<D>): SyncRecord<D> | null =>
  record.sync !== null && !record.sync.unsent ? null : record;

/**
 * The record after the user's decision on a conflict: the fields in conflict from one side, everything else merged. Fields that
 * were edited after the question and differ on the server become a new conflict: nothing is decided unseen.
 */
export function resolved<D>(
  record: SyncRecord<D>,
  keep: "mine" | "theirs" | LineDecision,
  now: number,
  mergeable: Mergeable<D>,
): SyncRecord<D> | null {
  const { document, sync } = record;
  if (sync === null || sync.conflict === null || document === null) return record;
  const { theirs, version, isDeletedHere } = sync.conflict;
  if (theirs === null) return keep === "theirs" ? null : { ...record, sync: { ...NEW } };
  if (isDeletedHere && keep === "mine") return deleted(record, now);
  const { merged, fields } =
    typeof keep === "object" && mergeable.mergeLines !== undefined
      ? mergeable.mergeLines(sync.base, document, theirs, keep)
      : keep === "theirs"
        ? mergeable.merge(sync.base, theirs, document)
        : mergeable.merge(sync.base, document, theirs);
  if (fields.some((field) => !sync.conflict?.fields.includes(field)))
    return { ...record, sync: { ...sync, conflict: { ...sync.conflict, fields } } };
  if (mergeable.equal(merged, theirs)) return clean(theirs, now, version);
  return { document: merged, changed: now, sync: { ...NEW, version, base: theirs } };
}

/** The record with the server's document in conflict only. null = it was deleted there */
export const keptTheirs = <D>(record: SyncRecord<D>, now: number): SyncRecord<D> | null => {
  const conflict = record.sync?.conflict;
  if (!conflict) return record;
  return conflict.theirs === null ? null : clean(conflict.theirs, now, conflict.version);
};
