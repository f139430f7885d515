import type { EntityKind } from "../../edge-api/contract/entities.ts";
import type { FlagArea } from "./flag-store.ts";
import { newId } from "./new-id.ts";
import type { NotedEdit, NotedTable } from "./noted-lines.ts";
import type { Owner } from "./record-store.ts";

/** One edit, with what it was made on: it is made again only where that still stands. An absent value is `undefined`. */
export type JournalEdit =
  | {
      readonly kind: "comparison" | "portfolio" | "mapping";
      readonly id: string;
      /** of a mapping by part and key: `names.k1` */
      readonly fields: Readonly<Record<string, { readonly was?: unknown; readonly now?: unknown }>>;
    }
  | {
      readonly kind: "lines";
      readonly id: string;
      /** how many lines the portfolio had */
      readonly length: number;
      readonly edits: readonly NotedEdit[];
    }
  | {
      /** made, or brought back after a delete */
      readonly kind: "created";
      readonly of: EntityKind;
      readonly id: string;
      /** of a portfolio its head */
      readonly document: unknown;
      /** of a portfolio */
      readonly lines?: NotedTable;
    }
  | {
      readonly kind: "removed";
      readonly of: EntityKind;
      readonly id: string;
      /** when what was removed had changed last */
      readonly changed: number;
      /** the server's, that it was based on */
      readonly version: number;
    };

/** The edits of one page that are not in the store yet. */
export interface EditJournal {
  /** names the page */
  readonly page: string;
  /** Notes an edit at once; answers the way to take the note back. Without room nothing is noted: the write is all there is. */
  readonly note: (owner: Owner, changed: number, edit: JournalEdit) => () => void;
}

export interface JournalNote {
  readonly key: string;
  readonly text: string;
}

const PREFIX = "journal ";
/**
 * Characters that the notes of one page take at most; a browser gives 5 million to all of an origin. A change of 100,000 lines takes
 * some hundred thousand, new lines of a spreadsheet about a million.
 */
const MOST_LETTERS = 2_000_000;

const NOTHING = (): void => undefined;

/**
 * The journal of this page, one key a note: writing one costs as much as the note is long, whatever waits besides. Local storage
 * is the one place that takes a text before the next line runs, and keeps it when the page's process ends.
 */
export function openJournal(local: FlagArea): EditJournal {
  const page = newId();
  let count = 0;
  let letters = 0;
  return {
    page,
    note: (owner, changed, edit) => {
      const text = JSON.stringify({ owner, changed, edit });
      const key = `${PREFIX}${page} ${String(++count).padStart(9, "0")}`;
      if (letters + text.length > MOST_LETTERS || !local.write(key, text)) return NOTHING;
      letters += text.length;
      return () => {
        if (local.read(key) === null) return;
        local.remove(key);
        letters -= text.length;
      };
    },
  };
}

/** The pages that have noted something. */
export const pagesWithNotes = (local: FlagArea): ReadonlySet<string> =>
  new Set(
    local.entries().flatMap(([key]) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length).split(" ")[0] ?? ""] : [])),
  );

/** What a page has noted, in the order in which it did. */
export const notesOf = (local: FlagArea, page: string): readonly JournalNote[] =>
  local
    .entries()
    .filter(([key]) => key.startsWith(`${PREFIX}${page} `))
    .map(([key, text]) => ({ key, text }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
