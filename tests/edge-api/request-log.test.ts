import { expect, test } from "vitest";
import { environmentSettings } from "../../edge-api/adapters/environment-settings.ts";
import { ERROR_KINDS } from "../../edge-api/contract/limits.ts";
import { DAY } from "../../edge-api/contract/retention.ts";
import { toyDataset } from "../fixtures/toy-dataset.ts";
import { jsonOf, publish } from "./suite/api-under-test.ts";
import { asking, freshAddress, grantAdmin, person, PASSWORD } from "./suite/people.ts";
import { migratedSqlite, sqliteApi } from "./suite/sqlite-api.ts";
import { d1Stores } from "../../edge-api/storage/d1/stores.ts";

test("each call of the API is one line: route, status, code, time and statements", async () => {
  const api = await sqliteApi();
  await publish(api, toyDataset("v1"));
  const me = await person(api);
  await me.ask("/api/listFood");
  await me.ask("/api/portfolio/secret_item");
  await api.ask("/api/nothing-here");
  await api.ask("/comparison-mode");
  const lines = api.infos.filter(({ event }) => event === "request");
  expect(lines).toMatchObject([
    { route: "GET /api/listFood", status: 200, ms: 0 },
    { route: "GET /api/portfolio/:id", status: 404, code: "unknown_item" },
    { route: "unknown", status: 404, code: "not_found", statements: 0 },
  ]);
  expect(lines[0]?.["statements"]).toBeGreaterThan(1);
  expect(new Set(lines.map(({ requestId }) => requestId)).size).toBe(3);
});

test("concurrent calls are counted apart", async () => {
  const api = await sqliteApi();
  const me = await person(api);
  await Promise.all(Array.from({ length: 5 }, () => me.ask("/api/listFood")));
  const counts = api.infos.flatMap(({ event, statements }) => (event === "request" ? [statements] : []));
  expect(counts).toHaveLength(5);
  expect(new Set(counts).size).toBe(1);
});

test("no line holds an address, a body, a token or an id", async () => {
  const api = await sqliteApi();
  const address = freshAddress();
  const me = await person(api);
  const secret = { email: me.email, password: "my secret word" };
  await api.ask("/api/login?x=query-part", asking(secret, me.token, { "X-Forwarded-For": address }));
  await api.ask("/api/share/id-of-a-share");
  await api.ask("/api/pageFailed", asking({ code: "crash", build: "b1" }, undefined, { "X-Forwarded-For": address }));
  const text = JSON.stringify([api.infos, api.logged]);
  for (const part of [address, me.email, me.token, me.userId, secret.password, PASSWORD, "query-part", "id-of-a-share"])
    expect(text).not.toContain(part);
});

test("faults of the server are counted for a day; a failing counter changes no reply", async () => {
  const database = await migratedSqlite();
  const stores = d1Stores(database);
  let works = true;
  const api = await sqliteApi({
    ...stores,
    reference: { ...stores.reference, listVersions: () => Promise.reject(new Error("broken")) },
    operation: {
      ...stores.operation,
      countError: (...fault) => (works ? stores.operation.countError(...fault) : Promise.reject(new Error("broken"))),
    },
  });
  const admin = await person(api);
  await grantAdmin({ ...api, database }, admin);
  const errors = async () => Object(jsonOf(await admin.ask("/api/operation"))).errors as unknown;
  expect((await api.ask("/api/dataVersions")).status).toBe(500);
  expect((await api.ask("/api/dataVersions")).status).toBe(500);
  works = false;
  expect((await api.ask("/api/dataVersions")).status).toBe(500);
  expect(api.events).toContain("error_not_counted");
  expect(await errors()).toEqual([{ code: "internal", build: "", count: 2 }]);
  await api.pass(DAY + 3_600_000);
  await grantAdmin({ ...api, database }, admin);
  expect((await stores.operation.errorsSince(Math.floor((api.now() - DAY) / 3_600_000))).length).toBe(0);
});

test("the kinds of faults in an hour are bounded, and known ones go on being counted", async () => {
  const { operation } = await sqliteApi();
  for (let at = 0; at < ERROR_KINDS + 5; at++) await operation.countError(7, "page_crash", `b${at}`);
  await operation.countError(7, "page_crash", "b0");
  const counted = await operation.errorsSince(7);
  expect(counted).toHaveLength(ERROR_KINDS);
  expect(counted[0]).toEqual({ code: "page_crash", build: "b0", count: 2 });
});

test("with ERROR_REPORTS off, nothing of a page is counted or logged", async () => {
  const api = await sqliteApi({ settings: environmentSettings({ ERROR_REPORTS: "off" }) });
  const failed = await api.ask("/api/pageFailed", asking({ code: "crash", build: "b1" }, undefined));
  expect(failed.status).toBe(200);
  expect(Object(jsonOf(await api.ask("/customize/settings.json"))).errorReports).toBe(false);
  expect(await api.operation.errorsSince(0)).toEqual([]);
  expect(api.events).toEqual([]);
});
