import * as v from "valibot";
import { applyEdits, type EntryEdit } from "../../../workers/engine/portfolio/entry-edit.ts";
import type { EntryLine } from "../../../workers/engine/portfolio/entry-line.ts";
import { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import type { ChangeMessage } from "../change-channel.ts";
import { notesOf, type JournalEdit, type LineEdit } from "../edit-journal.ts";
import type { FlagArea } from "../flag-store.ts";
import { jsonOf } from "../json-of.ts";
import { failed, ok, type Outcome } from "../outcome.ts";
import { GUEST, type Owner } from "../record-store.ts";
import { canonical } from "../sync/merge-fields.ts";
import { edited } from "../sync/sync-record.ts";
import { editsFault } from "./checked-entries.ts";
import type { Documents, RecordChange } from "./documents.ts";
import { editedEntries } from "./portfolio-document.ts";
import { readEntries } from "./portfolio-parts.ts";
import type { UserWork } from "./user-work.ts";

const Places = v.array(v.pipe(v.number(), v.integer(), v.minValue(0)));
const Lines = v.array(
  v.object({
    usecase_id: v.string(),
    prodsys_id: v.string(),
    food_id: v.string(),
    quantity: v.number(),
    label: v.string(),
  }) satisfies v.GenericSchema<unknown, EntryLine>,
);

const NoteSchema = v.object({
  owner: v.string(),
  changed: v.pipe(v.number(), v.finite()),
  edit: v.variant("kind", [
    v.object({
      kind: v.picklist(["comparison", "portfolio"]),
      id: v.string(),
      fields: v.record(v.string(), v.object({ was: v.optional(v.unknown()), now: v.optional(v.unknown()) })),
    }),
    v.object({
      kind: v.literal("lines"),
      id: v.string(),
      length: v.number(),
      edits: v.array(
        v.variant("kind", [
          v.object({ kind: v.literal("set"), places: Places, before: Lines, after: Lines }),
          v.object({ kind: v.literal("insert"), places: Places, lines: Lines }),
          v.object({ kind: v.literal("remove"), places: Places, before: Lines }),
        ]),
      ),
    }),
  ]),
});

interface Note {
  readonly key: string;
  readonly changed: number;
  readonly edit: JournalEdit;
}

/** The document with the fields that are still as the edit found them. */
const withFields = <D extends object>(document: D, { fields }: Extract<JournalEdit, { fields: unknown }>): D => {
  const kept = Object.entries(fields).filter(
    ([name, { was }]) => canonical(Object.getOwnPropertyDescriptor(document, name)?.value) === canonical(was),
  );
  return kept.length === 0
    ? document
    : { ...document, ...Object.fromEntries(kept.map(([name, { now }]) => [name, now])) };
};

const entryEdit = (edit: LineEdit): EntryEdit => {
  const places = Uint32Array.from(edit.places);
  if (edit.kind === "insert") return { kind: "insert", places, lines: EntryTable.of(edit.lines) };
  const before = EntryTable.of(edit.before);
  return edit.kind === "remove"
    ? { kind: "remove", places, before }
    : { kind: "set", places, before, after: EntryTable.of(edit.after) };
};

/** The edits if they can be made on these lines, all of them. */
const fitting = (
  table: EntryTable,
  { length, edits }: Extract<JournalEdit, { kind: "lines" }>,
): readonly EntryEdit[] => {
  // lines that are there already would be added once more, or their neighbours removed
  if (table.length !== length && edits.some(({ kind }) => kind !== "set")) return [];
  const made = edits.map(entryEdit);
  return editsFault(made) === null && applyEdits(table, made).refused.length === 0 ? made : [];
};

/** What one document becomes by its notes; the same object if by none. */
type Replay<D> = (document: D, transaction: Parameters<RecordChange<D>>[1]) => D | Promise<D>;

const replayInto = async <D>(
  documents: Documents<D>,
  owner: Owner,
  id: string,
  changed: number,
  replay: Replay<D>,
  tell: (message: ChangeMessage) => void,
): Promise<Outcome<null>> => {
  const { kind } = documents;
  let isChanged = false;
  const outcome = await documents.change(owner, id, async (record, transaction) => {
    if (record === null || record.document === null) return ok(undefined);
    const after = await replay(record.document, transaction);
    if (after === record.document) return ok(undefined);
    const parsed = kind.parse(after);
    if (!parsed.ok) return parsed;
    if (kind.idOf(parsed.value) !== id) return failed("invalid", "the id may not change");
    isChanged = true;
    return ok(edited(record, parsed.value, changed, owner === GUEST ? "guest" : "user"));
  });
  if (outcome.ok && isChanged) tell({ about: "document", owner, kind: kind.kind, id });
  return outcome;
};

const replayComparison =
  (notes: readonly Note[]): Replay<Parameters<UserWork["comparison"]["put"]>[1]> =>
  (comparison) =>
    notes.reduce((document, { edit }) => ("fields" in edit ? withFields(document, edit) : document), comparison);

const replayPortfolio =
  (owner: Owner, notes: readonly Note[]): Replay<Parameters<UserWork["portfolio"]["put"]>[1]> =>
  async (before, transaction) => {
    let document = before;
    let table: EntryTable | null = null;
    const made: EntryEdit[] = [];
    for (const { edit } of notes) {
      if ("fields" in edit) {
        const portfolio = withFields(document.portfolio, edit);
        if (portfolio !== document.portfolio) document = { ...document, portfolio };
        continue;
      }
      table ??= await readEntries(transaction, owner, document.entries);
      if (table === null) continue;
      const edits = fitting(table, edit);
      ({ table } = applyEdits(table, edits));
      made.push(...edits);
    }
    if (table === null || made.length === 0) return document;
    return { ...document, entries: editedEntries(document.entries, made, table) };
  };

/**
 * Makes the edits again that a page has noted for an owner and that did not reach the store before it ended, document by document,
 * each in one transaction. An edit is left out where something else stands by now than what it was made on: it is there already,
 * or another tab has changed the same. What the store does not take stays noted.
 *
 * @param hear hears of the documents that are others now, as the other tabs do
 */
export async function replayEdits(
  local: FlagArea,
  work: UserWork,
  owner: Owner,
  page: string,
  hear: (message: ChangeMessage) => void,
): Promise<void> {
  const tell = (message: ChangeMessage): void => {
    work.channel.post(message);
    hear(message);
  };
  const mine: Note[] = [];
  for (const { key, text } of notesOf(local, page)) {
    const note = v.safeParse(NoteSchema, jsonOf(text));
    if (!note.success) local.remove(key);
    else if (note.output.owner === owner) mine.push({ key, ...note.output });
  }
  const byDocument = new Map<string, Note[]>();
  for (const note of mine) {
    const document = `${note.edit.kind === "comparison" ? "comparison" : "portfolio"} ${note.edit.id}`;
    byDocument.set(document, [...(byDocument.get(document) ?? []), note]);
  }
  for (const notes of byDocument.values()) {
    const last = notes.at(-1);
    if (last === undefined) continue;
    const { edit, changed } = last;
    const outcome =
      edit.kind === "comparison"
        ? await replayInto(work.comparison, owner, edit.id, changed, replayComparison(notes), tell)
        : await replayInto(work.portfolio, owner, edit.id, changed, replayPortfolio(owner, notes), tell);
    const isStuck = !outcome.ok && ["quota", "storage_unavailable"].includes(outcome.problem.code);
    if (!isStuck) for (const { key } of notes) local.remove(key);
  }
}
