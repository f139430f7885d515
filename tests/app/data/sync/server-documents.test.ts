// @vitest-environment node
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { serverApi } from "../../../../app/data/api.ts";
import { portfolioKind } from "../../../../app/data/documents/portfolio-kind.ts";
import { readStored } from "../../../../app/data/documents/stored-record.ts";
import { comparisonKind, foodKind, productKind } from "../../../../app/data/documents/user-work.ts";
import type { Fetch } from "../../../../app/data/http.ts";
import { serverDocuments } from "../../../../app/data/sync/server-documents.ts";

const OWNER = "ada@mail.example";
const FOOD = { food_id: "f", food_name: "Soup", props: [] };

const answered =
  (status: number, body: string, headers: Record<string, string> = {}): Fetch =>
  async () =>
    new Response(body, { status, headers });

const api = (fetch: Fetch, token: string | null = "token") => {
  const expired: string[] = [];
  return {
    expired,
    ...serverDocuments(serverApi(fetch), { tokenOf: () => token, expired: (_owner, which) => expired.push(which) }),
  };
};

describe("the meaning of an answer to a save", () => {
  test.each([
    ["saved", 200, '{"id":"f","version":3}', { kind: "saved", version: 3 }],
    ["a page instead of an answer: not known", 200, "<!doctype html>", { kind: "later" }],
    ["a malformed version: not known", 200, '{"version":0}', { kind: "later" }],
    [
      "a conflict",
      409,
      JSON.stringify({ code: "conflict", current: { ...FOOD, version: 4, updated: 5 } }),
      { kind: "has", theirs: { version: 4, updated: 5, document: FOOD } },
    ],
    ["a conflict that cannot be read: not known", 409, '{"code":"conflict","current":{}}', { kind: "later" }],
    ["gone", 404, '{"code":"unknown_item"}', { kind: "has", theirs: null }],
    [
      "an address that is not confirmed",
      403,
      '{"code":"email_unverified"}',
      { kind: "refused", problem: { code: "email_unverified" } },
    ],
    ["a full account", 403, '{"code":"quota_exceeded"}', { kind: "refused", problem: { code: "account_full" } }],
    ["too large", 413, '{"code":"too_large"}', { kind: "refused", problem: { code: "too_large" } }],
    ["invalid", 400, '{"code":"invalid"}', { kind: "refused", problem: { code: "invalid" } }],
    ["a stranger's 403 on the way: not known", 403, "<html>", { kind: "later" }],
    ["a fault", 500, '{"code":"internal"}', { kind: "later", retryAfterMs: null }],
    ["unavailable", 503, "", { kind: "later", retryAfterMs: null }],
  ])("%s", async (_what, status, body, answer) => {
    expect(await api(answered(status, body)).save(OWNER, foodKind, FOOD, 1)).toMatchObject(answer);
  });

  test("too many requests give the time of the retry", async () => {
    const busy = answered(429, '{"code":"too_many_requests"}', { "Retry-After": "7" });
    expect(await api(busy).save(OWNER, foodKind, FOOD, 1)).toMatchObject({ kind: "later", retryAfterMs: 7_000 });
  });

  test("an account that saves too often differs from a document that has to wait", async () => {
    const busy = answered(429, '{"code":"too_many_writes"}', { "Retry-After": "41" });
    const answer = { kind: "later", problem: { code: "busy" }, retryAfterMs: 41_000 };
    expect(await api(busy).save(OWNER, foodKind, FOOD, 1)).toMatchObject(answer);
    expect(await api(busy).erase(OWNER, foodKind, "f", 1)).toMatchObject(answer);
  });

  test("without a network the outcome is unknown", async () => {
    const away = api(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(await away.save(OWNER, foodKind, FOOD, 1)).toMatchObject({ kind: "later", problem: { code: "network" } });
  });

  test("a 401 is reported with its token; without a token of the owner nothing is sent", async () => {
    const late = api(answered(401, '{"code":"unauthenticated"}'));
    expect(await late.save(OWNER, foodKind, FOOD, 1)).toEqual({ kind: "not_admitted" });
    expect(late.expired).toEqual(["token"]);
    let calls = 0;
    const nobody = api(async () => {
      calls += 1;
      return new Response();
    }, null);
    expect(await nobody.save(OWNER, foodKind, FOOD, 1)).toEqual({ kind: "not_admitted" });
    expect(calls).toBe(0);
  });
});

test("deleting an absent document succeeds", async () => {
  expect(await api(answered(404, "{}")).erase(OWNER, foodKind, "f", 2)).toEqual({ kind: "erased" });
  expect(await api(answered(200, "{}")).erase(OWNER, foodKind, "f", 2)).toEqual({ kind: "erased" });
  expect(await api(answered(500, "{}")).erase(OWNER, foodKind, "f", 2)).toMatchObject({ kind: "later" });
});

test("a delete names its version, and gets the document of another version", async () => {
  const named: (string | null)[] = [];
  const conflict = JSON.stringify({ code: "conflict", current: { ...FOOD, version: 4, updated: 5 } });
  const there = api(async (_url, init) => {
    named.push(new Headers(init.headers).get("If-Match"));
    return new Response(conflict, { status: 409 });
  });
  const theirs = { version: 4, updated: 5, document: FOOD };
  expect(await there.erase(OWNER, foodKind, "f", 2)).toEqual({ kind: "has", theirs });
  expect(named).toEqual(['"2"']);
});

test("a conflict over a large portfolio fetches its entries, and is not known until they are there", async () => {
  const head = { portfolio_id: "p", portfolio_name: "Canteen", portfolio_desc: "d", region_use: "Europe" };
  const versioned = { ...head, recycling_overrides: {}, version: 4, updated: 5 };
  const products = { cup: [{ prodsys_id: "a", quantity: 1, food_id: "b" }] };
  const read = portfolioKind.parse({ ...versioned, products });
  if (!read.ok) throw new Error(read.problem.detail);
  const server = (status: number) =>
    api(async (url) =>
      url.includes("/portfolio/")
        ? new Response(JSON.stringify({ ...versioned, products, version: 6 }), { status })
        : new Response(JSON.stringify({ code: "conflict", current: { ...versioned, entry_count: 3000 } }), {
            status: 409,
          }),
    );
  const answer = await server(200).save(OWNER, portfolioKind, read.value, 2);
  expect(answer).toMatchObject({ kind: "has", theirs: { version: 6, document: { entries: { entry_count: 1 } } } });
  expect(await server(404).erase(OWNER, portfolioKind, "p", 2)).toEqual({ kind: "has", theirs: null });
  expect(await server(503).erase(OWNER, portfolioKind, "p", 2)).toMatchObject({ kind: "later" });
});

test.each([
  ["no list", "{}"],
  ["no JSON", "<html>"],
  ["an item without a version", JSON.stringify([FOOD])],
  ["an item that breaks the contract", JSON.stringify([{ ...FOOD, food_id: "../x", version: 1, updated: 5 }])],
])("a list with %s is invalid, so that nothing here counts as deleted", async (_what, body) => {
  expect(await api(answered(200, body)).list(OWNER, foodKind, [])).toMatchObject({
    ok: false,
    problem: { code: "bad_reply" },
  });
});

test("reading any stored value gives a document or a problem, without prototype pollution", () => {
  const hostile = fc.constantFrom(
    JSON.parse('{"comparison":{"__proto__":{"polluted":1}},"changed":1,"sync":{"__proto__":{"polluted":1}}}'),
    { portfolio: { portfolio: {}, entries: { place: "x", tail: [{ places: 5 }], entry_count: -1 } }, changed: 1 },
    { food: FOOD, changed: 1, sync: { version: "1" } },
    { food: null, changed: 1, sync: { version: 1, unsent: true, erased: false, conflict: 5, refused: "no" } },
  );
  fc.assert(
    fc.property(fc.oneof(hostile, fc.object(), fc.anything()), (value) => {
      const outcomes = [
        readStored(comparisonKind, "c", value),
        readStored(foodKind, "f", value),
        readStored(productKind, "p", value),
        readStored(portfolioKind, "p", value),
      ];
      expect(outcomes.every((outcome) => outcome.ok || outcome.problem.code === "invalid")).toBe(true);
    }),
  );
  expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
});
