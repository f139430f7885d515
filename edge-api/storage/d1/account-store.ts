import * as v from "valibot";
import type { UserSort } from "../../contract/account.ts";
import { LANGUAGES } from "../../contract/language.ts";
import type { AccountStore } from "../../ports/account-store.ts";
import { fromBase64Url, toBase64Url } from "./base64url.ts";
import type { SqlCommand, SqlDatabase, SqlValue } from "./database.ts";
import { pageOf } from "./pages.ts";
import { readTogether, rows, run, runTogether } from "./rows.ts";
import { uncountReports } from "./score-report-store.ts";
import { searchWordsOf } from "./search-words.ts";
import { ASKS_PASSKEY, NEW_SESSION_ID } from "./session-store.ts";
import { searchUsers } from "./user-search.ts";

const Flag = v.pipe(
  v.picklist([0, 1]),
  v.transform((flag) => flag === 1),
);
const Language = v.picklist([...LANGUAGES, ""]);
const AccountRow = v.object({
  userId: v.string(),
  email: v.string(),
  passwordHash: v.string(),
  isAdmin: Flag,
  asksPasskey: Flag,
  emailVerified: Flag,
  language: Language,
});
const IdRow = v.object({ id: v.string() });
const UserColumns = v.object({
  name: v.string(),
  last_name: v.string(),
  email: v.string(),
  company: v.string(),
  job: v.string(),
  sector: v.string(),
  country: v.string(),
  employees: v.nullable(v.number()),
  isAdmin: Flag,
  emailVerified: Flag,
  confirm_by: v.nullable(v.number()),
  created: v.number(),
  last_login: v.nullable(v.number()),
});
const ProfileColumns = v.object({
  name: v.string(),
  last_name: v.string(),
  company: v.string(),
  job: v.string(),
  sector: v.string(),
  country: v.string(),
  employees: v.nullable(v.number()),
  accomplish: v.string(),
  region: v.string(),
  heard_from: v.string(),
  newsletter_consent: v.nullable(v.number()),
  email_verified: v.nullable(v.number()),
  language: Language,
});
const ListedRow = v.object({
  name: v.string(),
  last_name: v.string(),
  email: v.string(),
  last_login: v.nullable(v.number()),
  created: v.number(),
  id: v.string(),
});

type Listed = v.InferOutput<typeof ListedRow>;

/** A sort order of the user list that follows an index, with its cursor. */
interface UserOrder {
  readonly order: string;
  readonly beyond: string;
  readonly values: (cursor: string) => readonly SqlValue[];
  readonly cursor: (row: Listed) => string;
}

const byTime = (column: string, of: (row: Listed) => number): UserOrder => ({
  order: `${column} DESC, id DESC`,
  // the first condition lets SQLite use the index on the expression
  beyond: `${column} <= ? AND (${column}, id) < (?, ?)`,
  values: (cursor) => {
    const [time = "0", id = ""] = cursor.split("~");
    return [Number(time), Number(time), id];
  },
  cursor: (row) => `${of(row)}~${row.id}`,
});

const USER_ORDERS: Readonly<Record<UserSort, UserOrder>> = {
  created: byTime("created", ({ created }) => created),
  last_login: byTime("COALESCE(last_login, 0)", ({ last_login }) => last_login ?? 0),
  email: {
    order: "email",
    beyond: "email > ?",
    values: (cursor) => [fromBase64Url(cursor)],
    cursor: ({ email }) => toBase64Url(email),
  },
};

const ACCOUNT =
  "SELECT id AS userId, email, password_hash AS passwordHash, is_admin AS isAdmin, email_verified IS NOT NULL AS emailVerified, " +
  `${ASKS_PASSKEY} AS asksPasskey, language FROM users`;

/**
 * The statements that delete accounts with everything that names them, to run in one transaction; the last one deletes
 * the accounts, because the others look up their addresses.
 *
 * @param owners a query of their ids
 */
export function accountTraceCommands({ sql, values }: SqlCommand): readonly SqlCommand[] {
  const addresses = `(SELECT email FROM users WHERE id IN (${sql}))`;
  const grants = "action IN ('grant_admin', 'revoke_admin')";
  return [
    { sql: `DELETE FROM mail_outbox WHERE recipient IN ${addresses}`, values },
    { sql: `UPDATE audit_log SET target = '' WHERE ${grants} AND target IN ${addresses}`, values },
    uncountReports({ sql, values }),
    { sql: `DELETE FROM users WHERE id IN (${sql}) RETURNING id`, values },
  ];
}

export const d1AccountStore = (database: SqlDatabase): AccountStore => ({
  async findByEmail(email) {
    const [row] = await rows(database, AccountRow, `${ACCOUNT} WHERE email = ?`, email);
    return row ?? null;
  },

  async findById(userId) {
    const [row] = await rows(database, AccountRow, `${ACCOUNT} WHERE id = ?`, userId);
    return row ?? null;
  },

  async create({ userId, email, passwordHash, language, profile, created, confirmBy }) {
    const inserted = await runTogether(database, IdRow, [
      {
        sql:
          "INSERT INTO users (id, email, password_hash, created, last_login, name, last_name, company, job, sector, " +
          "country, employees, accomplish, region, heard_from, newsletter_consent, language, confirm_by) " +
          "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (email) DO NOTHING RETURNING id",
        values: [
          userId,
          email,
          passwordHash,
          created,
          created,
          profile.name,
          profile.last_name,
          profile.company,
          profile.job,
          profile.sector,
          profile.country,
          profile.employees,
          profile.accomplish,
          profile.region,
          profile.heard_from,
          profile.receive_newsletter ? created : null,
          language,
          confirmBy,
        ],
      },
      {
        sql: "INSERT INTO user_words (word, user_id) SELECT value, users.id FROM users, json_each(?) WHERE users.id = ?",
        values: [JSON.stringify(searchWordsOf({ ...profile, email })), userId],
      },
    ]);
    return inserted.length === 1;
  },

  async readUser(userId) {
    const [row] = await rows(
      database,
      UserColumns,
      "SELECT name, last_name, email, company, job, sector, country, employees, is_admin AS isAdmin, " +
        "email_verified IS NOT NULL AS emailVerified, created, last_login, " +
        "CASE WHEN email_verified IS NULL AND is_admin = 0 THEN confirm_by END AS confirm_by FROM users WHERE id = ?",
      userId,
    );
    return row ?? null;
  },

  async readProfile(userId) {
    const [row] = await rows(
      database,
      ProfileColumns,
      "SELECT name, last_name, company, job, sector, country, employees, accomplish, region, heard_from, " +
        "newsletter_consent, email_verified, language FROM users WHERE id = ?",
      userId,
    );
    return row === undefined ? null : { ...row, receive_newsletter: row.newsletter_consent !== null };
  },

  async list(limit, after, { sort, search } = { sort: "created", search: "" }) {
    if (search !== "") return searchUsers(database, search, limit, after);
    const { order, beyond, values, cursor } = USER_ORDERS[sort];
    const found = await rows(
      database,
      ListedRow,
      `SELECT name, last_name, email, last_login, created, id FROM users WHERE ${after === null ? "1" : beyond} ` +
        `ORDER BY ${order} LIMIT ?`,
      ...(after === null ? [] : values(after)),
      limit + 1,
    );
    const page = pageOf(found, limit, cursor);
    return {
      rows: page.rows.map(({ name, last_name, email, last_login }) => ({ name, last_name, email, last_login })),
      next: page.next,
    };
  },

  async changePassword({ userId, checkedHash, passwordHash, tokenHash, device, now }) {
    // every hash has its own salt: if the new one is stored, this transaction stored it
    const changed = "(SELECT id FROM users WHERE id = ? AND password_hash = ?)";
    const [owner] = await runTogether(database, IdRow, [
      {
        sql: "UPDATE users SET password_hash = ? WHERE id = ? AND password_hash = ? RETURNING id",
        values: [passwordHash, userId, checkedHash],
      },
      { sql: `DELETE FROM sessions WHERE user_id = ${changed}`, values: [userId, passwordHash] },
      { sql: `DELETE FROM reset_tokens WHERE user_id = ${changed}`, values: [userId, passwordHash] },
      { sql: `DELETE FROM login_tickets WHERE user_id = ${changed}`, values: [userId, passwordHash] },
      {
        sql:
          "INSERT INTO sessions (token_hash, user_id, created, last_used, proved, id, browser, system) " +
          `SELECT ?, id, ?, ?, ?, ${NEW_SESSION_ID}, ?, ? FROM ${changed}`,
        values: [tokenHash, now, now, now, device.browser, device.system, userId, passwordHash],
      },
    ]);
    return owner !== undefined;
  },

  async usePasswordReset(tokenHash, passwordHash, now) {
    // tokens are deleted last: the other statements look the user up by them
    const owner = "(SELECT user_id FROM reset_tokens WHERE token_hash = ? AND expires > ?)";
    // whoever registered somebody else's address must lose access; administrators are appointed by hand
    const wasUnconfirmed = "email_verified IS NULL AND is_admin = 0";
    const confirmed = `(SELECT id FROM users WHERE id = ${owner} AND email_verified = ? AND is_admin = 0)`;
    const [changed] = await runTogether(database, IdRow, [
      {
        sql:
          "UPDATE users SET password_hash = ?, email_verified = COALESCE(email_verified, ?), " +
          `asks_passkey = CASE WHEN ${wasUnconfirmed} THEN 0 ELSE asks_passkey END ` +
          `WHERE id = ${owner} RETURNING id`,
        values: [passwordHash, now, tokenHash, now],
      },
      { sql: `DELETE FROM passkeys WHERE user_id = ${confirmed}`, values: [tokenHash, now, now] },
      { sql: `DELETE FROM recovery_codes WHERE user_id = ${confirmed}`, values: [tokenHash, now, now] },
      { sql: `DELETE FROM sessions WHERE user_id = ${owner}`, values: [tokenHash, now] },
      { sql: `DELETE FROM email_links WHERE user_id = ${owner}`, values: [tokenHash, now] },
      { sql: `DELETE FROM device_marks WHERE user_id = ${owner}`, values: [tokenHash, now] },
      { sql: `DELETE FROM login_tickets WHERE user_id = ${owner}`, values: [tokenHash, now] },
      { sql: `DELETE FROM reset_tokens WHERE user_id = ${owner}`, values: [tokenHash, now] },
    ]);
    return changed?.id ?? null;
  },

  setLanguage: (userId, language) => run(database, "UPDATE users SET language = ? WHERE id = ?", language, userId),

  async remove(userId, checkedHash) {
    const owner = { sql: "SELECT id FROM users WHERE id = ? AND password_hash = ?", values: [userId, checkedHash] };
    const answers = await readTogether(database, accountTraceCommands(owner));
    return answers.at(-1)?.length === 1;
  },
});
