import * as v from "valibot";
import type { Bodies, BodyKey } from "../../ports/bodies.ts";
import { base64Of, bytesOf } from "../../services/base64.ts";
import type { SqlDatabase } from "./database.ts";
import { readTogether, rows, run } from "./rows.ts";

/** Characters of one row: 1 MB of bytes in base64, below the 2,000,000 bytes that D1 allows. */
const PIECE = 1_400_000;
/** Bodies listed at a time. */
const PAGE = 500;

const TextRow = v.object({ text: v.string() });
const KeyRow = v.object({ owner: v.string(), name: v.string() });

/** The bytes of a body as the texts of its rows. */
export function bodyPieces(bytes: ArrayBuffer): readonly string[] {
  const text = base64Of(bytes);
  return Array.from({ length: Math.ceil(text.length / PIECE) }, (_, at) => text.slice(at * PIECE, (at + 1) * PIECE));
}

/** Bodies in the database itself. */
export const d1Bodies = (database: SqlDatabase, now: () => number): Bodies => ({
  async put({ owner, name }, bytes) {
    const stored = now();
    await readTogether(
      database,
      bodyPieces(bytes).map((text, piece) => ({
        sql: "INSERT INTO body_texts (user_id, name, piece, text, stored) VALUES (?, ?, ?, ?, ?)",
        values: [owner, name, piece, text, stored],
      })),
    );
  },

  async get({ owner, name }) {
    const sql = "SELECT text FROM body_texts WHERE user_id = ? AND name = ? ORDER BY piece";
    const pieces = await rows(database, TextRow, sql, owner, name);
    return pieces.length === 0 ? null : bytesOf(pieces.map(({ text }) => text).join(""));
  },

  delete: (keys) =>
    run(
      database,
      "DELETE FROM body_texts WHERE (user_id, name) IN (SELECT value ->> 0, value ->> 1 FROM json_each(?))",
      JSON.stringify(keys.map(({ owner, name }) => [owner, name])),
    ),

  deleteAllOf: (owner) => run(database, "DELETE FROM body_texts WHERE user_id = ?", owner),

  async *olderThan(before, owners) {
    let last: BodyKey = { owner: owners, name: "" };
    for (;;) {
      const page = await rows(
        database,
        KeyRow,
        "SELECT user_id AS owner, name FROM body_texts WHERE piece = 0 AND stored < ? AND (user_id, name) > (?, ?) " +
          // all letters of an id come before "~"
          `AND user_id < ? || '~' ORDER BY user_id, name LIMIT ${PAGE}`,
        before,
        last.owner,
        last.name,
        owners,
      );
      if (page.length > 0) yield page;
      if (page.length < PAGE) return;
      last = page.at(-1) ?? last;
    }
  },
});
