import { atom } from "jotai";
import type { EntityKind } from "../../../edge-api/contract/entities.ts";
import type { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import type { ChangeMessage } from "../../data/change-channel.ts";
import { openJournal, pagesWithNotes, type JournalEdit } from "../../data/edit-journal.ts";
import { notedTable } from "../../data/noted-lines.ts";
import { ownerNowAtom, type Owner } from "../core/owner.ts";
import { openSafely, servicesAtom } from "../core/services.ts";

/** One journal per store; it accepts notes once this page holds its lock. */
const journalAtom = atom((get) => {
  const ofPage: { isOpen: boolean; opening: Promise<void> | null } = { isOpen: false, opening: null };
  return Object.assign(ofPage, openJournal(get(servicesAtom).flags.local));
});

const lockOf = (page: string): string => `tare journal ${page}`;

/** Journals an edit before it is written; gives the function that removes the note once it is. */
export const noteEditAtom = atom(null, (get, _set, edit: JournalEdit, lines?: readonly string[]): (() => void) => {
  const journal = get(journalAtom);
  return journal.isOpen ? journal.note(get(ownerNowAtom), get(servicesAtom).now(), edit, lines) : () => undefined;
});

/** The same for lines of a portfolio. @param lines each edit as JSON of `notedEdit`, which for many lines is a task of its own */
export const noteLinesAtom = atom(
  null,
  (_get, set, id: string, table: EntryTable, lines: readonly string[]): (() => void) =>
    set(noteEditAtom, { kind: "lines", id, length: table.length, edits: [] }, lines),
);

/**
 * The same for a created or restored document, with the lines of a portfolio. Without an open journal, as for a share, they
 * are not written out, which for many lines is a long task.
 */
export const noteCreationAtom = atom(
  null,
  (get, set, of: EntityKind, id: string, document: unknown, table?: EntryTable): (() => void) => {
    const lines = table && get(journalAtom).isOpen && { lines: notedTable(table) };
    return set(noteEditAtom, { kind: "created", of, id, document, ...lines });
  },
);

/**
 * Replays edits of an owner that closed pages journaled and did not write; then opens the journal of this page. Edits of an open
 * page wait until it closes. Never rejects: if the code or the browser's locks are missing, the notes stay for the next start.
 *
 * @param onChange called with each document that a replay changed
 */
export const openJournalAtom = atom(
  null,
  async (get, _set, owner: Owner, onChange: (message: ChangeMessage) => void) => {
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
          if (get(ownerNowAtom) === owner) await replayEdits(local, opened.value.work, owner, page, onChange);
        });
      }
    };
    await replayOthers().catch(() => undefined);
    // called twice at once, a second lock of this page would wait for the first for as long as the page is open
    journal.opening ??= pages.live(lockOf(journal.page)).then(
      () => void (journal.isOpen = true),
      () => void (journal.opening = null),
    );
    await journal.opening;
  },
);
