import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sqliteDatabase } from "../../../edge-api/adapters/sqlite-database.ts";
import { d1Stores } from "../../../edge-api/storage/d1/stores.ts";
import { openFile } from "../../../migrations/seed/local-database.ts";
import { migrate } from "../../../migrations/seed/migrate.ts";
import { seed } from "../../../migrations/seed/seed.ts";
import { toyDataset } from "../../fixtures/toy-dataset.ts";
import { jsonOf, type Asking } from "../../edge-api/suite/api-under-test.ts";
import { asking, PASSWORD } from "../../edge-api/suite/people.ts";
import { sqliteApi, type SqliteApi } from "../../edge-api/suite/sqlite-api.ts";

const recorded = (name: string): Buffer => gunzipSync(readFileSync(join(import.meta.dirname, name)));
const RELEASE = v.parse(
  v.object({
    now: v.number(),
    email: v.string(),
    token: v.string(),
    key: v.string(),
    reset: v.string(),
    open: v.array(v.string()),
    own: v.array(v.string()),
    answers: v.record(v.string(), v.unknown()),
  }),
  JSON.parse(recorded("release.json.gz").toString("utf8")),
);

const folder = mkdtempSync(join(tmpdir(), "tare-upgrade-"));
let file: DatabaseSync;
let api: SqliteApi;
let migrations: readonly string[];
beforeAll(async () => {
  const path = join(folder, "tare.sqlite");
  writeFileSync(path, recorded("release.sqlite.gz"));
  file = openFile(path);
  const database = sqliteDatabase(file);
  ({ migrations } = await seed(database, toyDataset("2027.1"), () => RELEASE.now + 1000));
  api = await sqliteApi(d1Stores(database, () => RELEASE.now));
});
afterAll(() => {
  file.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = async (path: string, { headers, ...rest }: Asking): Promise<unknown> => {
  const answer = await api.ask(path, { ...rest, headers: { ...headers, "X-Forwarded-For": "203.0.113.9" } });
  return answer.status === 200 ? jsonOf(answer) : answer.status;
};

test.each(RELEASE.open)("%s answers as before the upgrade, to everybody", async (path) => {
  expect(await ask(path, {})).toEqual(RELEASE.answers[path]);
});

test.each(RELEASE.own)("%s answers as before the upgrade, in the session of before", async (path) => {
  // a reply may have more fields than it had
  expect(await ask(path, asking(undefined, RELEASE.token))).toMatchObject(Object(RELEASE.answers[path]));
});

test("a link that was mailed before the upgrade sets a new password", async () => {
  const set = () => ask("/api/changePassword", asking({ password: "brand new horse" }, RELEASE.reset));
  expect([await set(), await set()]).toEqual([expect.any(Object), 401]);
});

test("password and key of before are accepted, and new data are current", async () => {
  const login = await ask("/api/login", asking({ email: RELEASE.email, password: PASSWORD }, undefined));
  expect(login).toMatchObject({ accessToken: expect.any(String) });
  // nothing to score: the call is let in, and its body is refused
  expect(await ask("/api/score", asking({}, RELEASE.key))).toBe(400);
  expect(await ask("/api/impact/update", {})).toMatchObject({ version: "2027.1" });
});

test("work of before can be saved again", async () => {
  const [comparison] = Object(RELEASE.answers["/api/listComparison"]) as [Record<string, unknown>];
  const saved = { ...comparison, comparison_name: "After" };
  expect(await ask("/api/updateComparison", asking(saved, RELEASE.token))).toMatchObject({ version: 2 });
});

test("an upgraded database has the tables, columns and indexes of a new one", async () => {
  const fresh = new DatabaseSync(":memory:");
  const all = await migrate(sqliteDatabase(fresh));
  expect(["0001_schema.sql", ...migrations]).toEqual(all);
  const shapeOf = (database: DatabaseSync) => {
    const names = database.prepare("SELECT type, name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY name");
    const columns = database.prepare('SELECT name, type, "notnull", pk FROM pragma_table_info(?) ORDER BY name');
    return names.all().map(({ type, name }) => ({ type, name, columns: columns.all(String(name)) }));
  };
  expect(shapeOf(file)).toEqual(shapeOf(fresh));
});
