import type { EntityKind } from "../../../edge-api/contract/entities.ts";
import type { LineConflict } from "../../../workers/engine/portfolio/line-merge.ts";
import type { Api } from "../api.ts";
import type { ChangeMessage } from "../change-channel.ts";
import type { Documents } from "../documents/documents.ts";
import type { PortfolioDocument } from "../documents/portfolio-document.ts";
import { conflictingLines } from "../documents/portfolio-kind.ts";
import type { ReadEntries, UserWork } from "../documents/user-work.ts";
import { failed, ok, type Done, type Outcome, type Problem } from "../outcome.ts";
import type { Owner } from "../record-store.ts";
import type { Upload } from "../upload.ts";
import type { Connection } from "./connection.ts";
import { decideOn, type Decision } from "./decide.ts";
import type { Lock } from "./connection.ts";
import type { OutboxItem } from "./outbox.ts";
import { sendOne, type SendResult } from "./send-one.ts";
import { serverDocuments, type UserAccess } from "./server-documents.ts";
import { afterMissingFromList, afterRetry, listed, type SyncRecord } from "./sync-record.ts";

/** The result of sending everything. `sent`: so many documents; all that is left needs the user. */
export type SendAllResult =
  { readonly kind: "sent"; readonly count: number } | Exclude<SendResult, { readonly kind: "settled" }>;

/** Progress of `pull`. */
export interface PullProgress {
  readonly begins: (kind: EntityKind) => void;
  /** documents of this kind were changed in this browser */
  readonly changed: (kind: EntityKind) => Promise<void>;
}

/** The synchronisation of a user's documents with the server. Never rejects. */
export interface ServerSync {
  /** Sets where tokens come from and where expired ones are reported. */
  readonly admit: (access: UserAccess) => void;
  /**
   * Sends everything that can be sent, oldest first, in one tab at a time.
   *
   * @param report called with the part of a large document that is sent, 0 to 1
   */
  readonly drain: (owner: Owner, report?: (sent: number) => void) => Promise<SendAllResult>;
  /** Merges the server's lists of these kinds below unsent local changes, in this order. */
  readonly pull: (owner: Owner, kinds: readonly EntityKind[], progress: PullProgress) => Done;
  /** Fetches and stores the entries of a portfolio that the server listed without them. */
  readonly fetchEntries: (owner: Owner, id: string) => Promise<Outcome<ReadEntries>>;
  /** Allows everything that was refused to be sent again. */
  readonly forgive: (owner: Owner) => Done;
  readonly decide: (owner: Owner, kind: EntityKind, id: string, decision: Decision) => Done;
  /** The lines in conflict of a portfolio that waits for a decision. */
  readonly conflictingLines: (owner: Owner, id: string) => Promise<Outcome<readonly LineConflict[]>>;
  /** Calls back with each change by this tab's synchronisation. Gives the function that unsubscribes. */
  readonly onChange: (listener: (message: ChangeMessage) => void) => () => void;
  readonly connection: Connection;
}

interface SyncPorts {
  readonly api: Api;
  /** sends large documents; by default nothing is reported */
  readonly upload?: Upload;
  readonly connection: Connection;
  readonly work: UserWork;
  readonly lock: Lock;
  readonly now: () => number;
}

const NOBODY: UserAccess = { tokenOf: () => null, expired: () => undefined };

/** Merges a list that was received; gives the number of documents changed. */
type MergeList = () => Promise<Outcome<number>>;

/** One tab at a time sends and lists for an owner, so that answers are processed in order. */
const lockName = (owner: Owner): string => `tare-sync ${owner}`;

/** The synchronisation over the server's calls and the store of this browser. */
export function serverSync({ api, upload, work, lock, now, connection }: SyncPorts): ServerSync {
  let access: UserAccess = NOBODY;
  const current: UserAccess = {
    tokenOf: (owner) => access.tokenOf(owner),
    expired: (owner, token) => access.expired(owner, token),
  };
  const server = serverDocuments(api, current, upload);
  const listeners = new Set<(message: ChangeMessage) => void>();

  const announce = (message: ChangeMessage): void => {
    work.channel.post(message);
    for (const listener of listeners) listener(message);
  };

  /** Calls `run` with the documents of a kind; each kind has its own document type. */
  const withKind = <T>(kind: EntityKind, run: <D>(documents: Documents<D>) => Promise<T>): Promise<T> => {
    switch (kind) {
      case "comparison":
        return run(work.comparison);
      case "portfolio":
        return run(work.portfolio);
      case "product":
        return run(work.product);
      case "food":
        return run(work.food);
      case "mapping":
        return run(work.mapping);
    }
  };

  const drainLocked = async (owner: Owner, report?: (sent: number) => void): Promise<SendAllResult> => {
    /** documents that the server could not take now; the others are sent meanwhile */
    const skipped = new Map<string, SendResult>();
    let tried: OutboxItem | undefined;
    let count = 0;
    for (;;) {
      const outbox = await work.outbox(owner);
      if (!outbox.ok) return { kind: "not_stored", problem: outbox.problem };
      const isLeft = outbox.value.some(({ kind, id }) => kind === tried?.kind && id === tried.id);
      if (tried !== undefined && !isLeft) count += 1;
      const next = outbox.value.find(({ kind, id, waitsFor }) => waitsFor === null && !skipped.has(`${kind}/${id}`));
      if (next === undefined) break;
      tried = next;
      const { kind, id } = next;
      const end = await withKind(kind, (documents) => sendOne({ api: server, report }, documents, owner, id));
      if (end.kind === "settled") announce({ about: "document", owner, kind, id });
      else if (end.kind === "later" && end.problem.code === "bad_reply") {
        skipped.set(`${kind}/${id}`, end);
      } else return end;
    }
    for (const end of skipped.values()) if (end.kind !== "settled") return end;
    return { kind: "sent", count };
  };

  /** Requests the server's list of a kind; the result merges it below unsent local changes. */
  const listLocked = async <D>(owner: Owner, documents: Documents<D>): Promise<Outcome<MergeList>> => {
    const { kind } = documents;
    const versions = await documents.versions(owner);
    if (!versions.ok) return versions;
    const list = await server.list(owner, kind, versions.value);
    if (!list.ok) return list;
    const copies = list.value;
    return ok(async () => {
      if (copies === "unchanged") return ok(0);
      const changes = new Map<string, SyncRecord<D> | null>();
      const folded = await documents.changeAll(owner, (records) => {
        const named = new Set<string>();
        for (const copy of copies) {
          const id = kind.idOf(copy.document);
          named.add(id);
          const before = records.get(id) ?? null;
          const after = listed(before, copy, kind.mergeable);
          if (after !== before) changes.set(id, after);
        }
        for (const [id, record] of records) {
          if (!named.has(id) && afterMissingFromList(record) === null) changes.set(id, null);
        }
        return changes;
      });
      if (!folded.ok) return folded;
      if (changes.size > 0) announce({ about: "kind", owner, kind: kind.kind });
      return ok(changes.size);
    });
  };

  const pullLocked = async (owner: Owner, kinds: readonly EntityKind[], progress: PullProgress) => {
    // requested together, merged in order: kinds that others refer to come first
    const lists = kinds.map((kind) => ({ kind, list: withKind(kind, (documents) => listLocked(owner, documents)) }));
    for (const { kind, list } of lists) {
      progress.begins(kind);
      const merge = await list;
      if (!merge.ok) return merge;
      const merged = await merge.value();
      if (!merged.ok) return merged;
      if (merged.value > 0) await progress.changed(kind);
    }
    return ok(null);
  };

  const fetchLocked = async (owner: Owner, id: string): Promise<Outcome<ReadEntries>> => {
    const whole = await server.whole(owner, work.portfolio.kind, id);
    if (!whole.ok) return whole;
    const copy = whole.value;
    const kept = await work.portfolio.change(owner, id, (record) => {
      if (record === null) return ok(undefined);
      if (copy === null) return ok(afterMissingFromList(record));
      return ok(withEntries(record, copy.document, copy.version));
    });
    announce({ about: "document", owner, kind: "portfolio", id });
    if (!kept.ok) return kept;
    const entries = await work.entries(owner, id);
    if (!entries.ok) return entries;
    return entries.value === null ? failed("bad_reply", `${id} has no entries`) : ok(entries.value);
  };

  return {
    admit: (given) => {
      access = given;
    },
    drain: (owner, report) => lock(lockName(owner), () => drainLocked(owner, report)),
    pull: (owner, kinds, progress) => lock(lockName(owner), () => pullLocked(owner, kinds, progress)),
    fetchEntries: (owner, id) => lock(lockName(owner), () => fetchLocked(owner, id)),
    forgive: async (owner) => {
      const outbox = await work.outbox(owner);
      if (!outbox.ok) return outbox;
      for (const { kind, id, waitsFor } of outbox.value) {
        if (waitsFor === null || waitsFor === "decision") continue;
        const again = await withKind(kind, (documents) =>
          documents.change(owner, id, (record) => ok(record === null ? undefined : afterRetry(record))),
        );
        if (!again.ok) return again;
      }
      return ok(null);
    },
    decide: (owner, kind, id, decision) =>
      withKind(kind, async (documents) => {
        const outcome = await decideOn(documents, owner, id, decision, now());
        if (outcome.ok) announce({ about: "kind", owner, kind });
        return outcome;
      }),
    conflictingLines: async (owner, id) => {
      let lines: readonly LineConflict[] = [];
      const read = await work.portfolio.change(
        owner,
        id,
        (record) => {
          const theirs = record?.sync?.conflict?.theirs;
          if (record?.document && theirs) lines = conflictingLines(record.sync?.base ?? null, record.document, theirs);
          return ok(undefined);
        },
        "whole",
      );
      return read.ok ? ok(lines) : read;
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    connection,
  };
}

/** A listed portfolio with its fetched entries; unsent edits of it stay. */
function withEntries(
  record: SyncRecord<PortfolioDocument>,
  theirs: PortfolioDocument,
  version: number,
): SyncRecord<PortfolioDocument> | undefined {
  const { document, sync } = record;
  if (document === null || sync === null) return undefined;
  if (!sync.unsent) return { ...record, document: theirs, sync: { ...sync, version } };
  return document.entries.place === null
    ? { ...record, document: { ...document, entries: theirs.entries } }
    : undefined;
}

const nowhere = (what: string): { readonly ok: false; readonly problem: Problem } =>
  failed("network", `${what}: there is no server`);

/** For pages without a server (development mode, and tests of the page alone): everything stays in this browser. */
export const noServerSync: ServerSync = {
  admit: () => undefined,
  drain: async () => ({ kind: "not_admitted" }),
  pull: async () => nowhere("lists"),
  fetchEntries: async (_owner, id) => nowhere(id),
  forgive: async () => ok(null),
  decide: async (_owner, _kind, id) => failed("not_found", id),
  conflictingLines: async () => ok([]),
  onChange: () => () => undefined,
  connection: { isOnline: () => true, onReturn: () => () => undefined },
};
