import { expect, test } from "vitest";
import { PAGE_ROWS } from "../../edge-api/contract/limits.ts";
import { jsonOf } from "./suite/api-under-test.ts";
import { CHEAP_HASH, codeOf, grantAdmin, person, removeAccount, type Person } from "./suite/people.ts";
import { sqliteApi } from "./suite/sqlite-api.ts";

/** All pages of a list, following the Link headers. */
async function pages(admin: Person, start: string): Promise<Record<string, unknown>[][]> {
  const found: Record<string, unknown>[][] = [];
  for (let path: string | undefined = start; path !== undefined;) {
    const answer = await admin.ask(path);
    expect(answer.status).toBe(200);
    found.push(jsonOf(answer) as Record<string, unknown>[]);
    path = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get("Link") ?? "")?.[1];
  }
  return found;
}

test("users: newest first, at most 1,000 per page, each exactly once", async () => {
  const api = await sqliteApi();
  const admin = await person(api);
  await grantAdmin(api, admin);
  await api.database
    .prepare(
      "INSERT INTO users (id, email, password_hash, created, name) WITH RECURSIVE n (i) AS " +
        "(SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2500) SELECT 'u' || i, 'u' || i || '@x.example', ?, i / 3, 'N' FROM n",
    )
    .bind(CHEAP_HASH)
    .all();
  const whole = await pages(admin, "/api/users");
  expect(whole.map((page) => page.length)).toEqual([PAGE_ROWS, PAGE_ROWS, 501]);
  const emails = whole.flat().map(({ email }) => email);
  expect(emails[0]).toBe(admin.email);
  expect(new Set(emails).size).toBe(2501);
  expect(whole[0]?.[1]).toEqual({ name: "N", last_name: "", email: "u2500@x.example", last_login: null });
  const small = await pages(admin, "/api/users?limit=700");
  expect(small.flat()).toEqual(whole.flat());
});

test("users sorted by email or last login: each user once at any page size", async () => {
  const api = await sqliteApi();
  const admin = await person(api);
  await grantAdmin(api, admin);
  const people: [email: string, name: string, login: number | null][] = [
    ["zoe@x.example", "Zoë", 5],
    ["ana_b@x.example", "100% Ana", null],
    ["ana%@x.example", "Ana", 5],
    ["bo@y.example", "Bo", 7],
    ["émile@x.example", "Émile", null],
  ];
  for (const [at, [email, name, login]] of people.entries()) {
    await api.database
      .prepare("INSERT INTO users (id, email, password_hash, created, name, last_login) VALUES (?, ?, ?, ?, ?, ?)")
      .bind(`u${at}`, email, CHEAP_HASH, at, name, login)
      .all();
  }
  const emails = async (query: string) => (await pages(admin, `/api/users?${query}`)).flat().map(({ email }) => email);
  const byAddress = [
    "ana%@x.example",
    "ana_b@x.example",
    "bo@y.example",
    admin.email,
    "zoe@x.example",
    "émile@x.example",
  ];
  expect(await emails("sort=email")).toEqual(byAddress);
  expect(await emails("sort=email&limit=1")).toEqual(byAddress);
  const byLogin = [
    admin.email,
    "bo@y.example",
    "ana%@x.example",
    "zoe@x.example",
    "émile@x.example",
    "ana_b@x.example",
  ];
  expect(await emails("sort=last_login")).toEqual(byLogin);
  expect(await emails("sort=last_login&limit=2")).toEqual(byLogin);
});

test("score reports are paged like users", async () => {
  const api = await sqliteApi();
  const admin = await person(api);
  await grantAdmin(api, admin);
  for (let report = 0; report < 25; report++) {
    await api.scoreReports.record("comparison", report % 2 === 0 ? admin.userId : null, `${report}`, report);
  }
  await api.scoreReports.record("portfolio", null, "other", 0);
  const found = await pages(admin, "/api/list_comparison_scores_calculated?limit=10");
  expect(found.map((page) => page.length)).toEqual([10, 10, 5]);
  expect(found.flat().map(({ hash }) => hash)).toEqual(Array.from({ length: 25 }, (_, index) => `${24 - index}`));
  expect(found[0]?.slice(0, 2).map(({ email }) => email)).toEqual([admin.email, "guest"]);
});

test("score reports between two dates, and their number per day", async () => {
  const api = await sqliteApi();
  const admin = await person(api);
  await grantAdmin(api, admin);
  const day = 24 * 60 * 60 * 1000;
  const start = Math.floor(api.now() / day) * day;
  for (let hour = 0; hour < 72; hour += 6) {
    await api.scoreReports.record("portfolio", null, `${hour}`, start - hour * 60 * 60 * 1000);
  }
  const found = await pages(admin, `/api/list_portfolio_scores_calculated?from=${start - day}&before=${start}&limit=3`);
  expect(found.map((page) => page.map(({ hash }) => hash))).toEqual([["6", "12", "18"], ["24"]]);
  const days = jsonOf(await admin.ask(`/api/countScoreReports/portfolio?from=${start - 2 * day}&before=${start}`));
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  expect(days).toEqual([
    { day: dayOf(start - day), count: 4 },
    { day: dayOf(start - 2 * day), count: 4 },
  ]);
  // parts of days, at both ends and within one
  const hours = 60 * 60 * 1000;
  const counted = async (from: number, before: number) =>
    jsonOf(await admin.ask(`/api/countScoreReports/portfolio?from=${from}&before=${before}`));
  expect(await counted(start - 2 * day + 7 * hours, start - 11 * hours)).toEqual([
    { day: dayOf(start - day), count: 3 },
    { day: dayOf(start - 2 * day), count: 2 },
  ]);
  expect(await counted(start - 18 * hours, start - 5 * hours)).toEqual([{ day: dayOf(start - day), count: 3 }]);
  expect(await counted(start - 2 * hours, start - hours)).toEqual([]);
  expect((await admin.ask("/api/countScoreReports/portfolio?from=0")).status).toBe(400);
  expect((await admin.ask("/api/countScoreReports/other")).status).toBe(404);
});

test("a report counts once however often it comes, and no more when its account is deleted", async () => {
  const api = await sqliteApi();
  const [admin, other] = [await person(api), await person(api)];
  await grantAdmin(api, admin);
  for (const [userId, hash] of [
    [admin.userId, "a"],
    [other.userId, "a"],
    [other.userId, "a"],
    [other.userId, "b"],
    [null, "a"],
    [null, "a"],
  ] as const) {
    await api.scoreReports.record("comparison", userId, hash, api.now());
  }
  const day = 24 * 60 * 60 * 1000;
  const start = Math.floor(api.now() / day) * day;
  const counts = async () =>
    (jsonOf(await admin.ask(`/api/countScoreReports/comparison?from=${start}&before=${start + day}`)) as unknown[]).map(
      (each) => Object(each).count,
    );
  expect(await counts()).toEqual([4]);
  await removeAccount(api, other.userId);
  expect(await counts()).toEqual([2]);
});

test("reading a list of people is audited once per list; deleting the account removes its name from the entry", async () => {
  const api = await sqliteApi();
  const [admin, other] = [await person(api), await person(api)];
  await grantAdmin(api, admin);
  await grantAdmin(api, other);
  await pages(other, "/api/users?limit=1");
  await removeAccount(api, other.userId);
  await pages(admin, "/api/list_comparison_scores_calculated?from=5");
  const lines = (await pages(admin, "/api/audit?limit=1")).flat();
  expect(lines.map(({ email, action, details }) => ({ email, action, details }))).toEqual([
    { email: admin.email, action: "list_comparison_scores", details: { from: "5" } },
    { email: null, action: "list_users", details: { limit: "1" } },
  ]);
});

test.each([
  "sort=name",
  `search=${"x".repeat(255)}`,
  "sort=email&after=***",
  "search=a&after=5~u5",
  "limit=0",
  "limit=1001",
  "limit=x",
  "after=x",
  "after='%20OR%201=1",
])("?%s is a 400", async (query) => {
  const api = await sqliteApi();
  const admin = await person(api);
  await grantAdmin(api, admin);
  const answer = await admin.ask(`/api/users?${query}`);
  expect([answer.status, codeOf(answer)]).toEqual([400, "invalid"]);
});
