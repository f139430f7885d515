import { expect, test, vi } from "vitest";
import type { CopyStore } from "../../edge-api/ports/copy-store.ts";
import type { ReferenceStore } from "../../edge-api/ports/reference-store.ts";
import { d1ReferenceStore } from "../../edge-api/storage/d1/reference-store.ts";
import { toyDataset } from "../fixtures/toy-dataset.ts";
import { assertSecured, jsonOf, publish, textOf } from "./suite/api-under-test.ts";
import { codeOf, person } from "./suite/people.ts";
import { rowsIn } from "./suite/reference-answers.ts";
import { memoryCopies, migratedSqlite, sqliteApi } from "./suite/sqlite-api.ts";

test("a failing database is a 503 without details, with every security header", async () => {
  const api = await sqliteApi();
  await api.database.prepare("DROP TABLE reference_lists").all();
  const answer = await api.ask("/api/listData");
  expect(answer.status).toBe(503);
  expect(jsonOf(answer)).toMatchObject({ code: "unavailable", requestId: "request-1" });
  expect(textOf(answer)).not.toMatch(/reference_lists|no such table|SQL/i);
  expect(() => assertSecured(answer, "API 503", true)).not.toThrow();
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(api.events).toEqual(["unavailable"]);
});

test("a list that cannot be read is an error, never empty", async () => {
  const api = await sqliteApi();
  const me = await person(api);
  await api.database.prepare("DROP TABLE comparisons").all();
  const answer = await me.ask("/api/listComparison");
  expect([answer.status, codeOf(answer)]).toEqual([503, "unavailable"]);
});

test("an unexpected error is a 500 without details, with every security header", async () => {
  const good = d1ReferenceStore(await migratedSqlite());
  const reference: ReferenceStore = { ...good, findList: () => Promise.reject(new Error("secret in /etc/passwd")) };
  const api = await sqliteApi({ reference });
  const answer = await api.ask("/api/listUpdateTimes");
  expect(answer.status).toBe(500);
  expect(jsonOf(answer)).toEqual({
    error: "Something went wrong on the server. Nothing was changed; please try again.",
    code: "internal",
    requestId: answer.headers.get("X-Request-Id"),
  });
  expect(() => assertSecured(answer, "API 500", true)).not.toThrow();
  expect(api.events).toEqual(["internal"]);
});

test("a database row that does not match its schema is an error", async () => {
  const api = await sqliteApi();
  await publish(api, toyDataset("v1"));
  const broken = await sqliteApi({
    reference: d1ReferenceStore({
      batch: () => Promise.reject(new Error("not asked")),
      prepare: () => {
        const statement = { bind: () => statement, all: async () => ({ results: [{ version: 7 }] }) };
        return statement;
      },
    }),
  });
  expect((await broken.ask("/api/health")).status).toBe(500);
});

test("health and lists report an unseeded database", async () => {
  const api = await sqliteApi();
  for (const path of ["/api/health", "/api/listData", "/api/listUpdateTimes/Europe"]) {
    const answer = await api.ask(path);
    expect([answer.status, Object(jsonOf(answer)).code]).toEqual([503, "no_reference_data"]);
  }
  expect(jsonOf(await api.ask("/api/dataVersions"))).toEqual([]);
});

const never = () => new Promise<never>(() => {});
const refuse = () => Promise.reject(new Error("KV is down"));

test.each([
  ["are missing", { get: async () => null, put: async () => {} }, []],
  ["refuse every call", { get: refuse, put: refuse }, ["copy_unreadable", "copy_not_left"]],
  [
    "are not gzip",
    { get: async () => new TextEncoder().encode("<html>").buffer, put: async () => {} },
    ["copy_unreadable"],
  ],
] satisfies [string, CopyStore, string[]][])("copies that %s only cause a log entry", async (_, copies, log) => {
  const api = await sqliteApi({ copies });
  const dataset = toyDataset("v1");
  await publish(api, dataset);
  expect(rowsIn(await api.ask("/api/listData"))).toEqual(dataset.rows["Global"]);
  expect(api.events).toEqual(log);
});

test("a copy with wrong content is not used", async () => {
  const copies = memoryCopies();
  const one = await sqliteApi({ copies });
  await publish(one, toyDataset("v1"));
  await one.ask("/api/listData");
  await one.ask("/api/listData/Europe");
  const [base, europe] = [...copies.kept.keys()];
  const otherCopy = copies.kept.get(europe ?? "");
  expect(otherCopy).toBeDefined();
  copies.kept.set(base ?? "", otherCopy ?? new ArrayBuffer(0));

  const other = await sqliteApi({ copies, reference: one.reference });
  expect(rowsIn(await other.ask("/api/listData"))).toEqual(toyDataset("v1").rows["Global"]);
  expect(other.events).toEqual(["copy_is_false"]);
});

test("copies that never answer time out", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const api = await sqliteApi({ copies: { get: never, put: never } });
    await publish(api, toyDataset("v1"));
    const asked = api.ask("/api/listData");
    const answered = Promise.race([asked.then(() => true), new Promise((resolve) => setImmediate(resolve, false))]);
    expect(await answered).toBe(false);
    // gzip and hashing run on threads between two waits and take any number of turns
    const turns = setInterval(() => vi.advanceTimersByTime(1000), 0);
    const answer = await asked.finally(() => clearInterval(turns));
    expect(rowsIn(answer)).toEqual(toyDataset("v1").rows["Global"]);
  } finally {
    vi.useRealTimers();
  }
});

test("a valid copy saves reading rows; a second read needs only the current version", async () => {
  const copies = memoryCopies();
  const first = await sqliteApi({ copies });
  await publish(first, toyDataset("v1"));
  await first.ask("/api/listData");

  const asked: string[] = [];
  const { reference } = first;
  const counting: ReferenceStore = {
    ...reference,
    findList: (region, version) => (asked.push("findList"), reference.findList(region, version)),
    listKinds: (name) => (asked.push("listKinds"), reference.listKinds(name)),
    listTexts: (name) => (asked.push("listTexts"), reference.listTexts(name)),
  };
  const second = await sqliteApi({ copies, reference: counting });
  await second.ask("/api/listData");
  await second.ask("/api/listData");
  expect(asked).toEqual(["findList", "findList"]);
  await second.ask("/api/listData?version=v1");
  await second.ask("/api/listData?version=v1");
  expect(asked).toEqual(["findList", "findList", "findList"]);
});
