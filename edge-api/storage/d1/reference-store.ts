import * as v from "valibot";
import { DataVersionsSchema } from "../../contract/reply-schemas.ts";
import type { DatasetChange, ReferenceStore } from "../../ports/reference-store.ts";
import { Refusal } from "../../services/refusal.ts";
import { auditCommand } from "./audit-store.ts";
import { prepared, type SqlCommand, type SqlDatabase } from "./database.ts";
import { publishCommands } from "./publish-commands.ts";
import { first, givesOne, rows } from "./rows.ts";

const VersionRow = v.object({ version: v.string() });
const ListRow = v.object({ version: v.string(), region: v.string(), sha256: v.string() });
const KindRow = v.object({ kind: v.string(), sha256: v.string(), updateTime: v.number() });
const TextRow = v.object({ kind: v.string(), text: v.string() });
const PartRow = v.object({ text: v.string() });

const StateRow = v.object({
  version: v.string(),
  created: v.number(),
  note: v.string(),
  sha256: v.string(),
  updateTime: v.number(),
  bytes: v.nullable(v.number()),
});
const CountRow = v.object({ count: v.number() });

const ADMIN = "SELECT id FROM users WHERE is_admin = 1 AND id = ";

/**
 * Makes the transaction fail unless `replaces` is still the current version and its author still an administrator:
 * dataset_current accepts no second row.
 */
const stillCurrent = ({ replaces, audit }: DatasetChange): SqlCommand => ({
  sql:
    "INSERT INTO dataset_current (id, version) SELECT 2, ?1 WHERE NOT EXISTS " +
    `(SELECT 1 FROM dataset_current WHERE id = 1 AND version = ?1) OR NOT EXISTS (${ADMIN}?2)`,
  values: [replaces, audit.userId],
});

const FIND_LIST = "SELECT version, region, sha256 FROM reference_lists WHERE region = ? AND version = ";

/** Reference data in D1. Texts are stored in parts, see publish-commands.ts. */
export function d1ReferenceStore(database: SqlDatabase): ReferenceStore {
  return {
    async currentVersion() {
      const row = await first(database, VersionRow, "SELECT version FROM dataset_current WHERE id = 1");
      return row?.version ?? null;
    },
    findList: (region, version) =>
      version === undefined
        ? first(database, ListRow, `${FIND_LIST}(SELECT version FROM dataset_current WHERE id = 1)`, region)
        : first(database, ListRow, `${FIND_LIST}?`, region, version),
    listKinds: (name) =>
      rows(
        database,
        KindRow,
        "SELECT kind, sha256, update_time AS updateTime FROM reference_rows " +
          "WHERE version = ? AND region = ? ORDER BY position",
        name.version,
        name.region,
      ),
    async listTexts(name) {
      const parts = await rows(
        database,
        TextRow,
        "SELECT r.kind, t.text FROM reference_rows r JOIN reference_texts t ON t.sha256 = r.sha256 " +
          "WHERE r.version = ? AND r.region = ? ORDER BY r.position, t.part",
        name.version,
        name.region,
      );
      const texts = new Map<string, string>();
      for (const { kind, text } of parts) texts.set(kind, (texts.get(kind) ?? "") + text);
      return [...texts.values()];
    },
    async findText(sha256) {
      const sql = "SELECT text FROM reference_texts WHERE sha256 = ? ORDER BY part";
      const parts = await rows(database, PartRow, sql, sha256);
      return parts.length === 0 ? null : parts.map((row) => row.text).join("");
    },
    listVersions: () =>
      rows(
        database,
        DataVersionsSchema.item,
        "SELECT version, created, note FROM dataset_versions ORDER BY created DESC, rowid DESC",
      ),
    async listStates(kind, region, limit) {
      // a state begins with a version whose text differs from that of the version before
      const found = await rows(
        database,
        StateRow,
        "SELECT version, created, note, sha256, updateTime, " +
          "(SELECT SUM(LENGTH(CAST(text AS BLOB))) FROM reference_texts t WHERE t.sha256 = s.sha256) AS bytes FROM (" +
          "SELECT v.version, v.created, v.note, r.sha256, r.update_time AS updateTime, v.rowid AS serial, " +
          "LAG(r.sha256) OVER (ORDER BY v.rowid) AS earlier FROM reference_rows r " +
          "JOIN dataset_versions v ON v.version = r.version WHERE r.kind = ? AND r.region = ?) s " +
          "WHERE earlier IS NULL OR earlier <> sha256 ORDER BY serial DESC LIMIT ?",
        kind,
        region,
        limit,
      );
      return found.map(({ bytes, ...state }) => ({ ...state, bytes: bytes ?? 0 }));
    },
    async countVersions(prefix) {
      const sql = "SELECT COUNT(*) AS count FROM dataset_versions WHERE version >= ? AND version < ?";
      return (await first(database, CountRow, sql, prefix, `${prefix}\u{10ffff}`))?.count ?? 0;
    },
    async publish(dataset, change) {
      const commands = [
        ...(change ? [stillCurrent(change)] : []),
        ...publishCommands(dataset),
        ...(change ? [auditCommand(change.audit)] : []),
      ];
      try {
        await database.batch(commands.map((command) => prepared(database, command)));
        return true;
      } catch (cause) {
        if (change === undefined) throw cause;
        // rolled back as a whole: the current version changed, the role was revoked, or the database failed
        if ((await this.currentVersion()) !== change.replaces) return false;
        if (!(await givesOne(database, `${ADMIN}?`, change.audit.userId))) throw new Refusal("forbidden");
        throw new Refusal("unavailable", { cause });
      }
    },
  };
}
