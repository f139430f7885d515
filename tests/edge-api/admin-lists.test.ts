import { expect, test } from "vitest";
import { PAGE_ROWS } from "../../edge-api/contract/limits.ts";
import { jsonOf } from "./suite/api-under-test.ts";
import { CHEAP_HASH, codeOf, grantAdmin, person } from "./suite/people.ts";
import type { Person } from "./suite/people.ts";
import { sqliteApi } from "./suite/sqlite-api.ts";

/** Every page of a list, by its Link headers. */
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

test("users: newest first, 1,000 at a time or fewer, each exactly once", async () => {
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

test("score reports are paged the same way", async () => {
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

test.each(["limit=0", "limit=1001", "limit=x", "after=x", "after='%20OR%201=1"])("?%s is a 400", async (query) => {
  const api = await sqliteApi();
  const admin = await person(api);
  await grantAdmin(api, admin);
  const answer = await admin.ask(`/api/users?${query}`);
  expect([answer.status, codeOf(answer)]).toEqual([400, "invalid"]);
});
