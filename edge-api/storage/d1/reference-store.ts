import * as v from "valibot";
import type { ReferenceStore } from "../../ports.ts";
import { prepared } from "./database.ts";
import type { SqlDatabase } from "./database.ts";
import { publishCommands } from "./publish-commands.ts";
import { rows } from "./rows.ts";

const VersionRow = v.object({ version: v.string() });
const ListRow = v.object({ version: v.string(), region: v.string(), sha256: v.string() });
const KindRow = v.object({ kind: v.string(), sha256: v.string(), updateTime: v.number() });
const TextRow = v.object({ kind: v.string(), text: v.string() });
const PartRow = v.object({ text: v.string() });
const DataVersionRow = v.object({ version: v.string(), created: v.number(), note: v.string() });

const FIND_LIST = "SELECT version, region, sha256 FROM reference_lists WHERE region = ? AND version = ";

/** Reference data in D1. Texts lie there in parts, see publish-commands.ts. */
export function d1ReferenceStore(database: SqlDatabase): ReferenceStore {
  return {
    async currentVersion() {
      const [row] = await rows(database, VersionRow, "SELECT version FROM dataset_current WHERE id = 1");
      return row?.version ?? null;
    },
    async findList(region, version) {
      const [row] =
        version === undefined
          ? await rows(database, ListRow, `${FIND_LIST}(SELECT version FROM dataset_current WHERE id = 1)`, region)
          : await rows(database, ListRow, `${FIND_LIST}?`, region, version);
      return row ?? null;
    },
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
      const parts = await rows(
        database,
        PartRow,
        "SELECT text FROM reference_texts WHERE sha256 = ? ORDER BY part",
        sha256,
      );
      return parts.length === 0 ? null : parts.map((row) => row.text).join("");
    },
    listVersions: () =>
      rows(
        database,
        DataVersionRow,
        "SELECT version, created, note FROM dataset_versions ORDER BY created DESC, rowid DESC",
      ),
    async publish(dataset) {
      await database.batch(publishCommands(dataset).map((command) => prepared(database, command)));
    },
  };
}
