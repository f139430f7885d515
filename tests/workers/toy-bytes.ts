import { readFileSync } from "node:fs";
import type { ReferenceBytes } from "../../workers/scoring-api.ts";

interface TableRow {
  readonly kind: string;
  readonly data: unknown;
}

/** The toy tables of the test vectors; data are objects or text. */
export const TOY: { base: TableRow[]; regions: Record<string, TableRow[]> } = JSON.parse(
  readFileSync(new URL("../vectors/toy.tables.json", import.meta.url), "utf8"),
);

export const bytesOf = (value: unknown): ArrayBuffer => new TextEncoder().encode(JSON.stringify(value)).buffer;

export const toyBytes = (version: string): ReferenceBytes => ({
  version,
  base: TOY.base.map((row) => bytesOf([row])),
  regions: Object.fromEntries(Object.entries(TOY.regions).map(([id, rows]) => [id, [bytesOf(rows)]])),
});
