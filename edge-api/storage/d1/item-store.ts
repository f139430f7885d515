import * as v from "valibot";
import type { EntityKind } from "../../contract/entities.ts";
import { LIST_BYTES, QUOTAS, USER_BYTES } from "../../contract/limits.ts";
import type { ItemStore, ItemWrite, StoredItem } from "../../ports/item-store.ts";
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
const IdRow = v.object({ id: v.string() });
const SizeRow = v.object({ place: v.number(), bytes: v.number() });
const PartRow = v.object({ text: v.string(), is_block: v.number() });

/** Rows of earlier builds are read for ever; a write stores the present form. */
const inPresentForm = (kind: EntityKind, item: StoredItem): StoredItem =>
  kind === "product" ? { ...item, body: productBody(item.body) } : item;

/** Ranges of rows, each of LIST_BYTES at the most, or of one row. */
function pagesOf(
  sizes: readonly v.InferOutput<typeof SizeRow>[],
): readonly { readonly after: number; readonly to: number }[] {
  const pages: { after: number; to: number }[] = [];
  let room = 0;
  for (const { place, bytes } of sizes) {
    const last = pages.at(-1);
    if (last !== undefined && bytes <= room) last.to = place;
    else {
      pages.push({ after: last?.to ?? 0, to: place });
      room = LIST_BYTES;
    }
    room -= bytes;
  }
  return pages;
}

/** Room that all other items of the user take. */
const OTHERS = Object.values(TABLES)
  .map((table) => `SELECT '${table}' AS of, id, bytes FROM ${table} WHERE user_id = ?1`)
  .join(" UNION ALL ");

/** Above every version that was deleted: one that somebody still names never fits again. */
const FIRST_VERSION = "(SELECT deleted_version + 1 FROM users WHERE id = ?1)";

/** UTF-8 bytes of what a write stores. */
const bytesOf = ({ body, entries }: ItemWrite): number =>
  new TextEncoder().encode(body).byteLength + (entries?.parts.reduce((sum, part) => sum + part.length, 0) ?? 0);

/**
 * The statement that decides whether a write happens. Its conditions are part of it, so that no other write comes
 * between the check and the change. ?1 user, ?2 id, ?3 body, ?4 bytes, ?5 now, ?6 expected version, then the
 * portfolio's ?7 hash and ?8 write.
 */
function deciding(write: ItemWrite, writeId: string, mayCreate: boolean): SqlCommand {
  const table = TABLES[write.kind];
  const isPortfolio = write.kind === "portfolio";
  const allowed =
    write.unverifiedBytes === undefined
      ? USER_BYTES
      : `(SELECT CASE WHEN email_verified IS NULL THEN ${write.unverifiedBytes} ELSE ${USER_BYTES} END FROM users WHERE id = ?1)`;
  const room = `(SELECT COALESCE(SUM(bytes), 0) FROM (${OTHERS}) WHERE NOT (of = '${table}' AND id = ?2)) + ?4 <= ${allowed}`;
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
        `UPDATE ${table} SET ${set} WHERE user_id = ?1 AND id = ?2 AND (?6 IS NULL OR version = ?6) AND ${room} ` +
        "RETURNING version",
      values,
    };
  }
  const mine = `SELECT 1 FROM ${table} WHERE user_id = ?1 AND id = ?2`;
  return {
    sql:
      `INSERT INTO ${table} (user_id, id, version, body, bytes, updated${isPortfolio ? ", entries_sha256, write_id" : ""}) ` +
      `SELECT ?1, ?2, ${FIRST_VERSION}, ?3, ?4, ?5${isPortfolio ? ", ?7, ?8" : ""} WHERE ${room} AND (EXISTS (${mine}) OR ` +
      `((?6 IS NULL OR ?6 = 0) AND (SELECT COUNT(*) FROM ${table} WHERE user_id = ?1) < ${QUOTAS[write.kind]})) ` +
      `ON CONFLICT (user_id, id) DO UPDATE SET ${set} WHERE ?6 IS NULL OR version = ?6 RETURNING version`,
    values,
  };
}

/** The parts of a portfolio follow its row: they change only if this very write made it what it is now. */
function following({ userId, id, entries }: ItemWrite, writeId: string): readonly SqlCommand[] {
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
      deciding(write, writeId, mayCreate),
      ...(write.kind === "portfolio" ? following(write, writeId) : []),
    ]);
    return row?.version ?? null;
  }

  return {
    async *pages(kind, userId) {
      const table = TABLES[kind];
      const sizes = `SELECT rowid AS place, bytes FROM ${table} WHERE user_id = ? ORDER BY rowid`;
      for (const { after, to } of pagesOf(await rows(database, SizeRow, sizes, userId))) {
        // by the sign, the rows are found by their owner: others' lie between them
        const page = `SELECT id, version, updated, body FROM ${table} WHERE user_id = ? AND +rowid > ? AND +rowid <= ? ORDER BY rowid`;
        yield (await rows(database, ItemRow, page, userId, after, to)).map((row) => inPresentForm(kind, row));
      }
    },

    async find(kind, userId, id) {
      const [row] = await rows(
        database,
        ItemRow,
        `SELECT id, version, updated, body FROM ${TABLES[kind]} WHERE user_id = ? AND id = ?`,
        userId,
        id,
      );
      return row === undefined ? null : inPresentForm(kind, row);
    },

    upsert: (write) => put(write, true),
    update: (write) => put(write, false),

    async remove(kind, userId, id, expected) {
      const table = TABLES[kind];
      const item = `${table}.user_id = ?1 AND ${table}.id = ?2 AND (?3 IS NULL OR ${table}.version = ?3)`;
      const values = [userId, id, expected ?? null];
      const gone = await runTogether(database, IdRow, [
        {
          sql:
            `UPDATE users SET deleted_version = MAX(deleted_version, ${table}.version) FROM ${table} ` +
            `WHERE users.id = ?1 AND ${item} RETURNING users.id`,
          values,
        },
        { sql: `DELETE FROM ${table} WHERE ${item}`, values },
      ]);
      return gone.length === 1;
    },

    async findPortfolio(userId, id) {
      const values = [userId, id];
      const [item, parts = []] = await readTogether(database, [
        { sql: "SELECT id, version, updated, body FROM portfolios WHERE user_id = ? AND id = ?", values },
        { sql: "SELECT text, is_block FROM portfolio_parts WHERE user_id = ? AND id = ? ORDER BY part", values },
      ]);
      const [found] = v.parse(v.array(ItemRow), item);
      if (found === undefined) return null;
      const stored = v.parse(v.array(PartRow), parts);
      const texts = stored.map(({ text }) => text);
      // what was stored before blocks were is one block, cut anywhere
      return { item: found, parts: stored[0]?.is_block === 0 ? [texts.join("")] : texts };
    },
  };
}
