import { DatabaseSync } from "node:sqlite";
import * as files from "node:fs/promises";
import { folderParts } from "../../../edge-api/adapters/folder-parts.ts";
import { sqliteDatabase } from "../../../edge-api/adapters/sqlite-database.ts";
import type { PartColumns } from "../../../edge-api/contract/portfolio-part.ts";
import type { Portfolio } from "../../../edge-api/contract/portfolio.ts";
import { d1Stores } from "../../../edge-api/storage/d1/stores.ts";
import { migrate } from "../../../migrations/seed/migrate.ts";
import type { Answer } from "./api-under-test.ts";
import { part, portfolio } from "./items.ts";
import { naming, productsOf, saveInParts } from "./part-cases.ts";
import type { Person } from "./people.ts";
import { sqliteApi, type SqliteApi } from "./sqlite-api.ts";

export const ID = "killed_1";

/** The API on a database file and a folder of parts, which outlive the process. */
export async function apiInFolder(folder: string): Promise<SqliteApi & { readonly close: () => void }> {
  const file = new DatabaseSync(`${folder}/tare.sqlite`);
  file.exec("PRAGMA journal_mode = WAL; PRAGMA busy_timeout = 5000");
  const database = sqliteDatabase(file);
  await migrate(database);
  const api = await sqliteApi({
    ...d1Stores(database, () => 1_800_000_000_000),
    parts: folderParts(files, `${folder}/parts`),
  });
  return { ...api, database, close: () => file.close() };
}

/** The parts of the save of a number; one of two stays as it was in the save before. */
const partsOf = (number: number): readonly PartColumns[] => [
  part(6000, number >> 1),
  part(5000, 7 * ((number + 1) >> 1)),
];
const isInParts = (number: number): boolean => number % 3 !== 0;
const nameOf = (number: number): string => `Save ${number}`;

/** The portfolio that a save stores. */
export function savedBy(number: number): Portfolio {
  const { products: _, ...head } = portfolio(ID, 1, nameOf(number));
  return isInParts(number)
    ? { ...head, products: productsOf(partsOf(number)) }
    : portfolio(ID, 5000 + number, nameOf(number));
}

/** Saves as a browser does. @returns the last answer */
export async function save(me: Person, number: number): Promise<Answer> {
  if (!isInParts(number)) return me.ask("/api/createPortfolio", savedBy(number));
  return saveInParts(me, "/api/createPortfolio", naming(ID, partsOf(number), nameOf(number)), partsOf(number));
}
