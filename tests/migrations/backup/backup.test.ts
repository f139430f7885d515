import * as files from "node:fs/promises";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { folderBodies } from "../../../edge-api/adapters/folder-bodies.ts";
import { sqliteDatabase } from "../../../edge-api/adapters/sqlite-database.ts";
import { d1Bodies } from "../../../edge-api/storage/d1/bodies.ts";
import { d1Statements } from "../../../migrations/backup/d1-statements.ts";
import { readBackup } from "../../../migrations/backup/read-backup.ts";
import { sqlStatements } from "../../../migrations/backup/read-dump.ts";
import { restoreBackup, rowCounts } from "../../../migrations/backup/restore-backup.ts";
import { writeBackup } from "../../../migrations/backup/write-backup.ts";
import { openFile } from "../../../migrations/seed/local-database.ts";
import { migrate, MIGRATIONS } from "../../../migrations/seed/migrate.ts";
import { addAudit, addUser, filledDatabase, LONG } from "./filled-database.ts";

const folder = mkdtempSync(join(tmpdir(), "tare-backup-file-"));
const at = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(async () => {
  await filledDatabase(at("source.sqlite"));
  const file = openFile(at("source.sqlite"));
  await writeBackup(file, at("whole"), 1000);
  file.close();
});

let serial = 0;
/** Restores a file into a new database. @returns its rows, also after a failure */
async function restored(path: string) {
  const file = openFile(at(`restored-${++serial}.sqlite`));
  try {
    const error = await restoreBackup(file, "it", path).then(
      () => "",
      (cause: unknown) => String(cause),
    );
    const rows = Object.entries(rowCounts(file)).filter(([name, count]) => count > 0 && name !== "d1_migrations");
    return { error, rows: Object.fromEntries(rows) };
  } finally {
    file.close();
  }
}

test("a backup is a consistent state while others write", async () => {
  await filledDatabase(at("busy.sqlite"));
  const file = openFile(at("busy.sqlite"));
  const other = openFile(at("busy.sqlite"));
  const progress = { isDone: false };
  const backup = writeBackup(file, at("busy"), 1000).finally(() => {
    progress.isDone = true;
  });
  let written = 0;
  while (!progress.isDone) {
    // a user and an audit entry, together or not at all
    other.exec("BEGIN");
    addUser(other, `new-${++written}`);
    addAudit(other);
    other.exec("COMMIT");
    await new Promise((resolve) => void setImmediate(resolve));
  }
  const { users, audit_log: audit } = (await backup).tables;
  file.close();
  other.close();
  expect(written).toBeGreaterThan(5);
  expect((users?.rows ?? 0) - 2).toBe((audit?.rows ?? 0) - 1);
});

test("a damaged or shortened file is refused with a sentence, and restores nothing", async () => {
  const text = gunzipSync(readFileSync(at("whole"))).toString("utf8");
  const lines = text.trimEnd().split("\n");
  const bytes = readFileSync(at("whole"));
  const flipped = Buffer.from(bytes);
  flipped[Math.floor(bytes.length / 2)] = (flipped[Math.floor(bytes.length / 2)] ?? 0) ^ 0xff;
  const damaged = {
    cut: bytes.subarray(0, bytes.length - 100),
    flipped,
    "no gzip": Buffer.from("SQLite format 3"),
    empty: Buffer.from(""),
    "changed row": gzipSync(text.replace("o'brien@example.com", "o'brian@example.com")),
    "lost row": gzipSync(text.replace(/\n\["u2".*/, "")),
    "lost table": gzipSync(text.replace(/\n\{"table":"shares".*/, "")),
    "lost manifest": gzipSync(`${lines.slice(0, -1).join("\n")}\n`),
    "rows after the manifest": gzipSync(`${text}${lines.at(-2)}\n`),
    "another format": gzipSync(text.replace('"tare-backup":1', '"tare-backup":2')),
  };
  for (const [name, content] of Object.entries(damaged)) {
    writeFileSync(at("damaged"), content);
    const { error, rows } = await restored(at("damaged"));
    expect([name, error, rows]).toEqual([name, expect.stringContaining("is no intact backup: "), {}]);
  }
  expect((await restored(at("missing"))).error).toContain("no such file");
});

test("after a refused file the same empty database accepts an intact one", async () => {
  const file = openFile(at("second-try.sqlite"));
  writeFileSync(at("half"), readFileSync(at("whole")).subarray(0, 1000));
  await expect(restoreBackup(file, "it", at("half"))).rejects.toThrow("no intact backup");
  await restoreBackup(file, "it", at("whole"));
  expect(rowCounts(file)["users"]).toBe(2);
  file.close();
});

test("a backup from before a migration gets it; one of another build is refused", async () => {
  const migrations = join(folder, "migrations");
  mkdirSync(migrations);
  for (const name of readdirSync(MIGRATIONS).filter((each) => each.endsWith(".sql")))
    copyFileSync(join(MIGRATIONS, name), join(migrations, name));
  writeFileSync(join(migrations, "9999_more.sql"), "ALTER TABLE users ADD COLUMN more TEXT NOT NULL DEFAULT 'new';\n");
  const file = openFile(at("migrated.sqlite"));
  await restoreBackup(file, "it", at("whole"), migrations);
  expect(file.prepare("SELECT more FROM users").all()).toEqual([{ more: "new" }, { more: "new" }]);
  await writeBackup(file, at("newer"), 1000);
  file.close();
  expect(await restored(at("newer"))).toEqual({
    error: "Error: The backup is of another build: this one has no migration 9999_more.sql. Restore with that build.",
    rows: {},
  });

  const current = openFile(at("current.sqlite"));
  await migrate(sqliteDatabase(current), { folder: migrations });
  await expect(restoreBackup(current, "it", at("whole"), migrations)).rejects.toThrow("newer than the backup");
  current.close();
});

test("bytes and long texts are restored unchanged, and the statements for D1 are short", async () => {
  const bytes = Uint8Array.from({ length: 100_001 }, (_, place) => place % 256);
  const make = (): DatabaseSync => {
    const file = new DatabaseSync(":memory:");
    file.exec("CREATE TABLE d1_migrations (name TEXT); INSERT INTO d1_migrations VALUES ('0001_a.sql')");
    file.exec("CREATE TABLE parts (id TEXT PRIMARY KEY, text TEXT, bytes BLOB, price REAL) STRICT, WITHOUT ROWID");
    return file;
  };
  const source = make();
  source.prepare("INSERT INTO parts VALUES ('it''s', ?, ?, 0.5), ('none', NULL, NULL, 2)").run(`${LONG}\0`, bytes);
  const { tables } = await writeBackup(source, at("bytes"), 1);
  const found = [];
  for await (const part of readBackup(at("bytes"))) if ("row" in part) found.push(part.row);
  expect(found).toEqual([
    ["it's", `${LONG}\0`, Buffer.from(bytes), 0.5],
    ["none", null, null, 2],
  ]);
  const copy = make();
  for (const sql of d1Statements(source)) {
    expect(Buffer.byteLength(sql)).toBeLessThan(100_000);
    copy.exec(sql);
  }
  expect((await writeBackup(copy, at("bytes-again"), 1)).tables).toEqual(tables);
});

test("bodies in a folder are in the file, and are restored into the database; those that are nowhere are counted", async () => {
  await filledDatabase(at("parted.sqlite"));
  const file = openFile(at("parted.sqlite"));
  const large = Uint8Array.from({ length: 1_500_000 }, (_, place) => (place * 7919) >> 3).buffer;
  const bodies = { small: Uint8Array.of(0, 255).buffer, large };
  const row = file.prepare(
    "INSERT INTO portfolios (user_id, id, version, body, bytes, updated, body_name, body_bytes) VALUES ('u2', ?1, 1, '{}', 2, 1, ?1, ?2)",
  );
  const store = folderBodies(files, at("bodies"));
  for (const [name, bytes] of Object.entries(bodies)) {
    row.run(name, bytes.byteLength);
    await store.put({ owner: "u2", name }, bytes);
  }
  row.run("nowhere", 70);
  const { left } = await writeBackup(file, at("parted"), 1000, at("bodies"));
  expect(left).toEqual({ count: 1, bytes: 70 });
  expect((await writeBackup(file, at("without"), 1000)).left.count).toBe(3);
  file.close();
  const copy = openFile(at("parted-copy.sqlite"));
  await restoreBackup(copy, "it", at("parted"));
  const restored = d1Bodies(sqliteDatabase(copy), Date.now);
  for (const [name, bytes] of Object.entries(bodies))
    expect(
      Buffer.from((await restored.get({ owner: "u2", name })) ?? new ArrayBuffer(0)).equals(Buffer.from(bytes)),
    ).toBe(true);
  expect(await restored.get({ owner: "u1", name: "h" })).toEqual(new TextEncoder().encode("ABC").buffer);
  copy.close();
});

test("a dump is split into its statements, wherever its chunks end", async () => {
  const statements = [
    "CREATE TABLE a (\n  b TEXT -- the owner's; \"room\n);",
    "\nINSERT INTO \"a;\" VALUES('it''s; -- no comment\n');",
    "\nSELECT 1 - -1;",
  ];
  const text = `${statements.join("")}\n`;
  for (let size = 1; size <= text.length; size++) {
    const chunks = Array.from({ length: Math.ceil(text.length / size) }, (_, place) =>
      text.slice(place * size, (place + 1) * size),
    );
    const found = [];
    for await (const statement of sqlStatements(chunks)) found.push(statement);
    expect(found).toEqual(statements);
  }
});
