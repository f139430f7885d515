import * as v from "valibot";
import { GUEST, REPORT_KINDS } from "../../contract/score-report.ts";
import type { ScoreReportStore } from "../../ports.ts";
import type { SqlDatabase } from "./database.ts";
import { pageOf } from "./pages.ts";
import { rows, run } from "./rows.ts";

const ReportRow = v.object({ id: v.number(), email: v.string(), hash: v.string(), date: v.number() });
const OwnRow = v.object({ kind: v.picklist(REPORT_KINDS), hash: v.string(), date: v.number() });

export const d1ScoreReportStore = (database: SqlDatabase): ScoreReportStore => ({
  record: (kind, userId, hash, date) =>
    run(
      database,
      "INSERT INTO score_reports (kind, user_id, hash, date) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
      kind,
      userId,
      hash,
      date,
    ),

  async list(kind, limit, after) {
    const found = await rows(
      database,
      ReportRow,
      `SELECT r.id, COALESCE(u.email, '${GUEST}') AS email, r.hash, r.date FROM score_reports r ` +
        "LEFT JOIN users u ON u.id = r.user_id WHERE r.kind = ?1 AND (?2 IS NULL OR r.id < CAST(?2 AS INTEGER)) " +
        "ORDER BY r.id DESC LIMIT ?3",
      kind,
      after,
      limit + 1,
    );
    const page = pageOf(found, limit, ({ id }) => String(id));
    return { rows: page.rows.map(({ email, hash, date }) => ({ email, hash, date })), next: page.next };
  },

  listOf: (userId) =>
    rows(database, OwnRow, "SELECT kind, hash, date FROM score_reports WHERE user_id = ? ORDER BY id", userId),
});
