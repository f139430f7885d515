import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import * as v from "valibot";
import { partPieces } from "../../edge-api/storage/d1/part-store.ts";
import type { Table } from "./tables.ts";

/** The table where the database keeps the bytes of parts. */
export const PART_TEXTS = "part_texts";

const PartRow = v.object({ user_id: v.string(), sha256: v.string(), bytes: v.number() });

/** Parts that the directory has and whose bytes are not in the database. */
const ELSEWHERE =
  "SELECT user_id, sha256, bytes FROM parts WHERE stored = 1 AND NOT EXISTS " +
  `(SELECT 1 FROM ${PART_TEXTS} WHERE ${PART_TEXTS}.user_id = parts.user_id AND ${PART_TEXTS}.sha256 = parts.sha256)`;

/** Parts that a backup does not hold. */
export interface LeftParts {
  count: number;
  bytes: number;
}

/**
 * Parts of a folder as rows of PART_TEXTS, so that a backup is restored into a database alone; a server with a folder or
 * bucket moves them there when it reads them.
 *
 * @param folder undefined: there is none
 * @param left counts those that are not there
 */
export function* partFileRows(
  file: DatabaseSync,
  { columns }: Table,
  folder: string | undefined,
  left: LeftParts,
): Generator<readonly SQLOutputValue[], void> {
  for (const row of file.prepare(ELSEWHERE).iterate()) {
    const { user_id, sha256, bytes } = v.parse(PartRow, row);
    const path = folder === undefined ? "" : join(folder, user_id, sha256);
    if (!existsSync(path)) {
      left.count++;
      left.bytes += bytes;
      continue;
    }
    const stored = Math.floor(statSync(path).mtimeMs);
    for (const [piece, text] of partPieces(Uint8Array.from(readFileSync(path)).buffer).entries()) {
      const values: Readonly<Record<string, SQLOutputValue>> = { user_id, sha256, piece, stored, text };
      yield columns.map((column) => values[column] ?? null);
    }
  }
}
