import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseReference, type Reference } from "../../workers/engine/tables/reference.ts";
import type { WireRow } from "../../workers/engine/tables/raw-tables.ts";
import type { Vector } from "./vector.ts";

const HERE = dirname(fileURLToPath(import.meta.url));
const BUILT = join(HERE, "../../migrations/reference-data/built");
const TABLES_SUFFIX = ".tables.json";

export interface VectorFile {
  readonly folder: string;
  readonly file: string;
}

/** `tests/vectors`, its `own/`, and the folders that VECTORS_DIR names, separated by `:`. */
const folders = (): readonly string[] => [
  HERE,
  join(HERE, "own"),
  ...(process.env["VECTORS_DIR"] ?? "").split(":").filter((folder) => folder !== ""),
];

/** Every vector file; a named folder that is missing is an error, not an empty run. */
export const vectorFiles = (): readonly VectorFile[] =>
  folders().flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith(".json") && !file.endsWith(TABLES_SUFFIX))
      .toSorted()
      .map((file) => ({ folder, file })),
  );

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, "utf8")) as unknown;

export const readVector = ({ folder, file }: VectorFile): Vector => readJson(join(folder, file)) as Vector;

interface TableFile {
  readonly base: readonly WireRow[];
  readonly regions?: Readonly<Record<string, readonly WireRow[]>>;
}

const references = new Map<string, Reference>();

/** The shipped data as `npm run data:build` leaves it: one file a region, base.json for Global, a manifest that lists them, and names beside them. */
const readBuilt = (): Reference => {
  const rowsOf = (file: string) => readJson(join(BUILT, file)) as { version: string; rows: readonly WireRow[] };
  const base = rowsOf("base.json");
  const { files } = readJson(join(BUILT, "manifest.json")) as { files: Readonly<Record<string, string>> };
  const regions = Object.keys(files)
    .filter((file) => file !== "base.json")
    .map((file) => [file.slice(0, -".json".length), rowsOf(file).rows] as const);
  return parseReference(base.version, base.rows, new Map(regions));
};

/** A table file (method.md section 11). */
const readTableFile = (path: string): Reference => {
  const { base, regions = {} } = readJson(path) as TableFile;
  return parseReference("vectors", base, new Map(Object.entries(regions)));
};

/**
 * The tables that a vector names: `default` is the shipped data; a file stands beside the vector, or in tests/vectors
 * for tables that several folders share.
 */
export const referenceOf = (tables: string, { folder }: VectorFile): Reference => {
  const beside = join(folder, tables);
  const path = tables === "default" || existsSync(beside) ? beside : join(HERE, tables);
  const key = tables === "default" ? tables : path;
  const reference = references.get(key) ?? (tables === "default" ? readBuilt() : readTableFile(path));
  references.set(key, reference);
  return reference;
};
