import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sqliteFileOf } from "../../../migrations/seed/target.ts";
import { checkBackup } from "../../../migrations/backup/read-backup.ts";
import { readDump } from "../../../migrations/backup/read-dump.ts";
import { writeBackup } from "../../../migrations/backup/write-backup.ts";
import type { Manifest } from "../../../migrations/backup/lines.ts";
import { OFFLINE_ENVIRONMENT } from "../../../migrations/seed/offline-environment.ts";
import { everyNth } from "../../fixtures/soak.ts";
import { filledDatabase, LONG } from "./filled-database.ts";

/** The operator's databases; every command on D1 starts wrangler several times. */
const PLACES = everyNth(
  [
    ["--sqlite", "source.sqlite"],
    ["--state", "state"],
  ],
  2,
);
const ROOT = join(import.meta.dirname, "../../..");

/** Runs the commands as an operator does, on SQLite and on a local D1 with wrangler's own command line. */
describe("the operator's backup", () => {
  const folder = mkdtempSync(join(tmpdir(), "tare-backup-test-"));
  const at = (name: string): string => join(folder, name);
  const run = (script: string, ...args: string[]) => {
    const program = join(ROOT, "migrations", script);
    // an operator's shell may silence wrangler
    const env = { ...process.env, WRANGLER_LOG: "error" };
    const done = spawnSync(process.execPath, [program, ...args], { encoding: "utf8", cwd: folder, env });
    return { code: done.status, out: done.stdout.trim(), complaint: done.stderr.trim() };
  };
  const manifestOf = (name: string): Promise<Manifest> => checkBackup(at(name));
  /** Without the audit log, where each backup and restore adds a row. */
  const contentOf = async (name: string) => {
    const { audit_log: _, ...tables } = await manifestOf(name);
    return tables;
  };

  beforeAll(() => filledDatabase(at("source.sqlite")));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("writes one file that only its owner can read, and never overwrites another", async () => {
    expect(run("backup/backup.ts", "one.backup", "--sqlite", "source.sqlite")).toMatchObject({
      code: 0,
      complaint: "",
    });
    expect(statSync(at("one.backup")).mode & 0o777).toBe(0o600);
    const { users, shares, dataset_versions: versions, audit_log: audit } = await manifestOf("one.backup");
    expect([users?.rows, shares?.rows, versions?.rows, audit?.rows]).toEqual([2, 2, 2, 1]);
    const again = run("backup/backup.ts", "one.backup", "--sqlite", "source.sqlite");
    expect(again).toMatchObject({ code: 1, complaint: expect.stringContaining("never replaces a file") });
  });

  test("is restored into an empty SQLite file, row by row the same, without sessions and mails", async () => {
    expect(run("backup/restore.ts", "one.backup", "--sqlite", "new/tare.sqlite")).toMatchObject({
      code: 0,
      complaint: "",
    });
    expect(run("backup/backup.ts", "two.backup", "--sqlite", "new/tare.sqlite")).toMatchObject({ code: 0 });
    expect(await contentOf("two.backup")).toEqual(await contentOf("one.backup"));
    const file = new DatabaseSync(at("new/tare.sqlite"));
    expect(file.prepare("SELECT body FROM shares WHERE id = 's1'").get()).toMatchObject({ body: LONG });
    expect(file.prepare("SELECT COUNT(*) AS rows FROM sessions").get()).toMatchObject({ rows: 0 });
    expect(file.prepare("SELECT COUNT(*) AS rows FROM mail_outbox").get()).toMatchObject({ rows: 0 });
    const actions = file.prepare("SELECT action FROM audit_log ORDER BY id").all();
    expect(actions.map(({ action }) => action)).toEqual(["update_kind", "restore", "backup"]);
    file.close();
  });

  test("is restored into an empty D1, whose backup is the same", async () => {
    expect(run("backup/restore.ts", "one.backup", "--state", "state")).toMatchObject({ code: 0, complaint: "" });
    expect(run("backup/backup.ts", "three.backup", "--state", "state")).toMatchObject({ code: 0, complaint: "" });
    expect(await contentOf("three.backup")).toEqual(await contentOf("one.backup"));
  });

  test("a wrangler export of a D1, as made for a remote one, gives the same backup", async () => {
    // d1 export --local knows no state folder but that beside its configuration
    mkdirSync(at("project/.wrangler"), { recursive: true });
    writeFileSync(at("project/wrangler.toml"), readFileSync(join(ROOT, "wrangler.toml"), "utf8"));
    symlinkSync(at("state"), at("project/.wrangler/state"));
    const wrangler = join(ROOT, "node_modules/wrangler/bin/wrangler.js");
    const args = ["d1", "export", "DB", "--local", "--output", at("export.sql")];
    const env = { ...process.env, ...OFFLINE_ENVIRONMENT };
    const { status } = spawnSync(process.execPath, [wrangler, ...args], { cwd: at("project"), env });
    expect(status).toBe(0);
    const file = new DatabaseSync(at("export.sqlite"));
    await readDump(at("export.sql"), file);
    await writeBackup(file, at("four.backup"), 0);
    file.close();
    expect(await contentOf("four.backup")).toEqual(await contentOf("one.backup"));
  });

  test.each(PLACES)("a filled database is refused with its rows: %s %s", (...place) => {
    const { code, complaint } = run("backup/restore.ts", "one.backup", ...place);
    expect(code).toBe(1);
    expect(complaint).toMatch(
      /is not empty \(rows: .*users 2.*\)\. A backup is restored into an empty database only\.$/,
    );
  });

  test("a backup does not create a missing database", () => {
    for (const place of [
      ["--sqlite", "none.sqlite"],
      ["--state", "none"],
    ]) {
      const { code, complaint } = run("backup/backup.ts", "five.backup", ...place);
      expect([code, complaint]).toEqual([1, expect.stringContaining("There is no database")]);
    }
  });

  test("admin and outbox work on the SQLite file", () => {
    const file = new DatabaseSync(at("source.sqlite"));
    file.exec(
      "INSERT INTO passkeys (id, user_id, public_key, counter, transports, name, created) " +
        "VALUES ('granted', 'u1', 'x', 0, '[]', 'Key', 1)",
    );
    file.exec(
      "INSERT INTO sessions (token_hash, user_id, created, last_used, id) VALUES ('granted', 'u1', 1, 1, 's9')",
    );
    expect(run("seed/admin.ts", "grant", "O'Brien@example.com", "--sqlite", "source.sqlite")).toMatchObject({
      code: 0,
    });
    // a session may have begun without the passkey
    expect(file.prepare("SELECT COUNT(*) AS rows FROM sessions WHERE user_id = 'u1'").get()).toEqual({ rows: 0 });
    expect(file.prepare("SELECT id FROM users WHERE is_admin = 1").all()).toEqual([{ id: "u1" }]);
    file.close();
    const { out } = run("seed/outbox.ts", "--sqlite", "source.sqlite");
    expect(out).toBe("--- 1970-01-01T00:00:00.000Z\nTo: a@b.example\nSubject: Reset\n\nLink");
  });

  test("a command reads the local D1 while a server writes to it, because it starts no second workerd", () => {
    const server = new DatabaseSync(sqliteFileOf({ remote: false, state: at("state") }));
    server.exec("BEGIN IMMEDIATE");
    expect(run("seed/outbox.ts", "--state", "state")).toEqual({
      code: 0,
      out: "The outbox is empty: the server has written no mail that waits to be sent.",
      complaint: "",
    });
    server.close();
  });

  test("a backup says which bodies it does not hold, and how it would; a deleted person's leave the folder", () => {
    copyFileSync(at("source.sqlite"), at("parted.sqlite"));
    const file = new DatabaseSync(at("parted.sqlite"));
    file.exec(
      "INSERT INTO portfolios (user_id, id, version, body, bytes, updated, body_name, body_bytes) VALUES ('u1', 'p9', 1, '{}', 2, 1, 'file', 9)",
    );
    file.close();
    for (const owner of ["u1", "u2"]) mkdirSync(at(`bodies/${owner}`), { recursive: true });
    writeFileSync(at("bodies/u1/file"), "123456789");
    const without = run("backup/backup.ts", "without.backup", "--sqlite", "parted.sqlite");
    expect(without.out).toContain(
      "NOT in it: 1 large portfolios and shares (9 bytes), which lie in a bucket or folder.",
    );
    const whole = run("backup/backup.ts", "parted.backup", "--sqlite", "parted.sqlite", "--bodies", "bodies");
    expect([whole.code, whole.out]).toEqual([0, expect.not.stringContaining("NOT")]);
    const of = ["--sqlite", "parted.sqlite", "--bodies", "bodies"];
    expect(run("seed/admin.ts", "delete", "nobody@mail.example", ...of)).toMatchObject({ code: 1 });
    expect(readdirSync(at("bodies"))).toEqual(["u1", "u2"]);
    expect(run("seed/admin.ts", "delete", "u2@mail.example", ...of)).toMatchObject({ code: 0 });
    expect(readdirSync(at("bodies"))).toEqual(["u1"]);
  });

  test.each(PLACES)("a person is deleted with everything of theirs: %s %s", (...place) => {
    expect(run("seed/admin.ts", "delete", "x' OR '1'='1", ...place)).toMatchObject({ code: 1 });
    expect(run("seed/admin.ts", "delete", " O'Brien@example.com", ...place)).toMatchObject({ code: 0, complaint: "" });
    const file = new DatabaseSync(
      place[0] === "--sqlite" ? at("source.sqlite") : sqliteFileOf({ remote: false, state: at("state") }),
    );
    const left = ["users", "comparisons", "shares", "user_words"].map(
      (table) => file.prepare(`SELECT COUNT(*) AS rows FROM ${table}`).get()?.["rows"],
    );
    expect(left).toEqual([1, 0, 0, 1]);
    expect(file.prepare("SELECT COUNT(*) AS rows FROM audit_log WHERE target LIKE 'o%'").get()).toEqual({ rows: 0 });
    file.close();
  });

  test.each(["backup/backup.ts", "backup/restore.ts"])("%s without a file is a usage error", (script) => {
    expect(run(script)).toMatchObject({ code: 2, complaint: expect.stringContaining("Usage") });
  });
});
