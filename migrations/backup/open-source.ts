import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openExisting, type Target } from "../seed/target.ts";
import { exportD1 } from "../seed/wrangler-d1.ts";
import { readDump } from "./read-dump.ts";

/** A database to read as an SQLite file. */
export interface Source {
  readonly file: DatabaseSync;
  readonly close: () => void;
}

/** Folder in which wrangler keeps local D1 databases, one file each, beside a file of its own. */
const LOCAL_D1 = "v3/d1/miniflare-D1DatabaseObject";

/** The file of the local D1 in a state folder. @throws Error if there is none, or more than one */
export function localD1File(state: string): string {
  const folder = join(state, LOCAL_D1);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const found = names.filter((name) => name.endsWith(".sqlite") && name !== "metadata.sqlite");
  const [only, ...others] = found;
  if (only === undefined) throw new Error(`There is no database in ${state}. npm start makes one.`);
  if (others.length > 0) throw new Error(`${folder} has several databases: name one with --sqlite FILE.`);
  return join(folder, only);
}

/** A folder that is deleted by `remove`. */
export function temporaryFolder(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "tare-backup-"));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Opens a database for a backup. A remote D1 is exported first, and the export is loaded into a temporary file. */
export async function openSource(target: Target): Promise<Source> {
  if ("sqlite" in target) return opened(target.sqlite);
  if (!target.remote) return opened(localD1File(target.state));
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

function opened(path: string): Source {
  const file = openExisting(path);
  return { file, close: () => file.close() };
}
