import * as v from "valibot";
import type { UserRow } from "../../contract/admin-replies.ts";
import type { Page } from "../../ports/page.ts";
import { fromBase64Url, toBase64Url } from "./base64url.ts";
import type { SqlDatabase } from "./database.ts";
import { pageOf } from "./pages.ts";
import { rows } from "./rows.ts";
import { foldText } from "./search-words.ts";

const FoundRow = v.object({
  word: v.string(),
  id: v.string(),
  name: v.string(),
  last_name: v.string(),
  email: v.string(),
  last_login: v.nullable(v.number()),
});

/** What the list shows of an account. */
export const userRowOf = ({ name, last_name, email, last_login }: UserRow): UserRow => ({
  name,
  last_name,
  email,
  last_login,
});

/** Sorts after every text that begins with the text before it. */
const LAST_CHARACTER = "\u{10FFFF}";
/** Separates word and id in a cursor; no word holds one. */
const SEPARATOR = "\n";

/**
 * Accounts with a search word that begins like `search`, in the order of these words, each account at the first of its
 * words only. Reads an index from the cursor on, so a page costs the same with any number of accounts and matches.
 */
export async function searchUsers(
  database: SqlDatabase,
  search: string,
  limit: number,
  after: string | null,
): Promise<Page<UserRow>> {
  const start = foldText(search);
  const [word = "", id = ""] = after === null ? [] : fromBase64Url(after).split(SEPARATOR);
  // a cursor of another search must not lead before the start of this one
  const from = word < start ? [start, ""] : [word, id];
  const found = await rows(
    database,
    FoundRow,
    // CROSS JOIN keeps the order of the tables: words first
    "SELECT w.word, w.user_id AS id, u.name, u.last_name, u.email, u.last_login " +
      "FROM user_words w CROSS JOIN users u ON u.id = w.user_id " +
      "WHERE (w.word, w.user_id) > (?, ?) AND w.word < ? AND (w.word_before IS NULL OR w.word_before < ?) " +
      "ORDER BY w.word, w.user_id LIMIT ?",
    ...from,
    start + LAST_CHARACTER,
    start,
    limit + 1,
  );
  const page = pageOf(found, limit, (row) => toBase64Url(row.word + SEPARATOR + row.id));
  return { ...page, rows: page.rows.map(userRowOf) };
}
