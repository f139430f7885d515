import * as v from "valibot";
import type { RateCounters } from "../../ports/rate-counters.ts";
import type { SqlDatabase } from "./database.ts";
import { first, run } from "./rows.ts";

const CountRow = v.object({ count: v.number(), expires: v.number() });

/** Counters in the database, shared by all isolates. */
export const d1RateCounters = (database: SqlDatabase): RateCounters => {
  const read: RateCounters["read"] = async (key, now) => {
    const sql = "SELECT count, expires FROM rate_counters WHERE key = ? AND expires > ?";
    return (await first(database, CountRow, sql, key, now)) ?? { count: 0, expires: now };
  };
  return {
    read,

    async take(key, now, window, limit) {
      const counted = await first(
        database,
        CountRow,
        "INSERT INTO rate_counters (key, count, expires) VALUES (?1, 1, ?3) ON CONFLICT (key) DO UPDATE SET " +
          "count = CASE WHEN expires <= ?2 THEN 1 ELSE count + 1 END, " +
          "expires = CASE WHEN expires <= ?2 THEN excluded.expires ELSE expires END " +
          "WHERE expires <= ?2 OR count < ?4 RETURNING count, expires",
        key,
        now,
        now + window,
        limit,
      );
      // new windows are rare enough to delete all expired counters then
      if (counted?.count === 1) await run(database, "DELETE FROM rate_counters WHERE expires <= ?", now);
      return counted === null
        ? { taken: false, expires: (await read(key, now)).expires }
        : { taken: true, expires: counted.expires };
    },

    giveBack: (key, now) =>
      run(database, "UPDATE rate_counters SET count = count - 1 WHERE key = ? AND expires > ? AND count > 0", key, now),

    extend: (key, expires) =>
      run(database, "UPDATE rate_counters SET expires = MAX(expires, ?) WHERE key = ?", expires, key),
  };
};
