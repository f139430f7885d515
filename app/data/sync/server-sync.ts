import type { EntityKind } from "../../../edge-api/contract/entities.ts";
import type { UserAccess } from "../authorized-fetch.ts";
import type { ChangeMessage } from "../change-channel.ts";
import type { Documents } from "../documents/documents.ts";
import type { PortfolioDocument } from "../documents/portfolio-document.ts";
import type { ReadEntries, UserWork } from "../documents/user-work.ts";
import type { Fetch } from "../http.ts";
import { newId } from "../new-id.ts";
import { failed, ok, type Outcome, type Problem } from "../outcome.ts";
import type { Owner } from "../record-store.ts";
import { userApi } from "../user-api.ts";
import type { Connection } from "./connection.ts";
import type { Lock } from "./lock.ts";
import { sendOne, type SendEnd } from "./send-one.ts";
import { edited, listed, resolved, tryAgain, unlisted, type SyncRecord } from "./sync-record.ts";

/** How sending everything ended. `sent`: nothing is left but what waits for the user. */
export type DrainEnd = { readonly kind: "sent" } | Exclude<SendEnd, { readonly kind: "settled" }>;

/** What the user decides about a document that was changed here and elsewhere. */
export type Decision =
  | { readonly keep: "mine" | "theirs" }
  /** theirs stays where it is, mine becomes a document of its own */
  | { readonly keep: "both"; readonly rename: (name: string) => string };

/** The exchange of a user's documents with the server. Never rejects. */
export interface ServerSync {
  /** Who may speak for whom from now on. */
  readonly admit: (access: UserAccess) => void;
  /** Sends what waits, oldest first, one tab at a time. */
  readonly drain: (owner: Owner) => Promise<DrainEnd>;
  /** Folds the server's list of a kind under what is unsent here; answers how many documents that changed. */
  readonly pull: (owner: Owner, kind: EntityKind) => Promise<Outcome<number>>;
  /** Fetches the entries of a portfolio that the server listed without them, and keeps them here. */
  readonly fetchEntries: (owner: Owner, id: string) => Promise<Outcome<ReadEntries>>;
  /** Lets everything that was refused be sent again. */
  readonly forgive: (owner: Owner) => Promise<Outcome<null>>;
  readonly decide: (owner: Owner, kind: EntityKind, id: string, decision: Decision) => Promise<Outcome<null>>;
  /** Called with what this tab's exchange has changed. Returns the way to stop. */
  readonly onChange: (listener: (message: ChangeMessage) => void) => () => void;
  readonly connection: Connection;
}

interface SyncPorts {
  readonly fetch: Fetch;
  readonly connection: Connection;
  readonly work: UserWork;
  readonly lock: Lock;
  readonly now: () => number;
}

const NOBODY: UserAccess = { tokenOf: () => null, expired: () => undefined };

/** One tab at a time sends and lists for an owner, so that no answer overtakes another. */
const lockName = (owner: Owner): string => `tare-sync ${owner}`;

export function serverSync({ fetch, work, lock, now, connection }: SyncPorts): ServerSync {
  let access: UserAccess = NOBODY;
  const api = userApi(fetch, {
    tokenOf: (owner) => access.tokenOf(owner),
    expired: (owner, token) => access.expired(owner, token),
  });
  const listeners = new Set<(message: ChangeMessage) => void>();

  /** This tab and the others. */
  const tell = (message: ChangeMessage): void => {
    work.channel.post(message);
    for (const listener of listeners) listener(message);
  };

  /** A call over whichever kind it is: each is a document type of its own. */
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

  const drainLocked = async (owner: Owner): Promise<DrainEnd> => {
    /** documents that the server could not take now; the others need not wait for them */
    const passed = new Map<string, SendEnd>();
    for (;;) {
      const outbox = await work.outbox(owner);
      if (!outbox.ok) return { kind: "not_stored", problem: outbox.problem };
      const next = outbox.value.find(({ kind, id, waitsFor }) => waitsFor === null && !passed.has(`${kind}/${id}`));
      if (next === undefined) break;
      const { kind, id } = next;
      const end = await withKind(kind, (documents) => sendOne({ api }, documents, owner, id));
      if (end.kind === "settled") tell({ about: "document", owner, kind, id });
      else if (end.kind === "later" && end.problem.code === "bad_reply") {
        passed.set(`${kind}/${id}`, end);
      } else return end;
    }
    for (const end of passed.values()) if (end.kind !== "settled") return end;
    return { kind: "sent" };
  };

  const pullLocked = async <D>(owner: Owner, documents: Documents<D>): Promise<Outcome<number>> => {
    const { kind } = documents;
    const list = await api.list(owner, kind);
    if (!list.ok) return list;
    const changes = new Map<string, SyncRecord<D> | null>();
    const folded = await documents.changeAll(owner, (records) => {
      const named = new Set<string>();
      for (const copy of list.value) {
        const id = kind.idOf(copy.document);
        named.add(id);
        const before = records.get(id) ?? null;
        const after = listed(before, copy, kind.mergeable);
        if (after !== before) changes.set(id, after);
      }
      for (const [id, record] of records) {
        if (!named.has(id) && unlisted(record) === null) changes.set(id, null);
      }
      return changes;
    });
    if (!folded.ok) return folded;
    if (changes.size > 0) tell({ about: "kind", owner, kind: kind.kind });
    return ok(changes.size);
  };

  const fetchLocked = async (owner: Owner, id: string): Promise<Outcome<ReadEntries>> => {
    const whole = await api.whole(owner, work.portfolio.kind, id);
    if (!whole.ok) return whole;
    const copy = whole.value;
    const kept = await work.portfolio.change(owner, id, (record) => {
      if (record === null) return ok(undefined);
      if (copy === null) return ok(unlisted(record));
      return ok(withEntries(record, copy.document, copy.version));
    });
    tell({ about: "document", owner, kind: "portfolio", id });
    if (!kept.ok) return kept;
    const entries = await work.entries(owner, id);
    if (!entries.ok) return entries;
    return entries.value === null ? failed("bad_reply", `${id} has no entries`) : ok(entries.value);
  };

  return {
    admit: (given) => {
      access = given;
    },
    drain: (owner) => lock(lockName(owner), () => drainLocked(owner)),
    pull: (owner, kind) => lock(lockName(owner), () => withKind(kind, (documents) => pullLocked(owner, documents))),
    fetchEntries: (owner, id) => lock(lockName(owner), () => fetchLocked(owner, id)),
    forgive: async (owner) => {
      const outbox = await work.outbox(owner);
      if (!outbox.ok) return outbox;
      for (const { kind, id, waitsFor } of outbox.value) {
        if (waitsFor === null || waitsFor === "decision") continue;
        const again = await withKind(kind, (documents) =>
          documents.change(owner, id, (record) => ok(record === null ? undefined : tryAgain(record))),
        );
        if (!again.ok) return again;
      }
      return ok(null);
    },
    decide: (owner, kind, id, decision) =>
      withKind(kind, async (documents) => {
        const outcome = await decideOn(documents, owner, id, decision, now());
        if (outcome.ok) tell({ about: "kind", owner, kind });
        return outcome;
      }),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    connection,
  };
}

/** A listed portfolio with its entries; edits of it that are under way stay. */
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

async function decideOn<D>(
  documents: Documents<D>,
  owner: Owner,
  id: string,
  decision: Decision,
  now: number,
): Promise<Outcome<null>> {
  const { kind } = documents;
  const copies: D[] = [];
  if (decision.keep === "both") {
    // the copy first: if only one of the two is written, nothing is lost
    const read = await documents.change(
      owner,
      id,
      (record) => {
        if (record?.document) copies.push(kind.copyOf(record.document, newId(), decision.rename));
        return ok(undefined);
      },
      "whole",
    );
    if (!read.ok) return read;
    for (const copy of copies) {
      const put = await documents.change(owner, kind.idOf(copy), (before) => ok(edited(before, copy, now, "user")));
      if (!put.ok) return put;
    }
  }
  const keep = decision.keep === "mine" ? "mine" : "theirs";
  return documents.change(
    owner,
    id,
    (record) => {
      if (record === null) return failed("not_found", id);
      return ok(decision.keep === "both" ? asThere(record, now) : resolved(record, keep, now, kind.mergeable));
    },
    "whole",
  );
}

/** The server's copy alone, where mine lives on elsewhere. */
function asThere<D>(record: SyncRecord<D>, now: number): SyncRecord<D> | null {
  const conflict = record.sync?.conflict;
  if (!conflict || record.sync === null) return record;
  if (conflict.theirs === null) return null;
  return {
    document: conflict.theirs,
    changed: now,
    sync: { ...record.sync, version: conflict.version, unsent: false, base: null, conflict: null },
  };
}

const nowhere = (what: string): { readonly ok: false; readonly problem: Problem } =>
  failed("network", `${what}: there is no server`);

/** Where there is no server (development mode, and tests of the page alone): everything stays in this browser. */
export const noServerSync: ServerSync = {
  admit: () => undefined,
  drain: async () => ({ kind: "not_admitted" }),
  pull: async (_owner, kind) => nowhere(kind),
  fetchEntries: async (_owner, id) => nowhere(id),
  forgive: async () => ok(null),
  decide: async (_owner, _kind, id) => failed("not_found", id),
  onChange: () => () => undefined,
  connection: { isOnline: () => true, onReturn: () => () => undefined },
};
