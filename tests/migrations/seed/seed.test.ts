import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { sqliteDatabase } from "../../../edge-api/adapters/sqlite-database.ts";
import { prepareDataset } from "../../../edge-api/services/publish-dataset.ts";
import { d1ReferenceStore } from "../../../edge-api/storage/d1/reference-store.ts";
import { migrate, statementsOf } from "../../../migrations/seed/migrate.ts";
import { seedFile } from "../../../migrations/seed/seed-remote.ts";
import { seed } from "../../../migrations/seed/seed.ts";
import { sqlText } from "../../../migrations/seed/wrangler-d1.ts";
import { toyDataset } from "../../fixtures/toy-dataset.ts";

const empty = () => sqliteDatabase(new DatabaseSync(":memory:"));
const migrationFiles = readdirSync(join(import.meta.dirname, "../../../migrations"))
  .filter((name) => name.endsWith(".sql"))
  .toSorted();

test("migrations are numbered without a gap", () => {
  expect(migrationFiles.map((name) => Number(name.slice(0, 4)))).toEqual(migrationFiles.map((_, index) => index + 1));
});

test("migrations are applied in order and once, and are recorded in wrangler's table", async () => {
  const database = empty();
  expect(await migrate(database)).toEqual(migrationFiles);
  expect(await migrate(database)).toEqual([]);
  const { results } = await database.prepare("SELECT name FROM d1_migrations ORDER BY id").all();
  expect(results.map((row) => Object(row).name)).toEqual(migrationFiles);
});

test("the tables of an earlier build are refused, with one line that says what to delete", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tare-older-"));
  const path = join(folder, "tare.sqlite");
  const file = new DatabaseSync(path);
  file.exec("CREATE TABLE d1_migrations (name TEXT); INSERT INTO d1_migrations VALUES ('0001_reference_data.sql')");
  file.close();
  const main = join(import.meta.dirname, "../../../migrations/seed/main.ts");
  const { status, stderr, stdout } = spawnSync(process.execPath, [main, "--sqlite", path], { encoding: "utf8" });
  expect([status, stdout, stderr]).toEqual([
    1,
    "",
    `The database was made by an earlier build, which this build cannot read. Delete ${path} to start over.\n`,
  ]);
  rmSync(folder, { recursive: true });
});

test("a statement ends at a semicolon at the end of a line, not at one inside", () => {
  expect(statementsOf("-- one; two\nSELECT ';' AS a;\n\n-- a comment alone\n")).toEqual([
    "-- one; two\nSELECT ';' AS a",
  ]);
});

test("a statement that ends within a line is an error, because the next one would be dropped", () => {
  expect(() => statementsOf("ALTER TABLE a ADD b; -- a remark\nCREATE INDEX c ON a (b);\n")).toThrow(
    /ends within a line/,
  );
});

test("every table and index of the migration files exists afterwards", async () => {
  const database = empty();
  await migrate(database);
  const { results } = await database.prepare("SELECT name FROM sqlite_master").all();
  const made = new Set(results.map((row) => String(Object(row).name)));
  const written = migrationFiles
    .map((file) => readFileSync(join(import.meta.dirname, "../../../migrations", file), "utf8"))
    .join("\n");
  const found = (pattern: RegExp) => [...written.matchAll(pattern)].map(([, name]) => name ?? "");
  const named = found(/^CREATE (?:TABLE|(?:UNIQUE )?INDEX) (\w+)/gm);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !made.has(name))).toEqual([]);
});

test("a newer shipped dataset replaces an older one, which is kept; one of an administrator stays current", async () => {
  const database = empty();
  const versions = async () => (await d1ReferenceStore(database).listVersions()).map(({ version }) => version);
  await seed(database, toyDataset("2026.11", 1), () => 1000);
  expect(await seed(database, toyDataset("2026.12", 2), () => 2000)).toMatchObject({
    version: "2026.12",
    seeded: true,
    differs: false,
  });
  expect(await versions()).toEqual(["2026.12", "2026.11"]);
  expect(await seed(database, toyDataset("2026.11", 1), () => 3000)).toMatchObject({
    version: "2026.12",
    seeded: false,
  });
  await d1ReferenceStore(database).publish(
    await prepareDataset({ reference: d1ReferenceStore(database), now: () => 4000 }, toyDataset("2026.12.u1", 3)),
  );
  expect(await seed(database, toyDataset("2027.01", 4), () => 5000)).toMatchObject({
    version: "2026.12.u1",
    seeded: false,
    differs: true,
  });
});

test("the SQL file for production also publishes after an older version", async () => {
  const sqlite = new DatabaseSync(":memory:");
  await seed(sqliteDatabase(sqlite), toyDataset("2026.11", 1), () => 1000);
  sqlite.exec(await seedFile(toyDataset("2026.12", 2), () => 2000));
  const store = d1ReferenceStore(sqliteDatabase(sqlite));
  expect(await store.currentVersion()).toBe("2026.12");
  const name = await store.findList("Global", "2026.11");
  expect(name === null ? [] : await store.listTexts(name)).not.toEqual([]);
});

test("an empty database is seeded, another keeps its data and reports if it differs", async () => {
  const database = empty();
  const first = await seed(database, toyDataset("v1", 1), () => 1000);
  expect(first).toEqual({ migrations: migrationFiles, version: "v1", seeded: true, differs: false });
  const same = await seed(database, toyDataset("v1", 1), () => 2000);
  expect(same).toEqual({ migrations: [], version: "v1", seeded: false, differs: false });
  const other = await seed(database, toyDataset("v2", 2), () => 3000);
  expect(other).toEqual({ migrations: [], version: "v1", seeded: false, differs: true });
  expect(await d1ReferenceStore(database).listVersions()).toEqual([{ version: "v1", created: 1000, note: "toy v1" }]);
});

test("the SQL file for production stores the same rows as the binding, in statements that D1 accepts", async () => {
  const sql = await seedFile(toyDataset("v1"), () => 1000);
  expect(Math.max(...sql.split("\n").map((line) => Buffer.byteLength(line)))).toBeLessThan(100_000);

  const file = new DatabaseSync(":memory:");
  await migrate(sqliteDatabase(file));
  file.exec(sql);
  const byFile = d1ReferenceStore(sqliteDatabase(file));
  const bound = empty();
  await seed(bound, toyDataset("v1"), () => 1000);
  const byBinding = d1ReferenceStore(bound);
  for (const region of ["Global", "Europe", "Spain"]) {
    const name = await byFile.findList(region);
    expect(name).toEqual(await byBinding.findList(region));
    if (name === null) throw new Error(`no list for ${region}`);
    expect(await byFile.listKinds(name)).toEqual(await byBinding.listKinds(name));
    expect(await byFile.listTexts(name)).toEqual(await byBinding.listTexts(name));
  }
});

test("SQL text literals are safe against injection", () => {
  const file = new DatabaseSync(":memory:");
  for (const text of ["o'brien@example.com", "'); DROP TABLE users; --", "杯 🥤\n\\", ""]) {
    expect(file.prepare(`SELECT ${sqlText(text)} AS text`).get()).toMatchObject({ text });
  }
});
