import * as v from "valibot";
import { DAY } from "../../contract/retention.ts";
import { GUEST, REPORT_KINDS } from "../../contract/score-report.ts";
import type { DateRange, ScoreReportStore } from "../../ports/score-report-store.ts";
import { pageOf } from "./pages.ts";
import type { SqlCommand, SqlDatabase } from "./database.ts";
import { readTogether, rows } from "./rows.ts";

const ReportRow = v.object({ id: v.number(), email: v.string(), hash: v.string(), date: v.number() });
const OwnRow = v.object({ kind: v.picklist(REPORT_KINDS), hash: v.string(), date: v.number() });

const DayRow = v.object({ day: v.number(), count: v.number() });
const ALL_DATES: DateRange = { from: 0, before: Number.MAX_SAFE_INTEGER };

/** Subtracts the reports of accounts from the counts by day; the same transaction deletes the accounts. @param owners as in accountTraceCommands */
export const uncountReports = ({ sql, values }: SqlCommand): SqlCommand => ({
  sql:
    "UPDATE score_report_days SET count = score_report_days.count - gone.number FROM " +
    `(SELECT kind, date / ${DAY} AS day, COUNT(*) AS number FROM score_reports WHERE user_id IN (${sql}) GROUP BY kind, date / ${DAY}) gone ` +
    "WHERE score_report_days.kind = gone.kind AND score_report_days.day = gone.day",
  values,
});

/** Score reports, and their counts by day. */
export const d1ScoreReportStore = (database: SqlDatabase): ScoreReportStore => ({
  record: async (kind, userId, hash, date) =>
    void (await readTogether(database, [
      {
        sql: "INSERT INTO score_reports (kind, user_id, hash, date) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        values: [kind, userId, hash, date],
      },
      {
        sql:
          "INSERT INTO score_report_days (kind, day, count) SELECT ?, ?, 1 WHERE changes() > 0 " +
          "ON CONFLICT (kind, day) DO UPDATE SET count = count + 1",
        values: [kind, Math.floor(date / DAY)],
      },
    ])),

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
    return { ...page, rows: page.rows.map(({ email, hash, date }) => ({ email, hash, date })) };
  },

  async countDays(kind, { from, before }) {
    // whole days have stored counts; reports of the first and last day are counted here
    const [first, last] = [Math.ceil(from / DAY), Math.floor(before / DAY)];
    const within = `SELECT date / ${DAY} AS day, COUNT(*) AS count FROM score_reports WHERE kind = ?1 AND`;
    const found = await rows(
      database,
      DayRow,
      "SELECT day, SUM(count) AS count FROM (" +
        "SELECT day, count FROM score_report_days WHERE kind = ?1 AND day >= ?4 AND day < ?5 " +
        `UNION ALL ${within} date >= ?2 AND date < min(?3, ?4 * ${DAY}) GROUP BY date / ${DAY} ` +
        `UNION ALL ${within} date >= max(?2, max(?4, ?5) * ${DAY}) AND date < ?3 GROUP BY date / ${DAY}` +
        ") WHERE count > 0 GROUP BY day ORDER BY day DESC",
      kind,
      from,
      before,
      first,
      last,
    );
    return found.map(({ day, count }) => ({ day: new Date(day * DAY).toISOString().slice(0, 10), count }));
  },

  listOf: (userId) =>
    rows(database, OwnRow, "SELECT kind, hash, date FROM score_reports WHERE user_id = ? ORDER BY id", userId),
});
