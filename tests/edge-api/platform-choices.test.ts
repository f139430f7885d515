import { expect, test } from "vitest";
import { RATES } from "../../edge-api/contract/limits.ts";
import type { RateLimiter } from "../../edge-api/ports/rate-limiter.ts";
import { d1ReferenceStore } from "../../edge-api/storage/d1/reference-store.ts";
import { replicatedReference } from "../../edge-api/storage/d1/replicated-reference.ts";
import { toyDataset } from "../fixtures/toy-dataset.ts";
import { jsonOf, publish } from "./suite/api-under-test.ts";
import { food } from "./suite/items.ts";
import { asking, codeOf, person, type Person } from "./suite/people.ts";
import { migratedSqlite, sqliteApi, type SqliteApi } from "./suite/sqlite-api.ts";

/** A limiter as of a platform: a number of calls by key. */
function counter(limit: number): RateLimiter & { readonly counts: Map<string, number> } {
  const counts = new Map<string, number>();
  const count = async (key: string) => {
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return (counts.get(key) ?? 0) <= limit;
  };
  return Object.assign(count, { counts });
}

const report = (api: SqliteApi, address: string) =>
  api.ask(
    "/api/comparison_scores_calculated",
    asking({ hash: "a".repeat(64) }, undefined, { "X-Forwarded-For": address }),
  );
const statementsOf = ({ infos }: SqliteApi): unknown =>
  infos.findLast(({ event }) => event === "request")?.["statements"];

/** Statements of a second save and of a second report from an IPv6 address, in a window that has begun. */
async function costs(api: SqliteApi): Promise<Record<"save" | "report", unknown>> {
  const me = await person(api);
  await me.ask("/api/createFood", food("f_1"));
  await me.ask("/api/updateFood", food("f_1", "Soup"));
  const save = statementsOf(api);
  await report(api, "2001:db8:1:1::1");
  await report(api, "2001:db8:1:1::1");
  return { save, report: statementsOf(api) };
}

test("where the platform counts, a save needs one statement less, and a report one for each of its networks", async () => {
  const limiters = { write: { own: counter(9) }, report: { own: counter(9), site: counter(9) } };
  expect([await costs(await sqliteApi()), await costs(await sqliteApi({ limiters }))]).toEqual([
    { save: 3, report: 4 },
    { save: 2, report: 2 },
  ]);
});

test("a platform's limit refuses as the database's does; other rates stay with the database", async () => {
  const [own, site, write] = [counter(1), counter(2), counter(1)];
  const api = await sqliteApi({ limiters: { write: { own: write }, report: { own, site } } });
  const me: Person = await person(api);
  await me.ask("/api/createFood", food("f_1"));
  const refused = await me.ask("/api/createFood", food("f_2"));
  expect([refused.status, codeOf(refused)]).toEqual([429, "too_many_writes"]);
  expect(Number(refused.headers.get("Retry-After"))).toBe(RATES.write.window / 1000);
  // a second call of one network, then a third network of the same site
  const addresses = ["2001:db8:1:1::1", "2001:db8:1:1::2", "2001:db8:1:2::1", "2001:db8:1:3::1", "198.51.100.7"];
  const reports = [];
  for (const address of addresses) reports.push((await report(api, address)).status);
  expect(reports).toEqual([200, 429, 200, 429, 200]);
  await api.ask("/api/login", asking({ email: me.email, password: "wrong" }, undefined));
  const { results } = await api.database.prepare("SELECT key FROM rate_counters").all();
  expect(results.length).toBeGreaterThan(0);
  expect([write.counts.size, own.counts.size, site.counts.size]).toEqual([1, 4, 1]);
});

const OPEN = [
  "/api/listUpdateTimes",
  "/api/listData/Europe",
  "/api/listKind/impact?version=v1",
  "/api/impact/update",
  "/api/dataVersions",
  "/data/v1/",
  "/data/v1/impact.csv",
];

test("open data come from the replica alone; accounts and health from the primary", async () => {
  const database = await migratedSqlite();
  const replica = await sqliteApi({ reference: d1ReferenceStore(database) });
  await publish(replica, toyDataset("v1"));
  const api = await sqliteApi({ openReference: replicatedReference(() => database) });
  const answers = await Promise.all(OPEN.map(async (path) => [path, (await api.ask(path)).status]));
  expect(answers).toEqual(OPEN.map((path) => [path, path === "/data/v1/" ? 302 : 200]));
  expect(api.infos.filter(({ statements }) => statements !== 0)).toEqual([]);
  expect((await api.ask("/api/health")).status).toBe(503);
});

test("a version that a replica lacks is read at the primary, and nothing older after it", async () => {
  const [behind, primary] = [await migratedSqlite(), await migratedSqlite()];
  for (const [database, versions] of [
    [behind, ["v1"]],
    [primary, ["v1", "v2"]],
  ] as const) {
    const published = await sqliteApi({ reference: d1ReferenceStore(database) });
    for (const [order, version] of versions.entries()) await publish(published, toyDataset(version, 7 + order));
  }
  const openReference = replicatedReference((start) => (start === "first-primary" ? primary : behind));
  const api = await sqliteApi({ openReference });
  const current = async () => Object(jsonOf(await api.ask("/api/impact/update"))).version as unknown;
  expect(await current()).toBe("v1");
  expect((await api.ask("/api/listData?version=v2")).status).toBe(200);
  expect(await current()).toBe("v2");
  expect((await api.ask("/api/listData?version=v3")).status).toBe(404);
});
