import * as v from "valibot";
import { DEVICE_MARKS } from "../../contract/limits.ts";
import type { DeviceMarks } from "../../ports/device-marks.ts";
import type { SqlDatabase } from "./database.ts";
import { givesOne, readTogether, rows } from "./rows.ts";

const UseRow = v.object({ last_used: v.number() });

/** Device marks in the table `device_marks`. */
export const d1DeviceMarks = (database: SqlDatabase): DeviceMarks => ({
  isKnown(userId, markHash, since) {
    const sql = "SELECT mark_hash FROM device_marks WHERE user_id = ? AND mark_hash = ? AND last_used > ?";
    return givesOne(database, sql, userId, markHash, since);
  },

  listOf: (userId) =>
    rows(
      database,
      UseRow,
      "SELECT last_used FROM device_marks WHERE user_id = ? ORDER BY last_used DESC LIMIT ?",
      userId,
      DEVICE_MARKS,
    ),

  async keep(userId, markHash, now, since, limit) {
    await readTogether(database, [
      {
        // SELECT from users: a deleted account gets no row
        sql:
          "INSERT INTO device_marks (user_id, mark_hash, last_used) SELECT id, ?, ? FROM users WHERE id = ? " +
          "ON CONFLICT (user_id, mark_hash) DO UPDATE SET last_used = excluded.last_used RETURNING mark_hash",
        values: [markHash, now, userId],
      },
      { sql: "DELETE FROM device_marks WHERE user_id = ? AND last_used <= ?", values: [userId, since] },
      {
        sql:
          "DELETE FROM device_marks WHERE user_id = ?1 AND mark_hash NOT IN " +
          "(SELECT mark_hash FROM device_marks WHERE user_id = ?1 ORDER BY last_used DESC, mark_hash = ?2 DESC LIMIT ?3)",
        values: [userId, markHash, limit],
      },
    ]);
  },
});
