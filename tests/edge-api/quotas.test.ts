import { expect, test } from "vitest";
import { ENTITY_KINDS } from "../../edge-api/contract/entities.ts";
import { QUOTAS, SHARE_BYTES, SHARES, USER_BYTES } from "../../edge-api/contract/limits.ts";
import { comparison, freshId, KINDS, listed, portfolio, share } from "./suite/items.ts";
import { jsonOf } from "./suite/api-under-test.ts";
import { codeOf, grantAdmin, person } from "./suite/people.ts";
import { sqliteApi, type SqliteApi } from "./suite/sqlite-api.ts";

const TABLES = {
  comparison: "comparisons",
  portfolio: "portfolios",
  product: "products",
  food: "foods",
  mapping: "mappings",
} as const;

/** Inserts rows directly, as the server would write them. */
const fill = (api: SqliteApi, kind: keyof typeof TABLES, userId: string, count: number, bytes: number) =>
  api.database
    .prepare(
      `INSERT INTO ${TABLES[kind]} (user_id, id, version, body, bytes, updated) WITH RECURSIVE n (i) AS ` +
        "(SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?) SELECT ?, 'old_' || i, 1, '{\"old\":1}', ?, 0 FROM n",
    )
    .bind(count, userId, bytes)
    .all();

test.each(ENTITY_KINDS)("%s: 20 concurrent creates just below the quota fill it exactly", async (kind) => {
  const api = await sqliteApi();
  const me = await person(api);
  const { call, body } = KINDS[kind];
  await fill(api, kind, me.userId, QUOTAS[kind] - 5, 2);
  const answers = await Promise.all(Array.from({ length: 20 }, () => me.ask(`/api/create${call}`, body(freshId()))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map((answer) => [answer.status, codeOf(answer)])).toEqual(
    Array.from({ length: 15 }, () => [403, "quota_exceeded"]),
  );
  expect(listed(kind, await me.ask(`/api/list${call}`))).toHaveLength(QUOTAS[kind]);
  // at the quota, existing items can still be updated, created again and deleted
  const mine = listed(kind, await me.ask(`/api/list${call}`))
    .map((item) => JSON.stringify(item))
    .flatMap((text) => /"(item_\d+)"/.exec(text)?.[1] ?? [])[0];
  if (mine === undefined) throw new Error("nothing was stored");
  expect((await me.ask(`/api/create${call}`, body(mine, "again"))).status).toBe(200);
  expect((await me.ask(`/api/update${call}`, body(mine, "once more"))).status).toBe(200);
  expect((await me.ask(`/api/delete${call}/${mine}`)).status).toBe(200);
  expect((await me.ask(`/api/create${call}`, body(freshId()))).status).toBe(200);
});

test("the byte quota covers all kinds together, and an update counts its item once", async () => {
  const api = await sqliteApi();
  const me = await person(api);
  const id = freshId();
  const size = new TextEncoder().encode(JSON.stringify(comparison(id))).byteLength;
  await fill(api, "food", me.userId, 1, USER_BYTES - size);
  expect((await me.ask("/api/createPortfolio", portfolio(freshId(), 100))).status).toBe(403);
  expect((await me.ask("/api/createComparison", comparison(id))).status).toBe(200);
  expect((await me.ask("/api/updateComparison", comparison(id, "Pots"))).status).toBe(200);
  const longer = await me.ask("/api/updateComparison", comparison(id, "Longer"));
  expect([longer.status, codeOf(longer)]).toEqual([403, "quota_exceeded"]);
  expect(listed("comparison", await me.ask("/api/listComparison"))[0]?.comparison_name).toBe("Pots");
});

test.each([
  ["links", SHARES - 5, 2],
  ["bytes", 1, SHARE_BYTES],
])("20 links at once before the quota of %s: no more than there is room for", async (what, count, bytes) => {
  const api = await sqliteApi();
  const me = await person(api);
  await api.database
    .prepare(
      "INSERT INTO shares (id, user_id, kind, name, data_version, body, bytes, created) WITH RECURSIVE n (i) AS " +
        "(SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?) SELECT 'old_' || i, ?, 'comparison', '', 'v', '{}', ?, 0 FROM n",
    )
    .bind(count, me.userId, bytes)
    .all();
  const answers = await Promise.all(Array.from({ length: 20 }, () => me.ask("/api/share", share())));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(what === "links" ? 15 : 20);
  expect(new Set(refused.map(codeOf))).toEqual(new Set(["quota_exceeded"]));
  expect((await me.ask("/api/deleteShare/old_1")).status).toBe(200);
  expect((await me.ask("/api/share", share())).status).toBe(200);
});

test("a report sent 1,000 times within the rate is one row", async () => {
  const api = await sqliteApi();
  const admin = await person(api);
  await grantAdmin(api, admin);
  const body = JSON.stringify({ hash: "a".repeat(64) });
  const headers = { "Content-Type": "application/json", "X-Forwarded-For": "198.51.100.9" };
  for (let sent = 0; sent < 1000; sent++) {
    if (sent % 30 === 0) await api.pass(60_000);
    expect((await api.ask("/api/comparison_scores_calculated", { method: "POST", headers, body })).status).toBe(200);
  }
  expect(jsonOf(await admin.ask("/api/list_comparison_scores_calculated?limit=50"))).toMatchObject([
    { email: "guest" },
  ]);
});
