import * as v from "valibot";
import type { PartStore } from "../../ports/part-store.ts";
import { base64Of, bytesOf } from "../../services/base64.ts";
import type { SqlDatabase } from "./database.ts";
import { KEYS, keyList } from "./part-directory.ts";
import { readTogether, rows, run } from "./rows.ts";

/** Characters of one row. */
const PIECE = 1_500_000;
/** Parts listed at a time. */
const PAGE = 500;

const TextRow = v.object({ text: v.string() });
const KeyRow = v.object({ owner: v.string(), sha256: v.string() });

/** The bytes of a part as the texts of its rows. */
export function partPieces(bytes: ArrayBuffer): readonly string[] {
  const text = base64Of(bytes);
  const pieces: string[] = [];
  for (let at = 0; at < text.length; at += PIECE) pieces.push(text.slice(at, at + PIECE));
  return pieces;
}

/** Parts in the database itself. */
export const d1PartStore = (database: SqlDatabase, now: () => number): PartStore => ({
  async put({ owner, sha256 }, bytes) {
    const pieces = partPieces(bytes);
    await readTogether(database, [
      { sql: "DELETE FROM part_texts WHERE user_id = ? AND sha256 = ?", values: [owner, sha256] },
      ...pieces.map((piece, at) => ({
        sql: "INSERT INTO part_texts (user_id, sha256, piece, text, stored) VALUES (?, ?, ?, ?, ?)",
        values: [owner, sha256, at, piece, now()],
      })),
    ]);
  },

  async get({ owner, sha256 }) {
    const sql = "SELECT text FROM part_texts WHERE user_id = ? AND sha256 = ? ORDER BY piece";
    const pieces = await rows(database, TextRow, sql, owner, sha256);
    return pieces.length === 0 ? null : bytesOf(pieces.map(({ text }) => text).join(""));
  },

  delete: (keys) => run(database, `DELETE FROM part_texts WHERE (user_id, sha256) IN ${KEYS}`, keyList(keys)),

  deleteAllOf: (owner) => run(database, "DELETE FROM part_texts WHERE user_id = ?", owner),

  async *olderThan(before, owners) {
    let last = { owner: owners, sha256: "" };
    for (;;) {
      const page = await rows(
        database,
        KeyRow,
        "SELECT user_id AS owner, sha256 FROM part_texts WHERE piece = 0 AND stored < ? AND (user_id, sha256) > (?, ?) " +
          // all letters of an id come before "~"
          "AND user_id < ? || '~' " +
          `ORDER BY user_id, sha256 LIMIT ${PAGE}`,
        before,
        last.owner,
        last.sha256,
        owners,
      );
      if (page.length > 0) yield page;
      if (page.length < PAGE) return;
      last = page.at(-1) ?? last;
    }
  },
});
