import * as v from "valibot";
import type { EntityKind } from "../../contract/entities.ts";
import { QUOTAS, USER_ENTRIES } from "../../contract/limits.ts";
import type { ItemStore, ItemWrite, StoredPortfolio, Written } from "../../ports/item-store.ts";
import { bytePages, inRange } from "./byte-pages.ts";
import type { SqlCommand, SqlDatabase, SqlValue } from "./database.ts";
import { first, readTogether, rows } from "./rows.ts";
import { fitsBytes, sumOfOthers } from "./user-bytes.ts";

const TABLES = {
  comparison: "comparisons",
  portfolio: "portfolios",
  product: "products",
  food: "foods",
  mapping: "mappings",
} as const satisfies Record<EntityKind, string>;

const ItemRow = v.object({ id: v.string(), version: v.number(), updated: v.number(), body: v.string() });
const VersionRow = v.object({ version: v.number() });
const IdVersionRow = v.object({ id: v.string(), version: v.number() });
const PortfolioRow = v.object({ ...ItemRow.entries, name: v.nullable(v.string()) });
const NameRow = v.object({ name: v.nullable(v.string()) });
const StateRow = v.object({ version: v.number(), next: v.number(), hash: v.nullable(v.string()) });

const portfolioOf = ({ name, ...item }: v.InferOutput<typeof PortfolioRow>, owner: string): StoredPortfolio => ({
  item,
  key: name === null ? null : { owner, name },
});

/** Reads the name of a portfolio's body, in the transaction that replaces it. */
const bodyBefore = (userId: string, id: string): SqlCommand => ({
  sql: "SELECT body_name AS name FROM portfolios WHERE user_id = ? AND id = ?",
  values: [userId, id],
});
const nameIn = (answer: readonly unknown[] | undefined): string | null =>
  v.parse(v.array(NameRow), answer ?? [])[0]?.name ?? null;

/** Higher than every deleted version, so that an If-Match of a deleted item never matches a new one. */
const FIRST_VERSION = "(SELECT deleted_version + 1 FROM users WHERE id = ?1)";

/** Bytes of the stored body (UTF-8). */
const bytesOf = ({ body }: ItemWrite): number => new TextEncoder().encode(body).byteLength;

/**
 * The statement that decides whether a write happens. It contains all conditions, so that no other write can come
 * between check and change. Parameters: ?1 user, ?2 id, ?3 body, ?4 bytes, ?5 now, ?6 expected version, then for
 * portfolios ?7 lines, ?8 bytes of the gzip body, ?9 its name, ?10 its hash, ?11 its version (the last three may be NULL).
 */
function writeCommand(write: ItemWrite, mayCreate: boolean): SqlCommand {
  const table = TABLES[write.kind];
  const isPortfolio = write.kind === "portfolio";
  const ownItem = `FROM ${table} WHERE user_id = ?1 AND id = ?2`;
  const allowed = [
    fitsBytes({
      table,
      user: "?1",
      id: "?2",
      bytes: "?4",
      bodyBytes: isPortfolio ? "?8" : "0",
      unverified: write.unverifiedBytes,
    }),
    ...(isPortfolio
      ? [
          `${sumOfOthers(table, "lines", "?1", "?2")} + ?7 <= ${USER_ENTRIES}`,
          `(?11 IS NULL OR ?11 = COALESCE((SELECT version + 1 ${ownItem}), ${FIRST_VERSION}))`,
        ]
      : []),
  ].join(" AND ");
  const unchanged = `body = ?3${isPortfolio ? " AND ?9 IS NULL AND body_name IS NULL" : ""}`;
  const set =
    `version = version + (CASE WHEN ${unchanged} THEN 0 ELSE 1 END), updated = (CASE WHEN ${unchanged} THEN updated ELSE ?5 END), body = ?3, bytes = ?4` +
    (isPortfolio ? ", lines = ?7, body_bytes = ?8, body_name = ?9, body_hash = ?10" : "");
  const { stored } = write;
  const values: SqlValue[] = [
    write.userId,
    write.id,
    write.body,
    bytesOf(write),
    write.now,
    write.expected ?? null,
    ...(isPortfolio
      ? [write.lines ?? 0, stored?.bytes ?? 0, stored?.name ?? null, stored?.hash ?? null, stored?.version ?? null]
      : []),
  ];
  if (!mayCreate) {
    return {
      sql:
        `UPDATE ${table} SET ${set} WHERE user_id = ?1 AND id = ?2 AND (?6 IS NULL OR version = ?6) AND ${allowed} ` +
        "RETURNING version",
      values,
    };
  }
  const [columns, parameters] = isPortfolio
    ? [", lines, body_bytes, body_name, body_hash", ", ?7, ?8, ?9, ?10"]
    : ["", ""];
  return {
    sql:
      `INSERT INTO ${table} (user_id, id, version, body, bytes, updated${columns}) ` +
      `SELECT ?1, ?2, ${FIRST_VERSION}, ?3, ?4, ?5${parameters} ` +
      `WHERE ${allowed} AND (EXISTS (SELECT 1 ${ownItem}) OR ` +
      `((?6 IS NULL OR ?6 = 0) AND (SELECT COUNT(*) FROM ${table} WHERE user_id = ?1) < ${QUOTAS[write.kind]})) ` +
      `ON CONFLICT (user_id, id) DO UPDATE SET ${set} WHERE ?6 IS NULL OR version = ?6 RETURNING version`,
    values,
  };
}

/** The tables of the five kinds of items; a large portfolio names its body. */
export function d1ItemStore(database: SqlDatabase): ItemStore {
  async function put(write: ItemWrite, mayCreate: boolean): Promise<Written | null> {
    const command = writeCommand(write, mayCreate);
    const commands =
      write.kind === "portfolio" ? [command, bodyBefore(write.userId, write.id)].toReversed() : [command];
    const answers = await readTogether(database, commands);
    const [row] = v.parse(v.array(VersionRow), answers.at(-1) ?? []);
    return row === undefined ? null : { version: row.version, dropped: answers.length > 1 ? nameIn(answers[0]) : null };
  }

  return {
    async *pages(kind, userId) {
      const table = TABLES[kind];
      const page = `SELECT id, version, updated, body FROM ${table} WHERE ${inRange(table)} ORDER BY rowid`;
      for (const { after, to } of await bytePages(database, table, userId))
        yield rows(database, ItemRow, page, userId, after, to);
    },

    async *portfolioPages(userId) {
      const page =
        "SELECT id, version, updated, body, body_name AS name FROM portfolios " +
        `WHERE ${inRange("portfolios")} ORDER BY rowid`;
      for (const { after, to } of await bytePages(database, "portfolios", userId))
        yield (await rows(database, PortfolioRow, page, userId, after, to)).map((row) => portfolioOf(row, userId));
    },

    versions: (kind, userId) =>
      rows(database, IdVersionRow, `SELECT id, version FROM ${TABLES[kind]} WHERE user_id = ?`, userId),

    find: (kind, userId, id) =>
      first(
        database,
        ItemRow,
        `SELECT id, version, updated, body FROM ${TABLES[kind]} WHERE user_id = ? AND id = ?`,
        userId,
        id,
      ),

    upsert: (write) => put(write, true),
    update: (write) => put(write, false),

    async remove(kind, userId, id, expected) {
      const table = TABLES[kind];
      const item = `${table}.user_id = ?1 AND ${table}.id = ?2 AND (?3 IS NULL OR ${table}.version = ?3)`;
      const values = [userId, id, expected ?? null];
      const [deleted = [], before] = await readTogether(database, [
        {
          sql:
            `UPDATE users SET deleted_version = MAX(deleted_version, ${table}.version) FROM ${table} ` +
            `WHERE users.id = ?1 AND ${item} RETURNING users.id`,
          values,
        },
        ...(kind === "portfolio" ? [bodyBefore(userId, id)] : []),
        { sql: `DELETE FROM ${table} WHERE ${item}`, values },
      ]);
      return deleted.length === 1 ? { dropped: kind === "portfolio" ? nameIn(before) : null } : null;
    },

    async findPortfolio(userId, id) {
      const sql = "SELECT id, version, updated, body, body_name AS name FROM portfolios WHERE user_id = ? AND id = ?";
      const row = await first(database, PortfolioRow, sql, userId, id);
      return row && portfolioOf(row, userId);
    },

    async portfolioState(userId, id) {
      const own = (column: string) => `(SELECT ${column} FROM portfolios WHERE user_id = ?1 AND id = ?2)`;
      const sql =
        `SELECT COALESCE(${own("version")}, 0) AS version, ` +
        `COALESCE(${own("version + 1")}, ${FIRST_VERSION}, 1) AS next, ${own("body_hash")} AS hash`;
      return (await first(database, StateRow, sql, userId, id)) ?? { version: 0, next: 1, hash: null };
    },
  };
}
