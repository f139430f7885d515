import type { StoredDataset } from "../../ports/reference-store.ts";
import type { SqlCommand } from "./database.ts";

/**
 * D1 refuses rows over 2,000,000 bytes and statements over 100,000. A part of this many UTF-16 units stays below both,
 * even as a literal with three bytes per character.
 */
const PART_UNITS = 16_000;

/** Cuts a text into parts of at most `units` UTF-16 units, never within a surrogate pair. */
export function textParts(text: string, units = PART_UNITS): readonly string[] {
  const parts: string[] = [];
  for (let start = 0; start < text.length;) {
    let end = Math.min(start + units, text.length);
    const last = text.charCodeAt(end - 1);
    if (end < text.length && last >= 0xd800 && last <= 0xdbff) end -= 1;
    parts.push(text.slice(start, end));
    start = end;
  }
  return parts;
}

/**
 * The statements that store a dataset version, to run in one transaction; the last one makes it the current version.
 */
export function publishCommands(dataset: StoredDataset): readonly SqlCommand[] {
  const { version, created, note, lists, texts } = dataset;
  return [
    {
      sql: "INSERT INTO dataset_versions (version, created, note) VALUES (?, ?, ?)",
      values: [version, created, note],
    },
    ...[...texts].flatMap(([sha256, text]) =>
      textParts(text).map((part, index) => ({
        // an earlier version may have stored the same text
        sql: "INSERT INTO reference_texts (sha256, part, text) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        values: [sha256, index, part],
      })),
    ),
    {
      sql:
        "INSERT INTO reference_lists (version, region, sha256) " +
        "SELECT ?, value ->> 'region', value ->> 'sha256' FROM json_each(?)",
      values: [version, JSON.stringify(lists.map(({ name }) => name))],
    },
    {
      sql:
        "INSERT INTO reference_rows (version, region, kind, position, sha256, update_time) " +
        "SELECT ?, value ->> 'region', value ->> 'kind', value ->> 'position', value ->> 'sha256', " +
        "value ->> 'updateTime' FROM json_each(?)",
      values: [
        version,
        JSON.stringify(
          lists.flatMap(({ name, kinds }) =>
            kinds.map((entry, position) => ({ ...entry, region: name.region, position })),
          ),
        ),
      ],
    },
    {
      sql:
        "INSERT INTO dataset_current (id, version) VALUES (1, ?) " +
        "ON CONFLICT (id) DO UPDATE SET version = excluded.version",
      values: [version],
    },
  ];
}
