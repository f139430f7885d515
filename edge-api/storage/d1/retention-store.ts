import * as v from "valibot";
import { SWEPT_ACCOUNTS, SWEPT_ROWS } from "../../contract/retention.ts";
import type { RetentionStore } from "../../ports/retention-store.ts";
import { accountTraceCommands } from "./account-traces.ts";
import type { SqlCommand, SqlDatabase } from "./database.ts";
import { readTogether, rows } from "./rows.ts";

const KeyRow = v.object({ owner: v.string(), name: v.string() });

const sweepOf = (table: string, key: string, column: string, before: number): SqlCommand => ({
  sql:
    `DELETE FROM ${table} WHERE ${key} IN (SELECT ${key.replace(/[()]/g, "")} FROM ${table} WHERE ${column} <= ? LIMIT ${SWEPT_ROWS}) ` +
    "RETURNING 1",
  values: [before],
});

/** Accounts whose address was not confirmed in time. Administrators are appointed by hand. */
const UNCONFIRMED =
  "SELECT id FROM users WHERE confirm_by <= ? AND email_verified IS NULL AND is_admin = 0 " +
  `ORDER BY confirm_by LIMIT ${SWEPT_ACCOUNTS}`;

/** Expired rows of all tables. */
export const d1RetentionStore = (database: SqlDatabase): RetentionStore => ({
  async sweep({ now, sessionsCreated, sessionsUsed, deviceMarks, accountEvents, audit, outbox, errorHours }) {
    const commands: Readonly<Record<string, SqlCommand>> = {
      sessions: sweepOf("sessions", "token_hash", "created", sessionsCreated),
      idleSessions: sweepOf("sessions", "token_hash", "last_used", sessionsUsed),
      deviceMarks: sweepOf("device_marks", "(user_id, mark_hash)", "last_used", deviceMarks),
      accountEvents: sweepOf("account_events", "id", "at", accountEvents),
      auditEntries: sweepOf("audit_log", "id", "at", audit),
      mails: sweepOf("mail_outbox", "id", "created", outbox),
      mailedLinks: sweepOf("mailed_links", "token_hash", "expires", now),
      loginTickets: sweepOf("login_tickets", "token_hash", "expires", now),
      challenges: sweepOf("passkey_challenges", "challenge_hash", "expires", now),
      errorCounts: sweepOf("error_counts", "(hour, code, build)", "hour", errorHours),
      counters: sweepOf("rate_counters", "key", "expires", now),
    };
    const accounts = accountTraceCommands({ sql: UNCONFIRMED, values: [now] });
    const answers = await readTogether(database, [...Object.values(commands), ...accounts]);
    const names = [...Object.keys(commands), "mailsOfAccounts", "auditTargets", "reportDays", "unconfirmedAccounts"];
    return Object.fromEntries(names.map((name, place) => [name, answers[place]?.length ?? 0]));
  },

  unnamedBodies: (keys) =>
    rows(
      database,
      KeyRow,
      "SELECT key.value ->> 0 AS owner, key.value ->> 1 AS name FROM json_each(?1) key " +
        "WHERE NOT EXISTS (SELECT 1 FROM portfolios WHERE body_name = key.value ->> 1) " +
        "AND NOT EXISTS (SELECT 1 FROM shares WHERE body_name = key.value ->> 1)",
      JSON.stringify(keys.map(({ owner, name }) => [owner, name])),
    ),
});
