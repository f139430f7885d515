// @vitest-environment node
import { describe, expect, test } from "vitest";
import { RATES } from "../../../edge-api/contract/limits.ts";
import { accountApi } from "../../../app/data/account-api.ts";
import { toyServer } from "./toy-server.ts";

const PROFILE = {
  name: "Ada",
  last_name: "Byron",
  company: "Canteens North",
  job: "Buyer",
  sector: "Catering",
  country: "Spain",
  employees: 12,
  accomplish: "Report",
  region: "Europe,Global",
  heard_from: "Search",
  receive_newsletter: false,
};
const PASSWORD = "a glass cup, washed";
const request = (email: string) => ({ email, password: PASSWORD, ...PROFILE });

const opened = async () => {
  const server = await toyServer();
  return { server, accounts: accountApi(server.fetch) };
};
const registered = async (email: string) => {
  const { server, accounts } = await opened();
  const reply = await accounts.register(request(email));
  if (!reply.ok || reply.value.status !== "created") throw new Error("the account was not created");
  return { server, accounts, token: reply.value.accessToken };
};

describe("the account calls, against the real server", () => {
  test("register, log in, and read the account", async () => {
    const { accounts } = await registered("ada@example.org");
    const again = await accounts.register(request("ada@example.org"));
    expect(again).toEqual({ ok: true, value: { status: "exists" } });
    const admission = await accounts.logIn({ email: "ada@example.org", password: PASSWORD });
    if (!admission.ok || admission.value.kind !== "admitted") throw new Error("the login failed");
    expect(admission.value.isAdmin).toBe(false);
    const user = await accounts.user(admission.value.accessToken);
    const { accomplish: _a, region: _r, heard_from: _h, receive_newsletter: _n, ...shown } = PROFILE;
    expect(user).toMatchObject({ ok: true, value: { email: "ada@example.org", isAdmin: false, ...shown } });
  });

  test("a wrong password, an unknown address and an expired session keep their status", async () => {
    const { accounts, token } = await registered("bob@example.org");
    const status = async (call: Promise<unknown>) => (await call) as { problem?: { status?: number } };
    expect((await status(accounts.logIn({ email: "bob@example.org", password: "not that one" }))).problem?.status).toBe(
      401,
    );
    expect((await status(accounts.logIn({ email: "no@example.org", password: PASSWORD }))).problem?.status).toBe(404);
    expect((await status(accounts.requestReset("no@example.org"))).problem?.status).toBe(404);
    expect(await accounts.requestReset("bob@example.org")).toEqual({ ok: true, value: "sent" });
    expect(await accounts.logOut(token)).toEqual({ ok: true, value: null });
    expect((await status(accounts.user(token))).problem?.status).toBe(401);
  });

  test("if the server does not tell who has an account, it says that an e-mail was sent", async () => {
    const { accounts } = await registered("max@example.org");
    for (let time = 0; time < RATES.disclosure.limit; time++) await accounts.register(request("max@example.org"));
    for (const email of ["max@example.org", "no@example.org"]) {
      expect(await accounts.requestReset(email)).toEqual({ ok: true, value: "mailed" });
      expect(await accounts.register(request(email))).toEqual({ ok: true, value: { status: "mailed" } });
    }
  });

  test("a new password ends the old session and starts another", async () => {
    const { accounts, token } = await registered("eve@example.org");
    const wrong = await accounts.changePassword(token, { currentPassword: "wrong", password: "a steel cup" });
    expect(wrong).toMatchObject({ ok: false, problem: { code: "refused", status: 403 } });
    const changed = await accounts.changePassword(token, { currentPassword: PASSWORD, password: "a steel cup" });
    if (!changed.ok || changed.value === null) throw new Error("the password was not changed");
    expect(await accounts.user(token)).toMatchObject({ ok: false, problem: { status: 401 } });
    expect(await accounts.user(changed.value.accessToken)).toMatchObject({ ok: true });
  });

  test("the export is the server's text; deleting needs the password", async () => {
    const { accounts, token } = await registered("kim@example.org");
    const text = await accounts.exportUser(token);
    if (!text.ok) throw new Error("no export");
    expect(JSON.parse(text.value)).toMatchObject({ user: { email: "kim@example.org" }, comparisons: [] });
    expect(await accounts.deleteUser(token, "wrong")).toMatchObject({ ok: false, problem: { status: 403 } });
    expect(await accounts.deleteUser(token, PASSWORD)).toEqual({ ok: true, value: null });
    const gone = await accounts.logIn({ email: "kim@example.org", password: PASSWORD });
    expect(gone).toMatchObject({ ok: false, problem: { status: 404 } });
  });
});

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
