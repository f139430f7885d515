import * as v from "valibot";
import type { UserSort } from "../../contract/account.ts";
import { UserReplySchema } from "../../contract/reply-schemas.ts";
import type { AccountStore } from "../../ports/account-store.ts";
import { accountTraceCommands } from "./account-traces.ts";
import { fromBase64Url, toBase64Url } from "./base64url.ts";
import type { SqlDatabase, SqlValue } from "./database.ts";
import { IS_RESERVED, ownerOf } from "./mailed-link-store.ts";
import { pageOf } from "./pages.ts";
import { first, Flag, MailLanguage, readTogether, rows, run, runTogether, tookEffect } from "./rows.ts";
import { searchWordsOf } from "./search-words.ts";
import { ASKS_PASSKEY, beginSession } from "./session-store.ts";
import { searchUsers, userRowOf } from "./user-search.ts";

const AccountRow = v.object({
  userId: v.string(),
  email: v.string(),
  passwordHash: v.string(),
  isAdmin: Flag,
  asksPasskey: Flag,
  emailVerified: Flag,
  language: MailLanguage,
});
const IdRow = v.object({ id: v.string() });
const UserColumns = v.object({
  ...v.omit(UserReplySchema, ["waitsForEmail"]).entries,
  isAdmin: Flag,
  emailVerified: Flag,
});
const ProfileColumns = v.object({
  ...v.pick(UserColumns, ["name", "last_name", "company", "job", "sector", "country", "employees"]).entries,
  accomplish: v.string(),
  region: v.string(),
  heard_from: v.string(),
  newsletter_consent: v.nullable(v.number()),
  email_verified: v.nullable(v.number()),
  language: MailLanguage,
});
const ListedRow = v.object({
  ...v.pick(UserColumns, ["name", "last_name", "email", "last_login", "created"]).entries,
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

/** Stores the words of the search; the first value is their JSON. */
const INSERT_WORDS =
  "INSERT INTO user_words (word, user_id, word_before) " +
  "SELECT value, users.id, LAG(value) OVER (ORDER BY value) FROM users, json_each(?)";

/** Accounts, sessions and tokens in D1. */
export const d1AccountStore = (database: SqlDatabase): AccountStore => ({
  findByEmail: (email) => first(database, AccountRow, `${ACCOUNT} WHERE email = ?`, email),

  findById: (userId) => first(database, AccountRow, `${ACCOUNT} WHERE id = ?`, userId),

  create: ({ userId, email, passwordHash, language, profile, created, confirmBy }) =>
    tookEffect(database, [
      {
        sql:
          "INSERT INTO users (id, email, password_hash, created, last_login, name, last_name, company, job, sector, " +
          "country, employees, accomplish, region, heard_from, newsletter_consent, language, confirm_by) " +
          `SELECT ?3, ?1, ?4, ?2, ?2, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17 WHERE NOT ${IS_RESERVED} ` +
          "ON CONFLICT (email) DO NOTHING RETURNING id",
        values: [
          email,
          created,
          userId,
          passwordHash,
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
        sql: `${INSERT_WORDS} WHERE users.id = ?`,
        values: [JSON.stringify(searchWordsOf({ ...profile, email })), userId],
      },
    ]),

  async changeProfile(userId, profile) {
    const { name, last_name, company, job, sector } = profile;
    for (;;) {
      const user = await first(database, AccountRow, `${ACCOUNT} WHERE id = ?`, userId);
      if (user === null) return false;
      // the words of the search follow from name and address: tried again if the address changed in between
      const isSame = "(SELECT id FROM users WHERE id = ? AND email = ?)";
      const isStored = await tookEffect(database, [
        {
          sql:
            "UPDATE users SET name = ?, last_name = ?, company = ?, job = ?, sector = ? " +
            "WHERE id = ? AND email = ? RETURNING id",
          values: [name, last_name, company, job, sector, userId, user.email],
        },
        { sql: `DELETE FROM user_words WHERE user_id = ${isSame}`, values: [userId, user.email] },
        {
          sql: `${INSERT_WORDS} WHERE users.id = ${isSame}`,
          values: [JSON.stringify(searchWordsOf({ ...profile, email: user.email })), userId, user.email],
        },
      ]);
      if (isStored) return true;
    }
  },

  readUser: (userId) =>
    first(
      database,
      UserColumns,
      "SELECT name, last_name, email, company, job, sector, country, employees, is_admin AS isAdmin, " +
        "email_verified IS NOT NULL AS emailVerified, created, last_login, " +
        "CASE WHEN email_verified IS NULL AND is_admin = 0 THEN confirm_by END AS confirm_by FROM users WHERE id = ?",
      userId,
    ),

  async readProfile(userId) {
    const row = await first(
      database,
      ProfileColumns,
      "SELECT name, last_name, company, job, sector, country, employees, accomplish, region, heard_from, " +
        "newsletter_consent, email_verified, language FROM users WHERE id = ?",
      userId,
    );
    return row && { ...row, receive_newsletter: row.newsletter_consent !== null };
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
    return { ...page, rows: page.rows.map(userRowOf) };
  },

  async changePassword({ userId, checkedHash, passwordHash, tokenHash, device, now }) {
    // every hash has its own salt: if the new one is stored, this transaction stored it
    const changed = "(SELECT id FROM users WHERE id = ? AND password_hash = ?)";
    return tookEffect(database, [
      {
        sql: "UPDATE users SET password_hash = ? WHERE id = ? AND password_hash = ? RETURNING id",
        values: [passwordHash, userId, checkedHash],
      },
      ...["sessions WHERE", "login_tickets WHERE", "mailed_links WHERE purpose IN ('log_in', 'set_password') AND"].map(
        (ended) => ({ sql: `DELETE FROM ${ended} user_id = ${changed}`, values: [userId, passwordHash] }),
      ),
      beginSession({ tokenHash, device, now }, changed, userId, passwordHash),
    ]);
  },

  async usePasswordReset(tokenHash, passwordHash, now, purpose = "set_password") {
    // links are deleted last: the other statements look the user up by this one
    const owner = `(${ownerOf(purpose)})`;
    // a person who registered another person's address must lose access; administrators are appointed by hand
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
      ...[
        "sessions WHERE",
        "device_marks WHERE",
        "login_tickets WHERE",
        "mailed_links WHERE purpose IN ('confirm', 'log_in', 'set_password') AND",
      ].map((ended) => ({ sql: `DELETE FROM ${ended} user_id = ${owner}`, values: [tokenHash, now] })),
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
