import { DatabaseSync } from "node:sqlite";
import * as files from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { folderBodies } from "../../../edge-api/adapters/folder-bodies.ts";
import { sqliteDatabase } from "../../../edge-api/adapters/sqlite-database.ts";
import type { Portfolio } from "../../../edge-api/contract/portfolio.ts";
import { d1Stores } from "../../../edge-api/storage/d1/stores.ts";
import { migrate } from "../../../migrations/seed/migrate.ts";
import type { Answer } from "./api-under-test.ts";
import { portfolio } from "./items.ts";
import type { Person } from "./people.ts";
import { sqliteApi, type SqliteApi } from "./sqlite-api.ts";

export const ID = "killed_1";

/** The API on a database file and a folder of bodies, which outlive the process. */
export async function apiInFolder(folder: string): Promise<SqliteApi & { readonly close: () => void }> {
  const file = new DatabaseSync(`${folder}/tare.sqlite`);
  file.exec("PRAGMA journal_mode = WAL; PRAGMA busy_timeout = 5000");
  const database = sqliteDatabase(file);
  await migrate(database);
  const api = await sqliteApi({
    ...d1Stores(database, () => 1_800_000_000_000),
    bodies: folderBodies(files, `${folder}/bodies`),
  });
  return { ...api, database, close: () => file.close() };
}

/** The portfolio that a save of a number stores: every third one is small and needs no body. */
export const savedBy = (number: number, lines: number): Portfolio =>
  portfolio(ID, number % 3 === 0 ? 20 : lines - (number % 2), `Save ${number}`);

/** Saves as a browser does. */
export const save = (me: Person, number: number, lines: number): Promise<Answer> =>
  me.ask("/api/createPortfolio", new Uint8Array(gzipSync(JSON.stringify(savedBy(number, lines)))), {
    "Content-Encoding": "gzip",
  });
