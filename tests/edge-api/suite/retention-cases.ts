import assert from "node:assert/strict";
import {
  ACCOUNT_EVENT_LIFE,
  AUDIT_LIFE,
  DEVICE_MARK_LIFE,
  ERROR_COUNT_LIFE,
  HOUR,
  OUTBOX_LIFE,
  SESSION_LIFE,
  SWEPT_ROWS,
} from "../../../edge-api/contract/retention.ts";
import type { SqlValue } from "../../../edge-api/storage/d1/database.ts";
import type { ApiUnderTest, Case } from "./api-under-test.ts";
import { person } from "./people.ts";

const hourOf = (time: number): number => Math.floor(time / HOUR);

/** Longer than a case takes. */
const SOON = 60_000;

type Row = Readonly<Record<string, SqlValue>>;

async function insert({ database }: ApiUnderTest, table: string, row: Row): Promise<void> {
  const columns = Object.keys(row);
  const sql = `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`;
  await database
    .prepare(sql)
    .bind(...Object.values(row))
    .all();
}

/** What is kept of the rows named `over…` and `within…`. */
async function kept({ database }: ApiUnderTest, table: string, column: string, run: string): Promise<string[]> {
  const sql = `SELECT ${column} AS name FROM ${table} WHERE ${column} LIKE ? ORDER BY 1`;
  const { results } = await database.prepare(sql).bind(`%${run}`).all();
  return results.map((row) => String(Object(row).name).replace(run, ""));
}

let serial = 0;
const freshRun = (): string => `-r${++serial}`;

export const RETENTION_CASES: readonly Case[] = [
  {
    name: "a sweep deletes what is over, and nothing that is not",
    async run(api) {
      const { userId } = await person(api);
      const run = freshRun();
      const now = api.now();
      const { idle, absolute } = SESSION_LIFE.user;
      const tables: readonly (readonly [table: string, name: string, over: readonly Row[], within: Row])[] = [
        [
          "sessions",
          "token_hash",
          [
            { created: now - absolute, last_used: now },
            { created: now - 1, last_used: now - idle },
          ],
          { created: now - absolute + SOON, last_used: now - idle + SOON },
        ],
        [
          "device_marks",
          "mark_hash",
          [{ last_used: now - DEVICE_MARK_LIFE }],
          { last_used: now - DEVICE_MARK_LIFE + SOON },
        ],
        ["account_events", "slot", [{ at: now - ACCOUNT_EVENT_LIFE }], { at: now - ACCOUNT_EVENT_LIFE + SOON }],
        ["audit_log", "target", [{ at: now - AUDIT_LIFE }], { at: now - AUDIT_LIFE + SOON }],
        ["mail_outbox", "recipient", [{ created: now - OUTBOX_LIFE }], { created: now - OUTBOX_LIFE + SOON }],
        ["mailed_links", "token_hash", [{ expires: now }], { expires: now + SOON }],
        ["login_tickets", "token_hash", [{ expires: now }], { expires: now + SOON }],
        ["passkey_challenges", "challenge_hash", [{ expires: now }], { expires: now + SOON }],
        ["rate_counters", "key", [{ expires: now }], { expires: now + SOON }],
        [
          "error_counts",
          "code",
          [{ hour: hourOf(now - ERROR_COUNT_LIFE) }],
          { hour: hourOf(now - ERROR_COUNT_LIFE) + 2 },
        ],
      ];
      const rest = (table: string, name: string): Row => {
        if (table === "audit_log") return { action: "list_users", details: "{}" };
        if (table === "mail_outbox") return { subject: "", body: "" };
        if (table === "rate_counters") return { count: 1 };
        if (table === "error_counts") return { count: 1, build: "" };
        if (table === "account_events") return { user_id: userId, event: "logged_in", browser: "", system: "" };
        if (table === "passkey_challenges") return { user_id: userId, purpose: "add", subject: "" };
        if (table === "mailed_links") return { user_id: userId, purpose: "confirm" };
        return table === "sessions" ? { user_id: userId, id: name } : { user_id: userId };
      };
      for (const [table, column, over, within] of tables) {
        for (const [place, row] of [...over, within].entries()) {
          const name = `${place < over.length ? `over${place}` : "within"}${run}`;
          await insert(api, table, { [column]: name, ...row, ...rest(table, name) });
        }
      }
      await api.sweep();
      for (const [table, column] of tables) assert.deepEqual(await kept(api, table, column, run), ["within"], table);
    },
  },
  {
    name: "an account whose address nobody confirmed in time is deleted with all that names it",
    async run(api) {
      const run = freshRun();
      const now = api.now();
      const account = (name: string, row: Row) =>
        insert(api, "users", {
          id: name + run,
          email: `${name}@mail.example${run}`,
          password_hash: "x",
          created: 1,
          ...row,
        });
      await account("late", { confirm_by: now });
      await account("early", { confirm_by: now + SOON });
      await account("never", { confirm_by: null });
      await account("confirmed", { confirm_by: now, email_verified: now });
      await account("admin", { confirm_by: now, is_admin: 1 });
      await insert(api, "foods", {
        user_id: `late${run}`,
        id: `food${run}`,
        version: 1,
        body: "{}",
        bytes: 2,
        updated: 1,
      });
      const recipient = `late@mail.example${run}`;
      await insert(api, "mail_outbox", { recipient, subject: "", body: run, created: now });
      await insert(api, "audit_log", { at: now, action: "grant_admin", target: recipient, details: "{}" });
      await api.sweep();
      assert.deepEqual(await kept(api, "users", "id", run), ["admin", "confirmed", "early", "never"]);
      assert.deepEqual(await kept(api, "foods", "id", run), []);
      assert.deepEqual(await kept(api, "mail_outbox", "body", run), []);
      assert.deepEqual(await kept(api, "audit_log", "target", run), []);
    },
  },
  {
    name: "a sweep is bounded, and the next one goes on",
    async run(api) {
      const run = freshRun();
      const sql =
        "INSERT INTO rate_counters (key, count, expires) SELECT value || ?, 1, 1 FROM json_each(?) WHERE true ON CONFLICT DO NOTHING";
      const keys = Array.from({ length: SWEPT_ROWS + 5 }, (_, at) => String(at));
      await api.database.prepare(sql).bind(run, JSON.stringify(keys)).all();
      await api.sweep();
      const left = (await kept(api, "rate_counters", "key", run)).length;
      assert.ok(left >= 5 && left < SWEPT_ROWS, `${left} are left`);
      await api.sweep();
      assert.deepEqual(await kept(api, "rate_counters", "key", run), []);
    },
  },
];
