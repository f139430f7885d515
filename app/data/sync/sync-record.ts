import type { Problem } from "../outcome.ts";

/** Why a server does not take a document, as far as anybody can do something about it. */
export const REFUSAL_CODES = ["account_full", "email_unverified", "too_large", "invalid"] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** A document as the server holds it. */
export interface ServerCopy<D> {
  readonly document: D;
  readonly version: number;
  /** when it was last changed, milliseconds since 1970 */
  readonly updated: number;
}

/** What is known of a document's copy on the server. */
export interface SyncState<D> {
  /** of the copy that the server acknowledged last; 0 = it has none that we know of */
  readonly version: number;
  /** the server does not have this document as it is here */
  readonly unsent: boolean;
  /** the acknowledged copy, kept while `unsent`; null = none */
  readonly base: D | null;
  /** what was sent and not yet answered for: it is sent again until the outcome is known */
  readonly sent: D | null;
  /** a delete was sent, so that the server may have none although `version` says so */
  readonly erased: boolean;
  /** the same fields were changed here and there: the user decides; `theirs` null = deleted there */
  readonly conflict: {
    readonly theirs: D | null;
    readonly version: number;
    /** when it was changed there, milliseconds since 1970; null = it was deleted there, nobody knows when */
    readonly updated: number | null;
    /** what both changed differently */
    readonly fields: readonly string[];
    /** it was deleted here, and theirs is newer than what was deleted: it is kept until the user has decided */
    readonly isDeletedHere: boolean;
  } | null;
  /** why the server does not take it; nothing is sent before it is edited or tried again */
  readonly refused: Problem | null;
}

/** A document as it lies in this browser. */
export interface SyncRecord<D> {
  /** null = deleted here, and the server does not know yet */
  readonly document: D | null;
  /** when it was last edited, milliseconds since 1970 */
  readonly changed: number;
  /** null = a guest's, which no server knows */
  readonly sync: SyncState<D> | null;
}

/** How documents of a kind compare and combine. */
export interface Mergeable<D> {
  readonly equal: (one: D, other: D) => boolean;
  /** Whether a copy in a list can be this one; `equal` as far as a list tells. */
  readonly looksLike: (one: D, listed: D) => boolean;
  /** Whether a copy in a list has everything. */
  readonly isWhole: (listed: D) => boolean;
  /** What mine and theirs go on from, if theirs may hold some of what was sent. */
  readonly ancestor: (base: D | null, sent: D, theirs: D) => D;
  /** The server's copy with a mark that a version which it does not take is kept on a device; null = it says so already. */
  readonly marked?: (copy: D, since: number) => D | null;
  /** Both changes; `fields` names what both sides changed differently, where `merged` keeps `mine`. */
  readonly merge: (base: D | null, mine: D, theirs: D) => { readonly merged: D; readonly fields: readonly string[] };
}

/** What is asked of the server next. */
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

/** A document created or edited, which withdraws a delete that is asked about. A guest's has no sync state. */
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
 * A whole document saved that was begun on `from`: what was changed in the meantime, by another tab or by a list of the
 * server, is joined. Where both changed the same and the other is the server's, the user is asked.
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

/** A document deleted; null = nothing is left to remember, the server never heard of it. */
export function deleted<D>(before: SyncRecord<D>, changed: number): SyncRecord<D> | null {
  const { sync } = before;
  if (sync === null) return null;
  const unheard = sync.version === 0 && sync.sent === null && !sync.erased;
  if (unheard) return null;
  const base = sync.unsent ? sync.base : before.document;
  return { document: null, changed, sync: { ...sync, unsent: true, base, conflict: null, refused: null } };
}

/**
 * What to send, and the record to keep before it is sent, so that a lost reply is recognised later. null = nothing now.
 * A snapshot whose outcome is unknown goes out again as it was.
 */
export function toSend<D>(
  record: SyncRecord<D>,
): { readonly record: SyncRecord<D>; readonly sending: Sending<D> } | null {
  const { document, sync } = record;
  if (sync === null || !sync.unsent || sync.conflict !== null) return null;
  // of what was refused nothing goes out but the mark
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

/** The server has what was sent, under this version. */
export function acknowledged<D>(record: SyncRecord<D>, version: number, { equal }: Mergeable<D>): SyncRecord<D> {
  const { document, sync } = record;
  if (sync === null || sync.sent === null) return record;
  const heard = { ...sync, version, base: sync.sent, sent: null, erased: false };
  if (document === null || !equal(document, sync.sent)) return { ...record, sync: heard };
  return clean(document, record.changed, version);
}

/** The server has no such document any more, as was asked; null = so it is here too. */
export function erasedThere<D>(record: SyncRecord<D>): SyncRecord<D> | null {
  if (record.document === null || record.sync === null) return null;
  // it was brought back meanwhile
  return { ...record, sync: { ...NEW } };
}

/** Deleted here, and newer there than what was deleted: theirs is back, and the user is asked. */
const askedToDelete = <D>({ document: theirs, version, updated }: ServerCopy<D>): SyncRecord<D> => ({
  document: theirs,
  changed: updated,
  sync: { ...NEW, version, base: theirs, conflict: { theirs, version, updated, fields: [], isDeletedHere: true } },
});

/**
 * The server holds another version than the one that was named; null = it holds none. Answers the record with
 * both sides' changes, or with a conflict. null = nothing is left.
 */
export function serverHas<D>(
  record: SyncRecord<D>,
  copy: ServerCopy<D> | null,
  mergeable: Mergeable<D>,
): SyncRecord<D> | null {
  const { document, sync } = record;
  if (sync === null) return record;
  const theirs = copy?.document ?? null;
  const version = copy?.version ?? 0;
  if (theirs !== null && sync.sent !== null && mergeable.equal(theirs, sync.sent)) {
    return acknowledged(record, version, mergeable);
  }
  const answered = { ...sync, sent: null };
  if (copy === null || theirs === null) {
    if (document === null) return null;
    if (sync.erased || sync.version === 0) return { ...record, sync: { ...NEW } };
    const conflict = { theirs: null, version: 0, updated: null, fields: [], isDeletedHere: false };
    return { ...record, sync: { ...answered, conflict } };
  }
  if (document === null) {
    // what was deleted here is what they have: the delete goes on
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

/** A record that is too large for the server: what the server has is sent again with a mark, so that other devices say so. */
export function withMark<D>(record: SyncRecord<D>, { marked }: Mergeable<D>): SyncRecord<D> {
  const { document, sync, changed } = record;
  if (sync?.refused?.code !== "too_large" || document === null || sync.base === null || sync.conflict) return record;
  const copy = marked?.(sync.base, changed) ?? null;
  return copy === null ? record : { ...record, sync: { ...sync, sent: copy } };
}

/** The server does not take it, and says why. */
export function refusedThere<D>(record: SyncRecord<D>, problem: Problem, mergeable: Mergeable<D>): SyncRecord<D> {
  if (record.sync === null) return record;
  const sync = { ...record.sync, sent: null };
  // the mark alone was refused: it is no reason to send it again
  if (sync.refused !== null) return { ...record, sync };
  return withMark({ ...record, sync: { ...sync, refused: problem } }, mergeable);
}

/** Another attempt at what was refused. */
export const tryAgain = <D>(record: SyncRecord<D>): SyncRecord<D> =>
  record.sync === null ? record : { ...record, sync: { ...record.sync, refused: null } };

/**
 * A list of the server names this copy. What is unsent here stays: the answer to its sending will tell. Unless the very
 * version that it is based on has another content: copies of earlier builds are older than versions that go on after a delete.
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
  return mergeable.isWhole(theirs) ? serverHas(record, copy, mergeable) : record;
}

/** The list of the server does not name it. */
export const unlisted = <D>(record: SyncRecord<D>): SyncRecord<D> | null =>
  record.sync !== null && !record.sync.unsent ? null : record;

/**
 * The user's answer to a conflict; the fields in question as here or as there, everything else as both have it. Fields that were
 * edited only after the question was asked, and that are different there, are asked about in turn: nothing is decided unseen.
 */
export function resolved<D>(
  record: SyncRecord<D>,
  keep: "mine" | "theirs",
  now: number,
  mergeable: Mergeable<D>,
): SyncRecord<D> | null {
  const { document, sync } = record;
  if (sync === null || sync.conflict === null || document === null) return record;
  const { theirs, version, isDeletedHere } = sync.conflict;
  if (theirs === null) return keep === "theirs" ? null : { ...record, sync: { ...NEW } };
  if (isDeletedHere && keep === "mine") return deleted(record, now);
  const { merged, fields } =
    keep === "mine" ? mergeable.merge(sync.base, document, theirs) : mergeable.merge(sync.base, theirs, document);
  if (fields.some((field) => !sync.conflict?.fields.includes(field)))
    return { ...record, sync: { ...sync, conflict: { ...sync.conflict, fields } } };
  if (mergeable.equal(merged, theirs)) return clean(theirs, now, version);
  return { document: merged, changed: now, sync: { ...NEW, version, base: theirs } };
}
