import { unzipSync } from "fflate";
import papaparse from "papaparse";
import { beforeAll, expect, test } from "vitest";
import { REFERENCE_KINDS } from "../../edge-api/contract/reference-kinds.ts";
import { openTables } from "../../edge-api/services/tables/open-tables.ts";
import { aboutColumn } from "../../edge-api/services/open-data/column-descriptions.ts";
import type { DataResource } from "../../edge-api/services/open-data/data-package.ts";
import type { SchemaField } from "../../edge-api/services/open-data/table-schema.ts";
import { readShippedDataset } from "../../migrations/seed/shipped-dataset.ts";
import { publish, textOf } from "./suite/api-under-test.ts";
import { sqliteApi } from "./suite/sqlite-api.ts";

const shipped = readShippedDataset();

type Row = Readonly<Record<string, string>>;
interface Package {
  readonly profile: string;
  readonly name: string;
  readonly version: string;
  readonly created: string;
  readonly licenses: readonly { readonly name?: string; readonly path?: string }[];
  readonly sources: readonly { readonly title?: string }[];
  readonly resources: readonly DataResource[];
}

interface CsvColumn {
  readonly name: string;
  readonly titles: string;
  readonly required?: boolean;
  readonly datatype:
    string | { readonly base: string; readonly format?: string; readonly minimum?: number; readonly maximum?: number };
}
interface CsvMetadata {
  readonly "@context": readonly unknown[];
  readonly tables: readonly {
    readonly url: string;
    readonly tableSchema: { readonly columns: readonly CsvColumn[]; readonly primaryKey: readonly string[] };
  }[];
}

let described: Package;
let csvMetadata: CsvMetadata;
let tables: ReadonlyMap<string, readonly Row[]>;

/** The shipped version as a stranger takes it: the archive, read by its own description. */
beforeAll(async () => {
  const api = await sqliteApi();
  await publish(api, shipped);
  const files = unzipSync((await api.ask(`/data/${shipped.version}/all.zip`)).bytes);
  const text = (name: string): string => new TextDecoder().decode(files[name]);
  described = JSON.parse(text("datapackage.json"));
  csvMetadata = JSON.parse(textOf(await api.ask(`/data/${shipped.version}/csv-metadata.json`)));
  tables = new Map(
    described.resources.map(({ name, path }) => {
      // papaparse would drop a byte order mark, which other readers take for a part of the first name
      if (files[path]?.[0] === 0xef) throw new Error(`${path} begins with a byte order mark`);
      const { data, errors } = papaparse.parse<Row>(text(path), { header: true, skipEmptyLines: true });
      if (errors.length > 0) throw new Error(`${name}: ${JSON.stringify(errors)}`);
      return [name, data];
    }),
  );
});

const rowsOf = (name: string): readonly Row[] => tables.get(name) ?? [];

test("the package conforms to Frictionless' profile of a tabular data package", () => {
  expect(described.profile).toBe("tabular-data-package");
  expect(described.name).toMatch(/^[a-z0-9._-]+$/);
  expect(described.version).toBe(shipped.version);
  expect(new Date(described.created).toISOString()).toBe(described.created);
  expect(described.licenses.length).toBeGreaterThan(0);
  for (const { name, path } of described.licenses) expect([typeof name, typeof path]).toEqual(["string", "string"]);
  expect(described.sources.every(({ title }) => typeof title === "string" && title !== "")).toBe(true);
  expect(described.resources.map(({ name }) => name)).toEqual(REFERENCE_KINDS);
  for (const { profile, name, path, schema, encoding, bytes, hash } of described.resources) {
    expect(profile).toBe("tabular-data-resource");
    expect(name).toMatch(/^[a-z0-9._-]+$/);
    // a relative path that does not leave its folder
    expect(path).toMatch(/^[a-z-]+\.csv$/);
    expect(encoding).toBe("utf-8");
    expect(bytes).toBeGreaterThan(0);
    expect(hash).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(schema.fields.length).toBeGreaterThan(1);
    const names = schema.fields.map((field) => field.name);
    expect(new Set(names).size).toBe(names.length);
    for (const column of schema.primaryKey) expect(names).toContain(column);
    // the profile refuses an empty list
    expect(schema.foreignKeys).not.toEqual([]);
  }
});

test("every column of the shipped tables is described", () => {
  const columns = described.resources.flatMap(({ schema }) => schema.fields.map(({ name }) => name));
  const { about } = aboutColumn("a column that no table has");
  expect([...new Set(columns)].filter((column) => aboutColumn(column).about === about)).toEqual([]);
});

test("columns in the files are those of the schema, in its order", () => {
  for (const { name, schema, rows } of described.resources) {
    expect(rowsOf(name)).toHaveLength(rows);
    const columns = schema.fields.map((field) => field.name);
    const heads = new Set(rowsOf(name).map((row) => Object.keys(row).join()));
    expect([name, [...heads]]).toEqual([name, rows === 0 ? [] : [columns.join()]]);
  }
});

/** What is wrong with a cell by Table Schema; null = nothing. */
function faultOf(
  { type, constraints = {}, trueValues = [], falseValues = [] }: SchemaField,
  cell: string,
): string | null {
  if (cell === "") return constraints["required"] === true ? "missing" : null;
  const number = Number(cell);
  if (type === "number" || type === "integer") {
    if (!/^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(cell)) return "no number";
    if (type === "integer" && !Number.isInteger(number)) return "no integer";
    if (number < Number(constraints["minimum"] ?? -Infinity)) return "too small";
    if (number > Number(constraints["maximum"] ?? Infinity)) return "too large";
  }
  if (type === "boolean" && ![...trueValues, ...falseValues].includes(cell)) return "no boolean";
  if (type === "object" && typeof JSON.parse(cell) !== "object") return "no object";
  const choices = constraints["enum"];
  return Array.isArray(choices) && !choices.includes(cell) ? "none of its values" : null;
}

test("every cell has the type and the bounds that the schema says", () => {
  const faults = described.resources.flatMap(({ name, schema }) =>
    rowsOf(name).flatMap((row) =>
      schema.fields.flatMap((field) => {
        const fault = faultOf(field, row[field.name] ?? "");
        return fault === null ? [] : [`${name} ${field.name} "${row[field.name]}": ${fault}`];
      }),
    ),
  );
  expect(faults).toEqual([]);
  // the figures are numbers, not texts that hold some
  const climate = described.resources.find(({ name }) => name === "impact")?.schema.fields;
  expect(climate?.find(({ name }) => name === "climate")).toMatchObject({ type: "number", unit: expect.any(String) });
});

/** What is wrong with a cell by CSV on the Web; null = nothing. */
function csvwFaultOf({ datatype, required }: CsvColumn, cell: string): string | null {
  if (cell === "") return required === true ? "missing" : null;
  const {
    base,
    format,
    minimum = -Infinity,
    maximum = Infinity,
  } = typeof datatype === "string" ? { base: datatype } : datatype;
  switch (base) {
    case "double":
    case "integer":
      if (!(base === "double" ? /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i : /^-?\d+$/).test(cell)) return `no ${base}`;
      return Number(cell) < minimum || Number(cell) > maximum ? "out of bounds" : null;
    case "boolean":
      return format?.split("|").includes(cell) === true ? null : "no boolean";
    case "json":
      return typeof JSON.parse(cell) === "object" ? null : "no object";
    case "string":
      return format === undefined || new RegExp(`^(?:${format})$`).test(cell) ? null : "none of its values";
    default:
      return `unknown type ${base}`;
  }
}

test("CSV on the Web's metadata names the columns of every file, and every cell conforms", () => {
  expect(csvMetadata["@context"]).toEqual(["http://www.w3.org/ns/csvw", { "@language": "en" }]);
  expect(csvMetadata.tables.map(({ url }) => url)).toEqual(REFERENCE_KINDS.map((kind) => `${kind}.csv`));
  const faults = csvMetadata.tables.flatMap(({ url, tableSchema: { columns, primaryKey } }) => {
    const rows = rowsOf(url.replace(".csv", ""));
    const names = columns.map(({ name }) => name);
    expect([url, new Set(names).size]).toEqual([url, columns.length]);
    expect(names).toEqual(expect.arrayContaining([...primaryKey]));
    for (const name of names) expect(name).toMatch(/^[A-Za-z0-9]\w*$/);
    expect(Object.keys(rows[0] ?? {})).toEqual(rows[0] === undefined ? [] : columns.map(({ titles }) => titles));
    return rows.flatMap((row) =>
      columns.flatMap((column) => {
        const fault = csvwFaultOf(column, row[column.titles] ?? "");
        return fault === null ? [] : [`${url} ${column.titles} "${row[column.titles]}": ${fault}`];
      }),
    );
  });
  expect(faults).toEqual([]);
});

test("primary keys name one row each, foreign keys lead to a row", () => {
  let led = 0;
  for (const { name, schema } of described.resources) {
    const keys = rowsOf(name).map((row) => schema.primaryKey.map((column) => row[column]).join("\t"));
    expect({ name, keys: new Set(keys).size }).toEqual({ name, keys: keys.length });
    for (const { fields, reference } of schema.foreignKeys ?? []) {
      const known = new Set(rowsOf(reference.resource).map((row) => row[reference.fields]));
      for (const row of rowsOf(name)) {
        if (row[fields] === "" || row[fields] === undefined) continue;
        if (!known.has(row[fields])) throw new Error(`${name} ${fields} "${row[fields]}" leads nowhere`);
        led += 1;
      }
    }
  }
  expect(led).toBeGreaterThan(1000);
});

test("the files hold every record of the dataset with the values that the engine reads", () => {
  for (const [region, rows] of Object.entries(shipped.rows)) {
    for (const [kind, table] of openTables(rows)) {
      const own = rowsOf(kind).filter((row) => row["table_region"] === region);
      expect([region, kind, own.length]).toEqual([region, kind, table.size]);
      const differing = [...table.values()].flatMap((record, at) =>
        Object.entries(record).flatMap(([field, value]) => {
          const expected = typeof value === "string" ? value : JSON.stringify(value);
          return own[at]?.[field] === expected ? [] : [[at, field, own[at]?.[field], expected]];
        }),
      );
      expect([region, kind, differing]).toEqual([region, kind, []]);
    }
  }
});

test("no shipped text begins like a spreadsheet formula", () => {
  const cells = [...tables.values()].flatMap((rows) => rows.flatMap((row) => Object.values(row)));
  expect(cells.length).toBeGreaterThan(5000);
  expect(cells.filter((cell) => cell.startsWith("'"))).toEqual([]);
});
