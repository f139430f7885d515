import { atom } from "jotai";
import type { EntityKind } from "../../../edge-api/contract/entities.ts";
import type { EntryEdit } from "../../../workers/engine/portfolio/entry-edit.ts";
import type { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import type { ChangeMessage } from "../../data/change-channel.ts";
import { openJournal, pagesWithNotes, type JournalEdit } from "../../data/edit-journal.ts";
import { notedEdit, notedTable } from "../../data/noted-lines.ts";
import { ownerNowAtom, type Owner } from "../core/owner.ts";
import { openSafely, servicesAtom } from "../core/services.ts";

/** One a store; notes are made once the browser knows that this page lives. */
const journalAtom = atom((get) => {
  const ofPage: { isOpen: boolean; opening: Promise<void> | null } = { isOpen: false, opening: null };
  return Object.assign(ofPage, openJournal(get(servicesAtom).flags.local));
});

const lockOf = (page: string): string => `tare journal ${page}`;

/** Notes an edit before it is written; answers the way to take the note back, once it is. */
export const noteEditAtom = atom(null, (get, _set, edit: JournalEdit): (() => void) => {
  const journal = get(journalAtom);
  return journal.isOpen ? journal.note(get(ownerNowAtom), get(servicesAtom).now(), edit) : () => undefined;
});

/** The same for lines of a portfolio. */
export const noteLinesAtom = atom(
  null,
  (_get, set, id: string, table: EntryTable, edits: readonly EntryEdit[]): (() => void) =>
    set(noteEditAtom, { kind: "lines", id, length: table.length, edits: edits.map(notedEdit) }),
);

/** The same for a document that is made or brought back; with the lines of a portfolio. */
export const noteCreationAtom = atom(
  null,
  (_get, set, of: EntityKind, id: string, document: unknown, table?: EntryTable): (() => void) =>
    set(noteEditAtom, { kind: "created", of, id, document, ...(table && { lines: notedTable(table) }) }),
);

/**
 * Makes the edits of an owner again that pages noted and did not write before they ended, and notes those of this page from then on.
 * Those of a page that still lives wait for its end. `hear` hears of the documents that are others now. Never rejects: without its
 * code or the browser's locks the notes stay for the next start, and work opens all the same.
 */
export const openJournalAtom = atom(null, async (get, _set, owner: Owner, hear: (message: ChangeMessage) => void) => {
  const services = get(servicesAtom);
  const opened = await openSafely(services);
  const pages = opened.ok ? opened.value.pages : undefined;
  if (!opened.ok || pages === undefined) return;
  const journal = get(journalAtom);
  const { local } = services.flags;
  const replayOthers = async (): Promise<void> => {
    const others = [...pagesWithNotes(local)].filter((page) => page !== journal.page);
    if (others.length === 0) return;
    const { replayEdits } = await import("../../data/documents/replay-edits.ts");
    for (const page of others) {
      await pages.afterEnd(lockOf(page), async () => {
        if (get(ownerNowAtom) === owner) await replayEdits(local, opened.value.work, owner, page, hear);
      });
    }
  };
  await replayOthers().catch(() => undefined);
  // work may be opened twice at once; a second lock of this page would wait for the first as long as the page lives
  journal.opening ??= pages.live(lockOf(journal.page)).then(
    () => void (journal.isOpen = true),
    () => void (journal.opening = null),
  );
  await journal.opening;
});
