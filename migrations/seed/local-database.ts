import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { DatabaseSync } from "node:sqlite";
import { sqliteDatabase } from "../../edge-api/adapters/sqlite-database.ts";
import type { SqlDatabase } from "../../edge-api/storage/d1/database.ts";
import { OFFLINE_ENVIRONMENT } from "./offline-environment.ts";

export interface OpenDatabase {
  readonly database: SqlDatabase;
  readonly close: () => Promise<void>;
}

/** Folder inside wrangler's state folder that has the local bindings. */
const WRANGLER_STATE = "v3";

/** Opens the D1 database that `wrangler dev --persist-to DIR` serves. */
export async function openLocalD1(stateDir: string): Promise<OpenDatabase> {
  // loaded on demand, because it takes most of a second and other databases do not need it
  Object.assign(process.env, OFFLINE_ENVIRONMENT);
  const { getPlatformProxy } = await import("wrangler");
  const proxy = await getPlatformProxy<{ DB: SqlDatabase }>({
    configPath: fileURLToPath(new URL("../../wrangler.toml", import.meta.url)),
    persist: { path: join(stateDir, WRANGLER_STATE) },
    remoteBindings: false,
  });
  return { database: proxy.env.DB, close: () => proxy.dispose() };
}

/** Opens the SQLite file that the Deno entry serves; creates it if it is missing. */
export function openFile(path: string): DatabaseSync {
  mkdirSync(dirname(path), { recursive: true });
  const file = new DatabaseSync(path);
  file.exec("PRAGMA journal_mode = WAL; PRAGMA busy_timeout = 5000");
  return file;
}

/** The same, behind the interface that all adapters share. */
export function openSqlite(path: string): OpenDatabase {
  const file = openFile(path);
  return { database: sqliteDatabase(file), close: async () => file.close() };
}
