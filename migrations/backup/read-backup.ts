import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import type { SQLInputValue } from "node:sqlite";
import * as v from "valibot";
import {
  HeaderSchema,
  ManifestSchema,
  RowSchema,
  TableSchema,
  TableTally,
  type Manifest,
  type Tally,
} from "./lines.ts";

/** A part of a backup, in order: first the migrations, then each table before its rows. */
export type BackupPart =
  | { readonly migrations: readonly string[] }
  | { readonly table: string; readonly columns: readonly string[] }
  | { readonly row: SQLInputValue[] };

/** Lines of a gzipped text, one at a time. */
async function* linesOf(path: string): AsyncGenerator<string> {
  const source = createReadStream(path);
  const unpacked = createGunzip();
  source.on("error", (error) => unpacked.destroy(error));
  let pending: Uint8Array[] = [];
  for await (const chunk of source.pipe(unpacked) as AsyncIterable<Uint8Array>) {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      yield Buffer.concat([...pending, chunk.subarray(start, end + 1)]).toString("utf8");
      pending = [];
      start = end + 1;
    }
    if (start < chunk.byteLength) pending.push(chunk.subarray(start));
  }
  if (pending.length > 0) throw new Error("it ends within a line");
}

/** Tables of a manifest whose rows are not those of the file. */
function assertSame(manifest: Manifest, read: ReadonlyMap<string, Tally>): void {
  const names = new Set([...Object.keys(manifest), ...read.keys()]);
  for (const name of names) {
    const [told, found] = [manifest[name], read.get(name)];
    if (told?.rows !== found?.rows || told?.sha256 !== found?.sha256)
      throw new Error(`table ${name} is not what was written (rows or SHA-256 differ)`);
  }
}

async function* checkedParts(path: string): AsyncGenerator<BackupPart, Manifest> {
  const lines = linesOf(path);
  const { value: first } = await lines.next();
  const header = v.safeParse(HeaderSchema, JSON.parse(String(first)));
  if (!header.success) throw new Error("its first line is not that of a backup");
  yield { migrations: header.output.migrations };
  const read = new Map<string, Tally>();
  let name = "";
  let tally = new TableTally();
  const finish = () => void (name !== "" && read.set(name, tally.result()));
  for await (const line of lines) {
    const value: unknown = JSON.parse(line);
    if (Array.isArray(value)) {
      tally.add(line);
      yield { row: v.parse(RowSchema, value) };
    } else if (v.is(TableSchema, value)) {
      finish();
      name = value.table;
      tally = new TableTally();
      tally.add(line);
      yield { table: name, columns: value.columns };
    } else {
      finish();
      const { tables } = v.parse(ManifestSchema, value);
      assertSame(tables, read);
      if (!(await lines.next()).done) throw new Error("it goes on after its manifest");
      return tables;
    }
  }
  throw new Error("it ends before its manifest");
}

/**
 * Reads a backup piece by piece and compares it with its manifest. That is the last line, so call `checkBackup` before
 * using rows.
 *
 * @throws Error with a sentence if the file is damaged, incomplete or no backup
 */
export async function* readBackup(path: string): AsyncGenerator<BackupPart, Manifest> {
  try {
    return yield* checkedParts(path);
  } catch (error) {
    throw new Error(`${path} is no intact backup: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/** Reads a whole backup. @throws Error as readBackup */
export async function checkBackup(path: string): Promise<Manifest> {
  const parts = readBackup(path);
  for (;;) {
    const { done, value } = await parts.next();
    if (done) return value;
  }
}
