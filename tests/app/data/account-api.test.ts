// @vitest-environment node
import { describe, expect, test } from "vitest";
import { accountApi } from "../../../app/data/account-api.ts";
import { toyServer } from "./toy-server.ts";
const PASSWORD = "a glass cup, washed";
const opened = async () => {
  const server = await toyServer();
  return { server, accounts: accountApi(server.fetch) };
};
describe("a failed call", () => {
  test("without a connection", async () => {
    const { server, accounts } = await opened();
    server.fault = () => new TypeError("Failed to fetch");
    expect(await accounts.logIn({ email: "a@b.org", password: PASSWORD })).toMatchObject({
      ok: false,
      problem: { code: "network" },
    });
  });

  test("with a 429 gives the seconds to wait; a date gives none", async () => {
    const { server, accounts } = await opened();
    const refusing = (wait: string) => () =>
      Response.json(
        { error: "…", code: "too_many_requests", requestId: "r" },
        { status: 429, headers: { "Retry-After": wait } },
      );
    server.fault = refusing("540");
    const first = await accounts.logIn({ email: "a@b.org", password: PASSWORD });
    expect(first).toMatchObject({ problem: { status: 429, error: "too_many_requests", retryAfter: 540 } });
    server.fault = refusing("Wed, 21 Oct 2026 07:28:00 GMT");
    expect(await accounts.logIn({ email: "a@b.org", password: PASSWORD })).toMatchObject({
      problem: { retryAfter: null },
    });
  });

  test.each(["<!doctype html>", "[]", "null", '{"accessToken":""}', '{"accessToken":5}'])(
    "200 with %s",
    async (body) => {
      const { server, accounts } = await opened();
      server.fault = () => new Response(body, { status: 200 });
      expect(await accounts.logIn({ email: "a@b.org", password: PASSWORD })).toMatchObject({
        ok: false,
        problem: { code: "bad_reply" },
      });
    },
  );

  test("with an error page instead of JSON is a refusal without a code", async () => {
    const { server, accounts } = await opened();
    server.fault = () => new Response("<h1>Bad gateway</h1>", { status: 502 });
    expect(await accounts.requestReset("a@b.org")).toEqual({
      ok: false,
      problem: { code: "refused", status: 502, error: "", retryAfter: null, fields: [] },
    });
  });
});
