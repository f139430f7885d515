import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { afterAll, describe, expect, test } from "vitest";
import { openLocalD1 } from "../../../migrations/seed/local-database.ts";
import { seedByWrangler } from "../../../migrations/seed/seed-remote.ts";
import { seed } from "../../../migrations/seed/seed.ts";
import { executeD1 } from "../../../migrations/seed/wrangler-d1.ts";
import { toyDataset } from "../../fixtures/toy-dataset.ts";

const SCRIPTS = join(import.meta.dirname, "../../../migrations/seed");

/** Runs the production commands on a local database with the same wrangler command line. */
describe("the operator's commands on a real D1", () => {
  const state = mkdtempSync(join(tmpdir(), "tare-d1-"));
  const target = { remote: false, state } as const;
  const run = (script: string, ...args: string[]) => {
    const done = spawnSync(process.execPath, [join(SCRIPTS, script), ...args, "--state", state], { encoding: "utf8" });
    return { code: done.status, out: done.stdout.trim(), complaint: done.stderr.trim() };
  };
  afterAll(() => rmSync(state, { recursive: true, force: true }));

  test("wrangler migrates and fills an empty database from a file, and `migrate` and `seed` have nothing to do", async () => {
    expect(await seedByWrangler(target, toyDataset("v1"), () => 1000)).toEqual({ version: "v1", seeded: true });
    const { database, close } = await openLocalD1(state);
    try {
      const outcome = await seed(database, toyDataset("v1"), () => 2000);
      expect(outcome).toEqual({ migrations: [], version: "v1", seeded: false, differs: false });
      const accounts =
        "INSERT INTO users (id, email, password_hash, created) VALUES ('u1', 'o''brien@example.com', 'x', 1), " +
        "('u2', 'eve@example.com', 'x', 1)";
      await database.prepare(accounts).all();
    } finally {
      await close();
    }
  });

  test("grant makes exactly one account an administrator; a malicious address none", async () => {
    expect(run("admin.ts", "grant", " O'Brien@example.com")).toMatchObject({ code: 0, complaint: "" });
    const malicious = "x' OR '1'='1";
    expect(run("admin.ts", "grant", malicious)).toEqual({
      code: 1,
      out: "",
      complaint: `There is no account with the e-mail ${malicious} yet. Register it in the app first, then run this again.`,
    });
    const IdRow = v.object({ id: v.string(), is_admin: v.number() });
    expect(executeD1(target, IdRow, "SELECT id, is_admin FROM users ORDER BY id")).toEqual([
      { id: "u1", is_admin: 1 },
      { id: "u2", is_admin: 0 },
    ]);
  });

  test("an unknown verb is a usage error", () => {
    expect(run("admin.ts", "promote", "a@b.example")).toMatchObject({ code: 2 });
  });
});
