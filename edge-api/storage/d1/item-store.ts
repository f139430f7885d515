import * as v from "valibot";
import type { EntityKind } from "../../contract/entities.ts";
import { QUOTAS, USER_BYTES } from "../../contract/limits.ts";
import type { ItemStore, ItemWrite, StoredItem } from "../../ports/item-store.ts";
import { bytePages, groupedById, inRange } from "./byte-pages.ts";
import type { SqlCommand, SqlDatabase, SqlValue } from "./database.ts";
import { productBody } from "./older-bodies.ts";
import { readTogether, rows, runTogether } from "./rows.ts";

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
const IdRow = v.object({ id: v.string() });
const PartRow = v.object({ text: v.string(), is_block: v.number() });
const PartOfRow = v.object({ id: v.string(), ...PartRow.entries });

/** Converts items of earlier formats on reading; a write stores the current format. */
const inCurrentFormat = (kind: EntityKind, item: StoredItem): StoredItem =>
  kind === "product" ? { ...item, body: productBody(item.body) } : item;

/** Blocks of a portfolio's entries. Rows without blocks are one base64 text that is cut at any place. */
function blocksOf(parts: readonly v.InferOutput<typeof PartRow>[]): readonly string[] {
  const texts = parts.map(({ text }) => text);
  return parts[0]?.is_block === 0 ? [texts.join("")] : texts;
}

/** All items of a user over all kinds, with their bytes. */
const ALL_ITEMS = Object.values(TABLES)
  .map((table) => `SELECT '${table}' AS of, id, bytes FROM ${table} WHERE user_id = ?1`)
  .join(" UNION ALL ");

/** Higher than every deleted version, so that an If-Match of a deleted item never matches a new one. */
const FIRST_VERSION = "(SELECT deleted_version + 1 FROM users WHERE id = ?1)";

/** Bytes of the stored body (UTF-8) and entries. */
const bytesOf = ({ body, entries }: ItemWrite): number =>
  new TextEncoder().encode(body).byteLength + (entries?.parts.reduce((sum, part) => sum + part.length, 0) ?? 0);

/**
 * The statement that decides whether a write happens. It contains all conditions, so that no other write can come
 * between check and change. Parameters: ?1 user, ?2 id, ?3 body, ?4 bytes, ?5 now, ?6 expected version, then for
 * portfolios ?7 hash of the entries and ?8 write id.
 */
function writeCommand(write: ItemWrite, writeId: string, mayCreate: boolean): SqlCommand {
  const table = TABLES[write.kind];
  const isPortfolio = write.kind === "portfolio";
  const allowed =
    write.unverifiedBytes === undefined
      ? USER_BYTES
      : `(SELECT CASE WHEN email_verified IS NULL THEN ${write.unverifiedBytes} ELSE ${USER_BYTES} END FROM users WHERE id = ?1)`;
  const fitsQuota = `(SELECT COALESCE(SUM(bytes), 0) FROM (${ALL_ITEMS}) WHERE NOT (of = '${table}' AND id = ?2)) + ?4 <= ${allowed}`;
  const unchanged = `body = ?3${isPortfolio ? " AND entries_sha256 IS ?7" : ""}`;
  const set =
    `version = version + (CASE WHEN ${unchanged} THEN 0 ELSE 1 END), updated = (CASE WHEN ${unchanged} THEN updated ELSE ?5 END), body = ?3, bytes = ?4` +
    (isPortfolio ? ", entries_sha256 = ?7, write_id = ?8" : "");
  const values: SqlValue[] = [
    write.userId,
    write.id,
    write.body,
    bytesOf(write),
    write.now,
    write.expected ?? null,
    ...(isPortfolio ? [write.entries?.sha256 ?? null, writeId] : []),
  ];
  if (!mayCreate) {
    return {
      sql:
        `UPDATE ${table} SET ${set} WHERE user_id = ?1 AND id = ?2 AND (?6 IS NULL OR version = ?6) AND ${fitsQuota} ` +
        "RETURNING version",
      values,
    };
  }
  const ownItem = `SELECT 1 FROM ${table} WHERE user_id = ?1 AND id = ?2`;
  return {
    sql:
      `INSERT INTO ${table} (user_id, id, version, body, bytes, updated${isPortfolio ? ", entries_sha256, write_id" : ""}) ` +
      `SELECT ?1, ?2, ${FIRST_VERSION}, ?3, ?4, ?5${isPortfolio ? ", ?7, ?8" : ""} WHERE ${fitsQuota} AND (EXISTS (${ownItem}) OR ` +
      `((?6 IS NULL OR ?6 = 0) AND (SELECT COUNT(*) FROM ${table} WHERE user_id = ?1) < ${QUOTAS[write.kind]})) ` +
      `ON CONFLICT (user_id, id) DO UPDATE SET ${set} WHERE ?6 IS NULL OR version = ?6 RETURNING version`,
    values,
  };
}

/** Replaces the parts of a portfolio, only if this write is the one that changed its row (same write_id). */
function partCommands({ userId, id, entries }: ItemWrite, writeId: string): readonly SqlCommand[] {
  const won = "EXISTS (SELECT 1 FROM portfolios WHERE user_id = ?1 AND id = ?2 AND write_id = ?3)";
  return [
    {
      sql: `DELETE FROM portfolio_parts WHERE user_id = ?1 AND id = ?2 AND ${won}`,
      values: [userId, id, writeId],
    },
    ...(entries?.parts ?? []).map((text, part) => ({
      sql: `INSERT INTO portfolio_parts (user_id, id, part, text, is_block) SELECT ?1, ?2, ?4, ?5, 1 WHERE ${won}`,
      values: [userId, id, writeId, part, text],
    })),
  ];
}

export function d1ItemStore(database: SqlDatabase): ItemStore {
  async function put(write: ItemWrite, mayCreate: boolean): Promise<number | null> {
    const writeId = crypto.randomUUID();
    const [row] = await runTogether(database, VersionRow, [
      writeCommand(write, writeId, mayCreate),
      ...(write.kind === "portfolio" ? partCommands(write, writeId) : []),
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
        const [items, parts] = await readTogether(database, [
          { sql: `SELECT id, version, updated, body FROM portfolios WHERE ${range} ORDER BY rowid`, values },
          {
            sql:
              "SELECT id, text, is_block FROM portfolios JOIN portfolio_parts USING (user_id, id) " +
              `WHERE ${range} ORDER BY portfolios.rowid, part`,
            values,
          },
        ]);
        const byId = groupedById(v.parse(v.array(PartOfRow), parts));
        yield v.parse(v.array(ItemRow), items).map((item) => ({ item, parts: blocksOf(byId.get(item.id) ?? []) }));
      }
    },

    versions: (kind, userId) =>
      rows(database, IdVersionRow, `SELECT id, version FROM ${TABLES[kind]} WHERE user_id = ?`, userId),

    async find(kind, userId, id) {
      const [row] = await rows(
        database,
        ItemRow,
        `SELECT id, version, updated, body FROM ${TABLES[kind]} WHERE user_id = ? AND id = ?`,
        userId,
        id,
      );
      return row === undefined ? null : inCurrentFormat(kind, row);
    },

    upsert: (write) => put(write, true),
    update: (write) => put(write, false),

    async remove(kind, userId, id, expected) {
      const table = TABLES[kind];
      const item = `${table}.user_id = ?1 AND ${table}.id = ?2 AND (?3 IS NULL OR ${table}.version = ?3)`;
      const values = [userId, id, expected ?? null];
      const deleted = await runTogether(database, IdRow, [
        {
          sql:
            `UPDATE users SET deleted_version = MAX(deleted_version, ${table}.version) FROM ${table} ` +
            `WHERE users.id = ?1 AND ${item} RETURNING users.id`,
          values,
        },
        { sql: `DELETE FROM ${table} WHERE ${item}`, values },
      ]);
      return deleted.length === 1;
    },

    async findPortfolio(userId, id) {
      const values = [userId, id];
      const [item, parts = []] = await readTogether(database, [
        { sql: "SELECT id, version, updated, body FROM portfolios WHERE user_id = ? AND id = ?", values },
        { sql: "SELECT text, is_block FROM portfolio_parts WHERE user_id = ? AND id = ? ORDER BY part", values },
      ]);
      const [found] = v.parse(v.array(ItemRow), item);
      if (found === undefined) return null;
      return { item: found, parts: blocksOf(v.parse(v.array(PartRow), parts)) };
    },
  };
}
