import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { SourceFiles } from "./read-csv.ts";

/** migrations/reference-data */
export const SOURCE_FOLDER = fileURLToPath(new URL("..", import.meta.url));

/** The text of every CSV file below the folder, by relative path with forward slashes. */
export function readSourceFiles(folder = SOURCE_FOLDER): SourceFiles {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".csv"))
    .toSorted();
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}
