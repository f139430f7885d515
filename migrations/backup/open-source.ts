import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isRemote, openExisting, sqliteFileOf, type Target } from "../seed/target.ts";
import { exportD1 } from "../seed/wrangler-d1.ts";
import { readDump } from "./read-dump.ts";

/** A database to read as an SQLite file. */
export interface Source {
  readonly file: DatabaseSync;
  readonly close: () => void;
}

/** A folder that is deleted by `remove`. */
export function temporaryFolder(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "tare-backup-"));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Opens a database for a backup. A remote D1 is exported first, and the export is loaded into a temporary file. */
export async function openSource(target: Target): Promise<Source> {
  if (!isRemote(target)) {
    const file = openExisting(sqliteFileOf(target));
    return { file, close: () => file.close() };
  }
  const { folder, remove } = temporaryFolder();
  try {
    exportD1(target, join(folder, "export.sql"));
    const file = new DatabaseSync(join(folder, "export.sqlite"));
    await readDump(join(folder, "export.sql"), file);
    return {
      file,
      close() {
        file.close();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
