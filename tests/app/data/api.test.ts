// @vitest-environment node
import { describe, expect, test } from "vitest";
import { serverApi } from "../../../app/data/api.ts";
import { problemOf } from "../../../app/data/call-problem.ts";
import { toyServer } from "./toy-server.ts";

const credentials = { email: "a@b.org", password: "a glass cup, washed" };
const answered = (body: string, init: ResponseInit) => serverApi(async () => new Response(body, init));
const logIn = (api: ReturnType<typeof serverApi>) => api.call("POST /api/login", { body: credentials });

test("parameters and query are written into the address; a token and the language into the headers", async () => {
  const sent: { readonly url: string; readonly init: RequestInit }[] = [];
  const api = serverApi(async (url, init) => {
    sent.push({ url, init });
    return Response.json([]);
  });
  await api
    .as("token")
    .call("GET /api/kindHistory/:kind", { params: { kind: "a/b" }, query: { region: "", from: "1&2" } });
  await api.call("POST /api/logout", { keepalive: true });
  const [history, logout] = sent;
  expect(history?.url).toBe("/api/kindHistory/a%2Fb?from=1%262");
  expect(history?.init).toMatchObject({
    method: "GET",
    headers: { Authorization: "Bearer token", "Accept-Language": "en" },
  });
  expect(logout?.init).toMatchObject({ method: "POST", body: "{}", keepalive: true });
});

describe("a failed call", () => {
  test("without a connection", async () => {
    const server = await toyServer();
    server.fault = () => new TypeError("Failed to fetch");
    expect(await logIn(serverApi(server.fetch))).toMatchObject({ ok: false, problem: { code: "network" } });
  });

  test("with a 429 gives the seconds to wait; a date gives none", async () => {
    const refusing = (wait: string) =>
      answered('{"code":"too_many_requests"}', { status: 429, headers: { "Retry-After": wait } });
    expect(await logIn(refusing("540"))).toMatchObject({
      problem: { status: 429, error: "too_many_requests", retryAfter: 540 },
    });
    expect(await logIn(refusing("Wed, 21 Oct 2026 07:28:00 GMT"))).toMatchObject({ problem: { retryAfter: null } });
  });

  test.each(["<!doctype html>", "[]", "null", '{"accessToken":5}'])("200 with %s", async (body) => {
    expect(await logIn(answered(body, { status: 200 }))).toMatchObject({ ok: false, problem: { code: "bad_reply" } });
  });

  test("with an error page instead of JSON is a refusal without a code", async () => {
    expect(await logIn(answered("<h1>Bad gateway</h1>", { status: 502 }))).toMatchObject({
      ok: false,
      problem: { code: "refused", status: 502, error: "", detail: "status 502", retryAfter: null, fields: [] },
    });
  });
});

test.each([
  [403, "email_unverified", "email_unverified"],
  [403, "quota_exceeded", "account_full"],
  [401, "unauthenticated", "session_expired"],
  [413, "too_large", "too_large"],
  [400, "invalid", "invalid"],
  [404, "unknown_item", "not_found"],
  [410, "share_expired", "expired"],
  [429, "too_many_writes", "busy"],
  [429, "too_many_requests", "bad_reply"],
  [403, "", "bad_reply"],
  [413, "", "too_large"],
  [500, "", "bad_reply"],
])("a refusal with %i %s is the problem %s", async (status, code, problem) => {
  const answer = await answered(JSON.stringify({ code }), { status }).call("GET /api/listShare");
  expect(answer.ok ? null : problemOf(answer.problem).code).toBe(problem);
});
