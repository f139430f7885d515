import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import * as v from "valibot";
import { bodyPieces } from "../../edge-api/storage/d1/bodies.ts";
import type { Table } from "./tables.ts";

/** The table where the database keeps bodies. */
export const BODY_TEXTS = "body_texts";

const BodyRow = v.object({ user_id: v.string(), name: v.string(), bytes: v.number() });

/** Bodies that a row names and that are not in the database. */
const ELSEWHERE =
  "SELECT user_id, name, bytes FROM (SELECT user_id, body_name AS name, body_bytes AS bytes FROM portfolios UNION ALL " +
  "SELECT user_id, body_name, bytes FROM shares) named WHERE name IS NOT NULL AND NOT EXISTS " +
  `(SELECT 1 FROM ${BODY_TEXTS} WHERE ${BODY_TEXTS}.user_id = named.user_id AND ${BODY_TEXTS}.name = named.name)`;

/** Bodies that a backup does not hold. */
export interface LeftBodies {
  count: number;
  bytes: number;
}

/**
 * Bodies of a folder as rows of BODY_TEXTS, so that a backup is restored into a database alone; a server with a folder or
 * bucket moves them there when it reads them.
 *
 * @param folder undefined: there is none
 * @param left counts those that are not there
 */
export function* bodyFileRows(
  file: DatabaseSync,
  { columns }: Table,
  folder: string | undefined,
  left: LeftBodies,
): Generator<readonly SQLOutputValue[], void> {
  for (const row of file.prepare(ELSEWHERE).iterate()) {
    const { user_id, name, bytes } = v.parse(BodyRow, row);
    const path = folder === undefined ? "" : join(folder, user_id, name);
    if (!existsSync(path)) {
      left.count++;
      left.bytes += bytes;
      continue;
    }
    const stored = Math.floor(statSync(path).mtimeMs);
    for (const [piece, text] of bodyPieces(Uint8Array.from(readFileSync(path)).buffer).entries()) {
      const values: Readonly<Record<string, SQLOutputValue>> = { user_id, name, piece, stored, text };
      yield columns.map((column) => values[column] ?? null);
    }
  }
}
