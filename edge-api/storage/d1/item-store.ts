import * as v from "valibot";
import type { EntityKind } from "../../contract/entities.ts";
import { PORTFOLIO_ENTRIES, QUOTAS, USER_BYTES, USER_ENTRIES, USER_PART_BYTES } from "../../contract/limits.ts";
import type { ItemStore, ItemWrite, StoredPortfolio } from "../../ports/item-store.ts";
import { bytePages, inRange } from "./byte-pages.ts";
import type { SqlCommand, SqlDatabase, SqlValue } from "./database.ts";
import { allUsable, manifestOf, markOrphans, NamedPartRow, namedParts, usableParts } from "./part-directory.ts";
import { first, readTogether, rows, runTogether, tookEffect } from "./rows.ts";

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
const PortfolioRow = v.object({ ...ItemRow.entries, manifest: v.nullable(v.string()) });
const PartOfRow = v.object({ id: v.string(), ...NamedPartRow.entries });

const portfolioOf = (
  { manifest, ...item }: v.InferOutput<typeof PortfolioRow>,
  named?: readonly v.InferOutput<typeof NamedPartRow>[],
): StoredPortfolio => ({ item, manifest: manifestOf(manifest, named) });

/** All items of a user over all kinds, with their bytes. */
const ALL_ITEMS = Object.values(TABLES)
  .map((table) => `SELECT '${table}' AS of, id, bytes FROM ${table} WHERE user_id = ?1`)
  .join(" UNION ALL ");

/** Higher than every deleted version, so that an If-Match of a deleted item never matches a new one. */
const FIRST_VERSION = "(SELECT deleted_version + 1 FROM users WHERE id = ?1)";

/** Bytes of the stored body (UTF-8). */
const bytesOf = ({ body }: ItemWrite): number => new TextEncoder().encode(body).byteLength;

/** Sum over the parts that the written manifest names. */
const sumOfParts = (column: "bytes" | "lines"): string =>
  `(SELECT COALESCE(SUM(parts.${column}), 0) FROM ${usableParts("?7")})`;

/**
 * The statement that decides whether a write happens. It contains all conditions, so that no other write can come
 * between check and change. Parameters: ?1 user, ?2 id, ?3 body, ?4 bytes, ?5 now, ?6 expected version, then for
 * portfolios ?7 names of the parts (JSON, or NULL).
 */
function writeCommand(write: ItemWrite, mayCreate: boolean): SqlCommand {
  const table = TABLES[write.kind];
  const isPortfolio = write.kind === "portfolio";
  const used = `(SELECT COALESCE(SUM(bytes), 0) FROM (${ALL_ITEMS}) WHERE NOT (of = '${table}' AND id = ?2)) + ?4`;
  const others = (column: string) =>
    `(SELECT COALESCE(SUM(${column}), 0) FROM portfolios WHERE user_id = ?1 AND id <> ?2)`;
  const isUnverified = "(SELECT email_verified IS NULL FROM users WHERE id = ?1)";
  const all = `${used} + ${others("part_bytes")}${isPortfolio ? ` + ${sumOfParts("bytes")}` : ""}`;
  const conditions = [
    `${used} <= ${USER_BYTES}`,
    ...(isPortfolio
      ? [
          allUsable("?7"),
          `${sumOfParts("lines")} <= ${PORTFOLIO_ENTRIES}`,
          `${others("lines")} + ${sumOfParts("lines")} <= ${USER_ENTRIES}`,
          `${others("part_bytes")} + ${sumOfParts("bytes")} <= ${USER_PART_BYTES}`,
        ]
      : []),
    ...(write.unverifiedBytes === undefined ? [] : [`(NOT ${isUnverified} OR ${all} <= ${write.unverifiedBytes})`]),
  ];
  const allowed = conditions.join(" AND ");
  const unchanged = `body = ?3${isPortfolio ? " AND manifest IS ?7" : ""}`;
  const set =
    `version = version + (CASE WHEN ${unchanged} THEN 0 ELSE 1 END), updated = (CASE WHEN ${unchanged} THEN updated ELSE ?5 END), body = ?3, bytes = ?4` +
    (isPortfolio ? `, manifest = ?7, lines = ${sumOfParts("lines")}, part_bytes = ${sumOfParts("bytes")}` : "");
  const values: SqlValue[] = [
    write.userId,
    write.id,
    write.body,
    bytesOf(write),
    write.now,
    write.expected ?? null,
    ...(isPortfolio ? [write.manifest === undefined ? null : JSON.stringify(write.manifest)] : []),
  ];
  if (!mayCreate) {
    return {
      sql:
        `UPDATE ${table} SET ${set} WHERE user_id = ?1 AND id = ?2 AND (?6 IS NULL OR version = ?6) AND ${allowed} ` +
        "RETURNING version",
      values,
    };
  }
  const ownItem = `SELECT 1 FROM ${table} WHERE user_id = ?1 AND id = ?2`;
  return {
    sql:
      `INSERT INTO ${table} (user_id, id, version, body, bytes, updated${isPortfolio ? ", manifest, lines, part_bytes" : ""}) ` +
      `SELECT ?1, ?2, ${FIRST_VERSION}, ?3, ?4, ?5${isPortfolio ? `, ?7, ${sumOfParts("lines")}, ${sumOfParts("bytes")}` : ""} ` +
      `WHERE ${allowed} AND (EXISTS (${ownItem}) OR ` +
      `((?6 IS NULL OR ?6 = 0) AND (SELECT COUNT(*) FROM ${table} WHERE user_id = ?1) < ${QUOTAS[write.kind]})) ` +
      `ON CONFLICT (user_id, id) DO UPDATE SET ${set} WHERE ?6 IS NULL OR version = ?6 RETURNING version`,
    values,
  };
}

/** The tables of the five kinds of items; entries of large portfolios are named by their parts. */
export function d1ItemStore(database: SqlDatabase, now: () => number): ItemStore {
  async function put(write: ItemWrite, mayCreate: boolean): Promise<number | null> {
    const [row] = await runTogether(database, VersionRow, [
      writeCommand(write, mayCreate),
      ...(write.kind === "portfolio" ? [markOrphans(write.userId, write.now)] : []),
    ]);
    return row?.version ?? null;
  }

  return {
    async *pages(kind, userId) {
      const table = TABLES[kind];
      const page = `SELECT id, version, updated, body FROM ${table} WHERE ${inRange(table)} ORDER BY rowid`;
      for (const { after, to } of await bytePages(database, table, userId))
        yield rows(database, ItemRow, page, userId, after, to);
    },

    async *portfolioPages(userId) {
      const range = inRange("portfolios");
      for (const { after, to } of await bytePages(database, "portfolios", userId)) {
        const values = [userId, after, to];
        const [items, named] = await readTogether(database, [
          { sql: `SELECT id, version, updated, body, manifest FROM portfolios WHERE ${range} ORDER BY rowid`, values },
          { sql: namedParts("portfolios", range), values },
        ]);
        const namedBy = Map.groupBy(v.parse(v.array(PartOfRow), named), ({ id }) => id);
        yield v.parse(v.array(PortfolioRow), items).map((row) => portfolioOf(row, namedBy.get(row.id)));
      }
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

    remove(kind, userId, id, expected) {
      const table = TABLES[kind];
      const item = `${table}.user_id = ?1 AND ${table}.id = ?2 AND (?3 IS NULL OR ${table}.version = ?3)`;
      const values = [userId, id, expected ?? null];
      return tookEffect(database, [
        {
          sql:
            `UPDATE users SET deleted_version = MAX(deleted_version, ${table}.version) FROM ${table} ` +
            `WHERE users.id = ?1 AND ${item} RETURNING users.id`,
          values,
        },
        { sql: `DELETE FROM ${table} WHERE ${item}`, values },
        ...(kind === "portfolio" ? [markOrphans(userId, now())] : []),
      ]);
    },

    async findPortfolio(userId, id) {
      const values = [userId, id];
      const [item, named = []] = await readTogether(database, [
        { sql: "SELECT id, version, updated, body, manifest FROM portfolios WHERE user_id = ? AND id = ?", values },
        { sql: namedParts("portfolios", "portfolios.user_id = ? AND portfolios.id = ?"), values },
      ]);
      const [found] = v.parse(v.array(PortfolioRow), item);
      return found === undefined ? null : portfolioOf(found, v.parse(v.array(NamedPartRow), named));
    },
  };
}
