import type { EntityKind } from "../../edge-api/contract/entities.ts";
import type { FlagArea } from "./flag-store.ts";
import { newId } from "./new-id.ts";
import type { NotedEdit, NotedTable } from "./noted-lines.ts";
import type { Owner } from "./record-store.ts";

/** One edit, with the values that it changed: it is replayed only if these are still the current ones. Absent values are `undefined`. */
export type JournalEdit =
  | {
      readonly kind: "comparison" | "portfolio" | "mapping";
      readonly id: string;
      /** by field name; for a mapping by part and key: `names.k1` */
      readonly fields: Readonly<Record<string, { readonly was?: unknown; readonly now?: unknown }>>;
    }
  | {
      readonly kind: "lines";
      readonly id: string;
      /** number of lines before the edit */
      readonly length: number;
      readonly edits: readonly NotedEdit[];
    }
  | {
      /** created, or restored after a delete */
      readonly kind: "created";
      readonly of: EntityKind;
      readonly id: string;
      /** for a portfolio, its head */
      readonly document: unknown;
      /** for a portfolio, its lines */
      readonly lines?: NotedTable;
    }
  | {
      readonly kind: "removed";
      readonly of: EntityKind;
      readonly id: string;
      /** time of the last change of the removed document */
      readonly changed: number;
      /** the server's version that the document was based on */
      readonly version: number;
    };

/** The edits of one page that are not in the store yet. */
export interface EditJournal {
  /** identifies the page */
  readonly page: string;
  /**
   * Notes an edit; gives the function that removes the note. Without space nothing is noted, and only the write protects the edit.
   * `lines`: the edits of many lines, each as JSON that was made beforehand; they follow those of `edit`, which has none then.
   */
  readonly note: (owner: Owner, changed: number, edit: JournalEdit, lines?: readonly string[]) => () => void;
}

export interface JournalNote {
  readonly key: string;
  readonly text: string;
}

const PREFIX = "journal ";
/**
 * The most characters for the notes of one page; browsers give 5 million to an origin. A change of 100,000 lines takes some
 * hundred thousand, importing that many about a million.
 */
const MAX_CHARACTERS = 2_000_000;

const NOTHING = (): void => undefined;

/**
 * The journal of this page, with one key per note, so that a note costs the same however many there are. Local storage, because it
 * writes synchronously and survives a crash of the page's process.
 */
export function openJournal(local: FlagArea): EditJournal {
  const page = newId();
  let count = 0;
  let characters = 0;
  return {
    page,
    note: (owner, changed, edit, lines) => {
      const plain = JSON.stringify({ owner, changed, edit });
      // an edit of lines ends with the list of its edits: "]}}"
      const text = lines ? `${plain.slice(0, -3)}${lines.join()}]}}` : plain;
      const key = `${PREFIX}${page} ${String(++count).padStart(9, "0")}`;
      if (characters + text.length > MAX_CHARACTERS || !local.write(key, text)) return NOTHING;
      characters += text.length;
      return () => {
        if (local.read(key) === null) return;
        local.remove(key);
        characters -= text.length;
      };
    },
  };
}

/** The pages that have notes. */
export const pagesWithNotes = (local: FlagArea): ReadonlySet<string> =>
  new Set(
    local.entries().flatMap(([key]) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length).split(" ")[0] ?? ""] : [])),
  );

/** The notes of a page, in the order of its edits. */
export const notesOf = (local: FlagArea, page: string): readonly JournalNote[] =>
  local
    .entries()
    .filter(([key]) => key.startsWith(`${PREFIX}${page} `))
    .map(([key, text]) => ({ key, text }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
