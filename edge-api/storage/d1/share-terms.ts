import * as v from "valibot";
import { DAY, HOUR } from "../../contract/retention.ts";
import type { ShareTerms } from "../../ports/share-terms.ts";
import type { SqlDatabase } from "./database.ts";
import { first, rows, run } from "./rows.ts";

const TermRow = v.object({ id: v.string(), expires: v.nullable(v.number()), last_opened: v.nullable(v.number()) });

const TERMS = `SELECT id, CASE WHEN days > 0 THEN created + days * ${DAY} END AS expires, last_opened FROM shares`;

/** The columns `days` and `last_opened` of the table `shares`. */
export const d1ShareTerms = (database: SqlDatabase): ShareTerms => ({
  limit: (userId, id, days) =>
    run(database, "UPDATE shares SET days = ? WHERE user_id = ? AND id = ?", days, userId, id),

  async open(id, now) {
    const term = await first(database, TermRow, `${TERMS} WHERE id = ?`, id);
    if (term === null) return "unknown";
    // once an hour, so that reading a share seldom writes
    if ((term.last_opened ?? 0) <= now - HOUR) {
      await run(database, "UPDATE shares SET last_opened = ? WHERE id = ?", now, id);
    }
    return term.expires;
  },

  async listOf(userId) {
    const found = await rows(database, TermRow, `${TERMS} WHERE user_id = ?`, userId);
    return new Map(found.map(({ id, ...term }) => [id, term]));
  },
});
