import * as v from "valibot";
import { GUEST, REPORT_KINDS } from "../../contract/score-report.ts";
import type { DateRange, ScoreReportStore } from "../../ports/score-report-store.ts";
import type { SqlDatabase } from "./database.ts";
import { pageOf } from "./pages.ts";
import { rows, run } from "./rows.ts";

const ReportRow = v.object({ id: v.number(), email: v.string(), hash: v.string(), date: v.number() });
const OwnRow = v.object({ kind: v.picklist(REPORT_KINDS), hash: v.string(), date: v.number() });

const DayRow = v.object({ day: v.number(), count: v.number() });
const DAY = 24 * 60 * 60 * 1000;
const ALL_DATES: DateRange = { from: 0, before: Number.MAX_SAFE_INTEGER };

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

  async list(kind, limit, after, { from, before } = ALL_DATES) {
    const [date, id] = after?.split("~").map(Number) ?? [];
    const found = await rows(
      database,
      ReportRow,
      `SELECT r.id, COALESCE(u.email, '${GUEST}') AS email, r.hash, r.date FROM score_reports r ` +
        "LEFT JOIN users u ON u.id = r.user_id WHERE r.kind = ? AND r.date >= ? AND (r.date, r.id) < (?, ?) " +
        "ORDER BY r.date DESC, r.id DESC LIMIT ?",
      kind,
      from,
      date === undefined ? before : Math.min(date, before),
      // at `before` itself no id fits; at the date of the cursor, smaller ids do
      date === undefined || date >= before ? 0 : (id ?? 0),
      limit + 1,
    );
    const page = pageOf(found, limit, (row) => `${row.date}~${row.id}`);
    return { rows: page.rows.map(({ email, hash, date }) => ({ email, hash, date })), next: page.next };
  },

  async countDays(kind, { from, before }) {
    const found = await rows(
      database,
      DayRow,
      `SELECT date / ${DAY} AS day, COUNT(*) AS count FROM score_reports ` +
        "WHERE kind = ? AND date >= ? AND date < ? GROUP BY day ORDER BY day DESC",
      kind,
      from,
      before,
    );
    return found.map(({ day, count }) => ({ day: new Date(day * DAY).toISOString().slice(0, 10), count }));
  },

  listOf: (userId) =>
    rows(database, OwnRow, "SELECT kind, hash, date FROM score_reports WHERE user_id = ? ORDER BY id", userId),
});
