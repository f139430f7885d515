import * as v from "valibot";
import type { EntityKind } from "../../contract/entities.ts";
import { PORTFOLIO_ENTRIES, QUOTAS, USER_BYTES, USER_ENTRIES, USER_PART_BYTES } from "../../contract/limits.ts";
import type { ItemStore, ItemWrite, StoredItem, StoredPortfolio } from "../../ports/item-store.ts";
import { bytePages, inRange } from "./byte-pages.ts";
import type { SqlCommand, SqlDatabase, SqlValue } from "./database.ts";
import { productBody } from "./older-bodies.ts";
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
const BlockRow = v.object({ text: v.string(), is_block: v.number() });
const BlockOfRow = v.object({ id: v.string(), ...BlockRow.entries });
const PortfolioRow = v.object({ ...ItemRow.entries, manifest: v.nullable(v.string()) });
const PartOfRow = v.object({ id: v.string(), ...NamedPartRow.entries });

/** Converts items of earlier formats on reading; a write stores the current format. */
const inCurrentFormat = (kind: EntityKind, item: StoredItem): StoredItem =>
  kind === "product" ? { ...item, body: productBody(item.body) } : item;

/** A portfolio of its rows. Rows without blocks are one base64 text that is cut at any place. */
function portfolioOf(
  { manifest, ...item }: v.InferOutput<typeof PortfolioRow>,
  blocks: readonly v.InferOutput<typeof BlockRow>[],
  named?: readonly v.InferOutput<typeof NamedPartRow>[],
): StoredPortfolio {
  const texts = blocks.map(({ text }) => text);
  return {
    item,
    manifest: manifestOf(manifest, named),
    blocks: blocks[0]?.is_block === 0 ? [texts.join("")] : texts,
  };
}

/** All items of a user over all kinds, with their bytes. */
const ALL_ITEMS = Object.values(TABLES)
  .map((table) => `SELECT '${table}' AS of, id, bytes FROM ${table} WHERE user_id = ?1`)
  .join(" UNION ALL ");

/** Higher than every deleted version, so that an If-Match of a deleted item never matches a new one. */
const FIRST_VERSION = "(SELECT deleted_version + 1 FROM users WHERE id = ?1)";

/** Bytes of the stored body (UTF-8). */
const bytesOf = ({ body }: ItemWrite): number => new TextEncoder().encode(body).byteLength;

/** Sum over the parts that a manifest names. @param list as in usableParts */
const sumOfParts = (column: "bytes" | "lines", list = "?7"): string =>
  `(SELECT COALESCE(SUM(parts.${column}), 0) FROM ${usableParts(list)})`;

/**
 * The statement that decides whether a write happens. It contains all conditions, so that no other write can come
 * between check and change. Parameters: ?1 user, ?2 id, ?3 body, ?4 bytes, ?5 now, ?6 expected version, then for
 * portfolios ?7 names of the parts (JSON, or NULL) and ?8 write id.
 */
function writeCommand(write: ItemWrite, writeId: string, mayCreate: boolean): SqlCommand {
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
  const unchanged = `body = ?3${isPortfolio ? " AND manifest IS ?7 AND entries_sha256 IS NULL" : ""}`;
  const set =
    `version = version + (CASE WHEN ${unchanged} THEN 0 ELSE 1 END), updated = (CASE WHEN ${unchanged} THEN updated ELSE ?5 END), body = ?3, bytes = ?4` +
    (isPortfolio
      ? `, entries_sha256 = NULL, write_id = ?8, manifest = ?7, lines = ${sumOfParts("lines")}, part_bytes = ${sumOfParts("bytes")}`
      : "");
  const values: SqlValue[] = [
    write.userId,
    write.id,
    write.body,
    bytesOf(write),
    write.now,
    write.expected ?? null,
    ...(isPortfolio ? [write.manifest === undefined ? null : JSON.stringify(write.manifest), writeId] : []),
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
      `INSERT INTO ${table} (user_id, id, version, body, bytes, updated${isPortfolio ? ", manifest, write_id, lines, part_bytes" : ""}) ` +
      `SELECT ?1, ?2, ${FIRST_VERSION}, ?3, ?4, ?5${isPortfolio ? `, ?7, ?8, ${sumOfParts("lines")}, ${sumOfParts("bytes")}` : ""} ` +
      `WHERE ${allowed} AND (EXISTS (${ownItem}) OR ` +
      `((?6 IS NULL OR ?6 = 0) AND (SELECT COUNT(*) FROM ${table} WHERE user_id = ?1) < ${QUOTAS[write.kind]})) ` +
      `ON CONFLICT (user_id, id) DO UPDATE SET ${set} WHERE ?6 IS NULL OR version = ?6 RETURNING version`,
    values,
  };
}

/** Deletes the blocks of an earlier build, only if this write is the one that changed the row (same write_id). */
const dropBlocks = (userId: string, id: string, writeId: string): SqlCommand => ({
  sql:
    "DELETE FROM portfolio_parts WHERE user_id = ?1 AND id = ?2 AND " +
    "EXISTS (SELECT 1 FROM portfolios WHERE user_id = ?1 AND id = ?2 AND write_id = ?3)",
  values: [userId, id, writeId],
});

/** The tables of the five kinds of items; entries of large portfolios are named by their parts. */
export function d1ItemStore(database: SqlDatabase, now: () => number): ItemStore {
  async function put(write: ItemWrite, mayCreate: boolean): Promise<number | null> {
    const writeId = crypto.randomUUID();
    const [row] = await runTogether(database, VersionRow, [
      writeCommand(write, writeId, mayCreate),
      ...(write.kind === "portfolio"
        ? [dropBlocks(write.userId, write.id, writeId), markOrphans(write.userId, write.now)]
        : []),
    ]);
    return row?.version ?? null;
  }

  return {
    async *pages(kind, userId) {
      const table = TABLES[kind];
      const page = `SELECT id, version, updated, body FROM ${table} WHERE ${inRange(table)} ORDER BY rowid`;
      for (const { after, to } of await bytePages(database, table, userId))
        yield (await rows(database, ItemRow, page, userId, after, to)).map((row) => inCurrentFormat(kind, row));
    },

    async *portfolioPages(userId) {
      const range = inRange("portfolios");
      for (const { after, to } of await bytePages(database, "portfolios", userId)) {
        const values = [userId, after, to];
        const [items, blocks, named] = await readTogether(database, [
          { sql: `SELECT id, version, updated, body, manifest FROM portfolios WHERE ${range} ORDER BY rowid`, values },
          {
            sql:
              "SELECT id, text, is_block FROM portfolios JOIN portfolio_parts USING (user_id, id) " +
              `WHERE ${range} ORDER BY portfolios.rowid, part`,
            values,
          },
          { sql: namedParts("portfolios", range), values },
        ]);
        const blocksOf = Map.groupBy(v.parse(v.array(BlockOfRow), blocks), ({ id }) => id);
        const namedBy = Map.groupBy(v.parse(v.array(PartOfRow), named), ({ id }) => id);
        yield v
          .parse(v.array(PortfolioRow), items)
          .map((row) => portfolioOf(row, blocksOf.get(row.id) ?? [], namedBy.get(row.id)));
      }
    },

    versions: (kind, userId) =>
      rows(database, IdVersionRow, `SELECT id, version FROM ${TABLES[kind]} WHERE user_id = ?`, userId),

    async find(kind, userId, id) {
      const sql = `SELECT id, version, updated, body FROM ${TABLES[kind]} WHERE user_id = ? AND id = ?`;
      const row = await first(database, ItemRow, sql, userId, id);
      return row && inCurrentFormat(kind, row);
    },

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
      const [item, blocks = [], named = []] = await readTogether(database, [
        { sql: "SELECT id, version, updated, body, manifest FROM portfolios WHERE user_id = ? AND id = ?", values },
        { sql: "SELECT text, is_block FROM portfolio_parts WHERE user_id = ? AND id = ? ORDER BY part", values },
        { sql: namedParts("portfolios", "portfolios.user_id = ? AND portfolios.id = ?"), values },
      ]);
      const [found] = v.parse(v.array(PortfolioRow), item);
      if (found === undefined) return null;
      return portfolioOf(found, v.parse(v.array(BlockRow), blocks), v.parse(v.array(NamedPartRow), named));
    },

    replaceBlocks(userId, id, version, manifest, now) {
      const writeId = crypto.randomUUID();
      return tookEffect(database, [
        {
          sql:
            "UPDATE portfolios SET manifest = ?4, entries_sha256 = NULL, write_id = ?5, " +
            `lines = ${sumOfParts("lines", "?4")}, part_bytes = ${sumOfParts("bytes", "?4")} ` +
            `WHERE user_id = ?1 AND id = ?2 AND version = ?3 AND manifest IS NULL AND ${allUsable("?4")} RETURNING id`,
          values: [userId, id, version, JSON.stringify(manifest), writeId],
        },
        dropBlocks(userId, id, writeId),
        markOrphans(userId, now),
      ]);
    },
  };
}
