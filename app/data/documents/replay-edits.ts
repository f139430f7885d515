import * as v from "valibot";
import type { EntityKind } from "../../../edge-api/contract/entities.ts";
import type { NameMappings } from "../../../edge-api/contract/name-mappings.ts";
import { applyEdits, type EntryEdit } from "../../../workers/engine/portfolio/entry-edit.ts";
import { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import type { ChangeMessage } from "../change-channel.ts";
import { notesOf, type JournalEdit } from "../edit-journal.ts";
import type { FlagArea } from "../flag-store.ts";
import { jsonOf } from "../json-of.ts";
import { editOf, tableOf } from "../noted-lines.ts";
import { failed, ok, type Done, type Outcome } from "../outcome.ts";
import { GUEST, type Owner, type RecordTransaction } from "../record-store.ts";
import { canonical } from "../sync/merge-fields.ts";
import { deleted, edited, type SyncRecord } from "../sync/sync-record.ts";
import { editsFault } from "./checked-entries.ts";
import type { Documents } from "./documents.ts";
import { editedEntries, newEntries } from "./portfolio-document.ts";
import { NoteSchema } from "./note-schema.ts";
import { readEntries } from "./portfolio-parts.ts";
import type { UserWork } from "./user-work.ts";

interface Note {
  readonly key: string;
  readonly changed: number;
  readonly edit: JournalEdit;
}

interface NotedDocument {
  readonly owner: Owner;
  readonly id: string;
  readonly notes: readonly Note[];
}

/** Applies the noted fields whose current value is still the one that the edit changed. */
const withFields = <D extends object>(document: D, { fields }: Extract<JournalEdit, { fields: unknown }>): D => {
  const kept = Object.entries(fields).filter(
    ([name, { was }]) => canonical(Object.getOwnPropertyDescriptor(document, name)?.value) === canonical(was),
  );
  return kept.length === 0
    ? document
    : { ...document, ...Object.fromEntries(kept.map(([name, { now }]) => [name, now])) };
};

/** The noted edits and their result, if all of them fit these lines; else no edits. */
const fitting = (
  table: EntryTable,
  { length, edits }: Extract<JournalEdit, { kind: "lines" }>,
): { readonly table: EntryTable; readonly made: readonly EntryEdit[] } => {
  const none = { table, made: [] };
  // these edits may be stored already: inserting again would duplicate lines, removing again would remove their neighbours
  if (table.length !== length && edits.some(({ kind }) => kind !== "set")) return none;
  const made: EntryEdit[] = [];
  let now = table;
  try {
    for (const noted of edits) {
      const edit = editOf(now, noted);
      if (edit === null) return none;
      const applied = applyEdits(now, [edit]);
      if (applied.refused.length > 0) return none;
      made.push(edit);
      now = applied.table;
    }
  } catch {
    // a note that was tampered with
    return none;
  }
  return editsFault(made) === null ? { table: now, made } : none;
};

type Creation = Extract<JournalEdit, { kind: "created" }>;

interface Replay<D> {
  /** the created document, not checked yet */
  readonly made: (edit: Creation) => unknown;
  /** the document after the edits; the same object if none fits */
  readonly edited: (document: D, edits: readonly JournalEdit[], transaction: RecordTransaction) => D | Promise<D>;
}

const isEdit = ({ edit }: Note): boolean => edit.kind !== "created" && edit.kind !== "removed";

/** The notes in order, with consecutive edits grouped. */
const inRuns = (notes: readonly Note[]): readonly (readonly Note[])[] => {
  const runs: Note[][] = [];
  for (const note of notes) {
    const last = runs.at(-1);
    if (last?.[0] !== undefined && isEdit(note) && isEdit(last[0])) last.push(note);
    else runs.push([note]);
  }
  return runs;
};

const replayInto = async <D>(
  documents: Documents<D>,
  { owner, id, notes }: NotedDocument,
  replay: Replay<D>,
  announce: (message: ChangeMessage) => void,
): Done => {
  const { kind } = documents;
  const ownerKind = owner === GUEST ? "guest" : "user";
  const written = (before: SyncRecord<D> | null, value: unknown, changed: number): Outcome<SyncRecord<D>> => {
    const parsed = kind.parse(value);
    if (!parsed.ok) return parsed;
    if (kind.idOf(parsed.value) !== id) return failed("invalid", "the id may not change");
    return ok(edited(before, parsed.value, changed, ownerKind));
  };
  /** The record after a group of notes; the same object if they do not fit. */
  const after = async (
    before: SyncRecord<D> | null,
    run: readonly Note[],
    transaction: RecordTransaction,
  ): Promise<Outcome<SyncRecord<D> | null>> => {
    const last = run.at(-1);
    const document = before?.document ?? null;
    if (last === undefined) return ok(before);
    const { edit, changed } = last;
    if (edit.kind === "created") return document === null ? written(before, replay.made(edit), changed) : ok(before);
    if (before === null || document === null) return ok(before);
    if (edit.kind === "removed") {
      // a document changed since then is not removed
      const isSeen = before.changed <= edit.changed && (before.sync?.version ?? 0) === edit.version;
      return ok(isSeen ? deleted(before, changed) : before);
    }
    const edits = run.map((note) => note.edit);
    const value = await replay.edited(document, edits, transaction);
    return value === document ? ok(before) : written(before, value, changed);
  };
  let isChanged = false;
  const outcome = await documents.change(owner, id, async (record, transaction) => {
    let now = record;
    for (const run of inRuns(notes)) {
      const next = await after(now, run, transaction);
      if (!next.ok) return next;
      now = next.value;
    }
    isChanged = now !== record;
    return ok(isChanged ? now : undefined);
  });
  if (outcome.ok && isChanged) announce({ about: "document", owner, kind: kind.kind, id });
  return outcome;
};

/** For kinds whose editor keeps a draft until it is saved: only whole documents are noted. */
const whole = <D>(): Replay<D> => ({ made: ({ document }) => document, edited: (document) => document });

const COMPARISON: Replay<Parameters<UserWork["comparison"]["put"]>[1]> = {
  ...whole(),
  edited: (comparison, edits) =>
    edits.reduce((document, edit) => ("fields" in edit ? withFields(document, edit) : document), comparison),
};

/** Part of a mapping list after the noted edits whose current value is still the one that the edit changed. */
const withEntries = <E>(part: Readonly<Record<string, E>>, prefix: string, edits: readonly JournalEdit[]) => {
  const entries = new Map<string, unknown>(Object.entries(part));
  for (const edit of edits) {
    if (!("fields" in edit)) continue;
    for (const [path, { was, now }] of Object.entries(edit.fields)) {
      const key = path.slice(prefix.length);
      if (!path.startsWith(prefix) || canonical(entries.get(key)) !== canonical(was)) continue;
      if (now === undefined) entries.delete(key);
      else entries.set(key, now);
    }
  }
  return Object.fromEntries(entries);
};

/** The list after noted edits, by entry; still to be parsed. */
const mappingsWithEdits = (list: NameMappings, edits: readonly JournalEdit[]): NameMappings =>
  ({
    ...list,
    names: withEntries(list.names, "names.", edits),
    headers: withEntries(list.headers, "headers.", edits),
  }) as NameMappings;

const MAPPING: Replay<NameMappings> = { ...whole(), edited: mappingsWithEdits };

const portfolioOf = (owner: Owner): Replay<Parameters<UserWork["portfolio"]["put"]>[1]> => ({
  made: ({ document, lines }) => {
    try {
      return { portfolio: document, entries: newEntries(lines === undefined ? EntryTable.empty : tableOf(lines)) };
    } catch {
      // a note that was tampered with
      return null;
    }
  },
  edited: async (before, edits, transaction) => {
    let document = before;
    let table: EntryTable | null = null;
    const made: EntryEdit[] = [];
    for (const edit of edits) {
      if ("fields" in edit) {
        const portfolio = withFields(document.portfolio, edit);
        if (portfolio !== document.portfolio) document = { ...document, portfolio };
      }
      if (edit.kind !== "lines") continue;
      table ??= await readEntries(transaction, owner, document.entries);
      if (table === null) continue;
      const fit = fitting(table, edit);
      ({ table } = fit);
      made.push(...fit.made);
    }
    if (table === null || made.length === 0) return document;
    return { ...document, entries: editedEntries(document.entries, made, table) };
  },
});

const kindOf = (edit: JournalEdit): EntityKind => {
  if ("of" in edit) return edit.of;
  return edit.kind === "lines" ? "portfolio" : edit.kind;
};

const replayDocument = (
  work: UserWork,
  kind: EntityKind,
  noted: NotedDocument,
  announce: (message: ChangeMessage) => void,
): Done => {
  switch (kind) {
    case "comparison":
      return replayInto(work.comparison, noted, COMPARISON, announce);
    case "portfolio":
      return replayInto(work.portfolio, noted, portfolioOf(noted.owner), announce);
    case "product":
      return replayInto(work.product, noted, whole(), announce);
    case "food":
      return replayInto(work.food, noted, whole(), announce);
    case "mapping":
      return replayInto(work.mapping, noted, MAPPING, announce);
  }
};

/**
 * Replays the edits that a closed page journaled for an owner and did not write, also created and removed documents; one transaction
 * per document. An edit is skipped if the document no longer has the value that it changed: it was stored already, or another tab
 * has changed the same. Notes whose edits the store refuses are kept.
 *
 * @param onChange called with each changed document, as other tabs are
 */
export async function replayEdits(
  local: FlagArea,
  work: UserWork,
  owner: Owner,
  page: string,
  onChange: (message: ChangeMessage) => void,
): Promise<void> {
  const announce = (message: ChangeMessage): void => {
    work.channel.post(message);
    onChange(message);
  };
  const mine: Note[] = [];
  for (const { key, text } of notesOf(local, page)) {
    const note = v.safeParse(NoteSchema, jsonOf(text));
    if (!note.success) local.remove(key);
    else if (note.output.owner === owner) mine.push({ key, ...note.output });
  }
  const byDocument = new Map<string, Note[]>();
  for (const note of mine) {
    const document = `${kindOf(note.edit)} ${note.edit.id}`;
    byDocument.set(document, [...(byDocument.get(document) ?? []), note]);
  }
  for (const notes of byDocument.values()) {
    const [first] = notes;
    if (first === undefined) continue;
    const { edit } = first;
    const outcome = await replayDocument(work, kindOf(edit), { owner, id: edit.id, notes }, announce);
    const isStuck = !outcome.ok && ["quota", "storage_unavailable"].includes(outcome.problem.code);
    if (!isStuck) for (const { key } of notes) local.remove(key);
  }
}
