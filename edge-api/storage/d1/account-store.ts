import * as v from "valibot";
import type { AccountStore } from "../../ports.ts";
import type { SqlCommand, SqlDatabase } from "./database.ts";
import { pageOf } from "./pages.ts";
import { rows, run, runTogether } from "./rows.ts";

const Flag = v.pipe(
  v.picklist([0, 1]),
  v.transform((flag) => flag === 1),
);
const AccountRow = v.object({ userId: v.string(), email: v.string(), passwordHash: v.string(), isAdmin: Flag });
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
});
const ListedRow = v.object({
  name: v.string(),
  last_name: v.string(),
  email: v.string(),
  last_login: v.nullable(v.number()),
  created: v.number(),
  id: v.string(),
});

const ACCOUNT = "SELECT id AS userId, email, password_hash AS passwordHash, is_admin AS isAdmin FROM users";

/** What ends with a password, in the order of the foreign keys. */
const endedWithPassword = (userId: string): readonly SqlCommand[] => [
  { sql: "DELETE FROM sessions WHERE user_id = ?", values: [userId] },
  { sql: "DELETE FROM reset_tokens WHERE user_id = ?", values: [userId] },
];

export const d1AccountStore = (database: SqlDatabase): AccountStore => ({
  async findByEmail(email) {
    const [row] = await rows(database, AccountRow, `${ACCOUNT} WHERE email = ?`, email);
    return row ?? null;
  },

  async findById(userId) {
    const [row] = await rows(database, AccountRow, `${ACCOUNT} WHERE id = ?`, userId);
    return row ?? null;
  },

  async create({ userId, email, passwordHash, profile, created }) {
    const made = await rows(
      database,
      IdRow,
      "INSERT INTO users (id, email, password_hash, created, last_login, name, last_name, company, job, sector, " +
        "country, employees, accomplish, region, heard_from, newsletter_consent) " +
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (email) DO NOTHING RETURNING id",
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
    );
    return made.length === 1;
  },

  recordLogin: (userId, at, passwordHash) =>
    run(database, "UPDATE users SET last_login = ?, password_hash = ? WHERE id = ?", at, passwordHash, userId),

  async readUser(userId) {
    const [row] = await rows(
      database,
      UserColumns,
      "SELECT name, last_name, email, company, job, sector, country, employees, is_admin AS isAdmin, created, " +
        "last_login FROM users WHERE id = ?",
      userId,
    );
    return row ?? null;
  },

  async readProfile(userId) {
    const [row] = await rows(
      database,
      ProfileColumns,
      "SELECT name, last_name, company, job, sector, country, employees, accomplish, region, heard_from, " +
        "newsletter_consent FROM users WHERE id = ?",
      userId,
    );
    return row === undefined ? null : { ...row, receive_newsletter: row.newsletter_consent !== null };
  },

  async list(limit, after) {
    const [created = null, id = null] = after?.split("~") ?? [];
    const found = await rows(
      database,
      ListedRow,
      "SELECT name, last_name, email, last_login, created, id FROM users " +
        "WHERE ? IS NULL OR (created, id) < (CAST(? AS INTEGER), ?) ORDER BY created DESC, id DESC LIMIT ?",
      created,
      created,
      id,
      limit + 1,
    );
    const page = pageOf(found, limit, (row) => `${row.created}~${row.id}`);
    return {
      rows: page.rows.map(({ name, last_name, email, last_login }) => ({ name, last_name, email, last_login })),
      next: page.next,
    };
  },

  async changePassword(userId, passwordHash) {
    await runTogether(database, v.unknown(), [
      { sql: "UPDATE users SET password_hash = ? WHERE id = ?", values: [passwordHash, userId] },
      ...endedWithPassword(userId),
    ]);
  },

  async usePasswordReset(tokenHash, passwordHash, now) {
    // the token's row goes last: until then it says whose password and sessions are meant
    const owner = "(SELECT user_id FROM reset_tokens WHERE token_hash = ? AND expires > ?)";
    const [changed] = await runTogether(database, IdRow, [
      {
        sql: `UPDATE users SET password_hash = ? WHERE id = ${owner} RETURNING id`,
        values: [passwordHash, tokenHash, now],
      },
      { sql: `DELETE FROM sessions WHERE user_id = ${owner}`, values: [tokenHash, now] },
      { sql: "DELETE FROM reset_tokens WHERE token_hash = ?", values: [tokenHash] },
    ]);
    return changed?.id ?? null;
  },

  remove: (userId) => run(database, "DELETE FROM users WHERE id = ?", userId),
});
