import { CSV_METADATA_FILE, DATA_ARCHIVE_FILE, DATA_PACKAGE_FILE } from "../../contract/citation.ts";
import { isReferenceKind, REFERENCE_KINDS, type ReferenceKind } from "../../contract/reference-kinds.ts";
import { VERSION_PATTERN } from "../../contract/table-upload.ts";
import type { Ports } from "../../ports.ts";
import { gzip } from "../gzip.ts";
import { Refusal } from "../refusal.ts";
import type { MadeFiles } from "../made-files.ts";
import type { EncodedReply } from "../reply-cache.ts";
import { csvMetadataFile } from "./csv-metadata.ts";
import {
  dataResource,
  packageFile,
  permanentCsv,
  resourceFile,
  type DataEdition,
  type DataResource,
} from "./data-package.ts";
import { readTables } from "../tables/open-tables.ts";
import { kindTable, readKindTable, recordsOf, type KindTable } from "./kind-table.ts";
import { BYTE_ORDER_MARK, csvOf, jsonOf, xlsxOf } from "./table-files.ts";

export type DataReading = Pick<Ports, "reference" | "pause"> & { readonly made: MadeFiles };

/** What an address below /data/{version}/ names. */
export type DataFile =
  | { readonly what: "archive" }
  | { readonly what: "package" }
  | { readonly what: "csvw" }
  | { readonly what: TableFile; readonly kind: ReferenceKind };
/** All but the archive are made at once. */
type SmallFile = Exclude<DataFile, { what: "archive" }>;
const TABLE_FILES = ["csv", "marked csv", "json", "xlsx", "metadata"] as const;
type TableFile = (typeof TABLE_FILES)[number];

const ENDINGS = { ".csv": "csv", ".xlsx": "xlsx", ".metadata.json": "metadata", ".json": "json" } as const;

/**
 * @param marked CSV with a byte order mark, for Excel
 * @throws Refusal unknown_kind, not_found
 */
export function dataFileOf(file: string, marked: boolean): DataFile {
  if (file === DATA_ARCHIVE_FILE) return { what: "archive" };
  if (file === DATA_PACKAGE_FILE) return { what: "package" };
  if (file === CSV_METADATA_FILE) return { what: "csvw" };
  // the longer ending stands before the shorter one that it contains
  for (const [ending, what] of Object.entries(ENDINGS)) {
    if (!file.endsWith(ending)) continue;
    const kind = file.slice(0, -ending.length);
    if (!isReferenceKind(kind)) throw new Refusal("unknown_kind");
    return { what: what === "csv" && marked ? "marked csv" : what, kind };
  }
  throw new Refusal("not_found");
}

/** What the addresses of the newest version begin with in place of its name. */
export const LATEST_VERSION = "latest";

/** The version that a name means: itself, or the newest one. @throws Refusal no_reference_data */
export async function namedVersion({ reference }: Pick<Ports, "reference">, name: string): Promise<string> {
  if (name !== LATEST_VERSION) return name;
  const version = await reference.currentVersion();
  if (version === null) throw new Refusal("no_reference_data");
  return version;
}

/** The version as it was published. @throws Refusal unknown_version */
export async function editionOf(
  { reference }: Pick<Ports, "reference">,
  version: string,
  origin: string,
): Promise<DataEdition> {
  const found = VERSION_PATTERN.test(version)
    ? (await reference.listVersions()).find((candidate) => candidate.version === version)
    : undefined;
  if (found === undefined) throw new Refusal("unknown_version");
  return { ...found, origin };
}

/** Descriptions of all tables, one after the other; between two of them others have the thread. */
export async function* resourcesOf(
  { reference, pause }: Pick<DataReading, "reference" | "pause">,
  edition: DataEdition,
): AsyncGenerator<{ readonly table: KindTable; readonly resource: DataResource }, void> {
  const { tables } = await readTables(reference, edition.version);
  for (const kind of REFERENCE_KINDS) {
    const table = kindTable(kind, recordsOf(tables, kind));
    yield { table, resource: await dataResource(table, edition) };
    await pause(0);
  }
}

async function tableFile(what: TableFile, table: KindTable, edition: DataEdition): Promise<string | ArrayBuffer> {
  switch (what) {
    case "csv":
      return permanentCsv(table, edition);
    case "marked csv":
      return BYTE_ORDER_MARK + csvOf(table);
    case "json":
      return jsonOf(table);
    case "xlsx":
      return xlsxOf(table);
    case "metadata":
      return resourceFile(await dataResource(table, edition), edition);
  }
}

const describing = (what: "csvw" | "package", resources: readonly DataResource[], edition: DataEdition): string =>
  what === "csvw" ? csvMetadataFile(resources, edition) : packageFile(resources, edition);

async function contentOf(ports: DataReading, file: SmallFile, edition: DataEdition): Promise<string | ArrayBuffer> {
  if ("kind" in file) {
    return tableFile(file.what, await readKindTable(ports.reference, edition.version, file.kind), edition);
  }
  const resources: DataResource[] = [];
  for await (const { resource } of resourcesOf(ports, edition)) resources.push(resource);
  return describing(file.what, resources, edition);
}

const madeFile = (
  { made }: DataReading,
  file: SmallFile,
  { origin, version, created }: DataEdition,
  content: () => Promise<string | ArrayBuffer>,
): Promise<EncodedReply> =>
  made(version, [file.what, "kind" in file ? file.kind : null, origin, version, created], async () =>
    gzip(await content()),
  );

/**
 * A file of a version but the archive, made once.
 *
 * @param compute called before a file is made; may refuse
 * @throws Refusal unknown_version, unavailable
 */
export const dataFileReply = (
  ports: DataReading,
  file: SmallFile,
  edition: DataEdition,
  compute: () => void,
): Promise<EncodedReply> =>
  madeFile(ports, file, edition, () => {
    compute();
    return contentOf(ports, file, edition);
  });

/** Makes all files of a version but the archive and those of empty tables, reading its tables once. */
export async function makeDataFiles(ports: DataReading, edition: DataEdition): Promise<void> {
  const resources: DataResource[] = [];
  for await (const { table, resource } of resourcesOf(ports, edition)) {
    resources.push(resource);
    for (const what of table.rows.length === 0 ? [] : TABLE_FILES) {
      await madeFile(ports, { what, kind: table.kind }, edition, () => tableFile(what, table, edition));
      await ports.pause(0);
    }
  }
  for (const what of ["csvw", "package"] as const)
    await madeFile(ports, { what }, edition, async () => describing(what, resources, edition));
}
