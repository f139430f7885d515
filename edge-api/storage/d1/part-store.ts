import * as v from "valibot";
import type { PartStore } from "../../ports/part-store.ts";
import { base64Of, bytesOf } from "../../services/base64.ts";
import type { SqlDatabase } from "./database.ts";
import { rows, run, runTogether } from "./rows.ts";

/** Characters of one row. */
const PIECE = 1_500_000;
/** Parts listed at a time. */
const PAGE = 500;

const TextRow = v.object({ text: v.string() });
const KeyRow = v.object({ owner: v.string(), sha256: v.string() });

/** Parts in the database itself. */
export const d1PartStore = (database: SqlDatabase, now: () => number): PartStore => ({
  async put({ owner, sha256 }, bytes) {
    const text = base64Of(bytes);
    const pieces: string[] = [];
    for (let at = 0; at < text.length; at += PIECE) pieces.push(text.slice(at, at + PIECE));
    await runTogether(database, v.unknown(), [
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

  delete: ({ owner, sha256 }) =>
    run(database, "DELETE FROM part_texts WHERE user_id = ? AND sha256 = ?", owner, sha256),

  async *olderThan(before) {
    let last = { owner: "", sha256: "" };
    for (;;) {
      const page = await rows(
        database,
        KeyRow,
        "SELECT user_id AS owner, sha256 FROM part_texts WHERE piece = 0 AND stored < ? AND (user_id, sha256) > (?, ?) " +
          `ORDER BY user_id, sha256 LIMIT ${PAGE}`,
        before,
        last.owner,
        last.sha256,
      );
      if (page.length > 0) yield page;
      if (page.length < PAGE) return;
      last = page.at(-1) ?? last;
    }
  },
});
