import { createHash } from "node:crypto";
import { REFERENCE_KINDS } from "../../../edge-api/contract/reference-kinds.ts";
import type { TradeWords } from "../../../workers/import/names/trade-words.ts";
import type { NamesFile } from "./names.ts";
import type { TableSet } from "./table-set.ts";

const json = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** Name → text of the files under built/: base.json, one file per region, manifest.json, row names, trade words. */
export function builtFiles(
  { version, note }: { readonly version: string; readonly note: string },
  tables: TableSet,
  regions: readonly string[],
  spanish: NamesFile,
  tradeWords: TradeWords,
): ReadonlyMap<string, string> {
  const files = new Map([["base.json", json({ version, note, rows: tables.rows() })]]);
  for (const region of regions) files.set(`${region}.json`, json({ version, rows: tables.rows(region) }));
  const hashes = [...files].map(([name, text]) => [name, createHash("sha256").update(text).digest("hex")] as const);
  const counts = REFERENCE_KINDS.map((kind) => [kind, tables.table(kind).size] as const);
  files.set("manifest.json", json({ version, files: Object.fromEntries(hashes), kinds: Object.fromEntries(counts) }));
  // not part of the dataset: names can be corrected without a new version
  files.set("names-es.json", json(spanish));
  files.set("trade-words.json", json(tradeWords));
  return files;
}
