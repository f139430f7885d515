import assert from "node:assert/strict";
import { SESSIONS } from "../../../edge-api/contract/limits.ts";
import { startSession } from "../../../edge-api/services/caller.ts";
import { jsonOf, type ApiUnderTest, type Case } from "./api-under-test.ts";
import {
  asking,
  codeOf,
  freshAddress,
  PASSWORD,
  person,
  personOf,
  sessionOf,
  statuses,
  storedTexts,
  type Person,
} from "./people.ts";

const BREATH = 1100;
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0";

/** A session of the same person in another browser. */
async function inOtherBrowser(api: ApiUnderTest, who: Person): Promise<Person> {
  return personOf(api, who.userId, who.email, await sessionOf(api, who.userId));
}

const sessionsOf = async (who: Person): Promise<Record<string, unknown>[]> =>
  Object(jsonOf(await who.ask("/api/listSession")));

const eventsOf = async (who: Person): Promise<string[]> =>
  Object(jsonOf(await who.ask("/api/listAccountEvent"))).map((line: { event: string }) => line.event);

export const ACCOUNT_SECURITY_CASES: readonly Case[] = [
  {
    name: "sessions are listed with device and last use; ids are neither tokens nor hashes, and no address is stored",
    async run(api) {
      await api.pass(BREATH);
      const me = await person(api);
      const address = freshAddress();
      const login = await api.ask(
        "/api/login",
        asking({ email: me.email, password: PASSWORD }, undefined, {
          "X-Forwarded-For": address,
          "User-Agent": FIREFOX,
        }),
      );
      assert.equal(login.status, 200);
      const there = personOf(api, me.userId, me.email, Object(jsonOf(login)).accessToken);
      const listed = await sessionsOf(there);
      assert.equal(listed.length, 2);
      const { id, created, last_used, ...here } = listed.find(({ current }) => current) ?? {};
      assert.deepEqual(here, { browser: "Firefox", system: "Linux", current: true });
      assert.ok(typeof created === "number" && created === last_used);
      assert.match(String(id), /^[0-9a-f]{32}$/);
      const stored = await storedTexts(api);
      for (const token of [String(id), me.token, there.token]) {
        assert.equal((await api.ask("/api/user", asking(undefined, token))).status, token === id ? 401 : 200);
      }
      assert.ok(!stored.some((text) => text.includes(address) || text.includes("Gecko")));
      assert.equal((await sessionsOf(me)).filter(({ current }) => current).length, 1);
    },
  },
  {
    name: "only the owner can end a session, once; its next call is a 401",
    async run(api) {
      const [me, other] = [await person(api), await person(api)];
      const there = await inOtherBrowser(api, me);
      const id = String((await sessionsOf(me)).find(({ current }) => !current)?.["id"]);
      const stranger = await other.ask(`/api/deleteSession/${id}`);
      assert.deepEqual([stranger.status, codeOf(stranger)], [404, "unknown_item"]);
      assert.equal((await there.ask("/api/user")).status, 200);
      const both = await Promise.all([1, 2].map(() => me.ask(`/api/deleteSession/${id}`)));
      assert.deepEqual(statuses(both), [200, 404]);
      const refused = await there.ask("/api/listComparison");
      assert.deepEqual([refused.status, codeOf(refused)], [401, "unauthenticated"]);
      assert.equal((await me.ask("/api/user")).status, 200);
      assert.deepEqual(await eventsOf(me), ["session_ended"]);
    },
  },
  {
    name: "all other sessions of a user can be ended at once",
    async run(api) {
      const [me, other] = [await person(api), await person(api)];
      const others = [await inOtherBrowser(api, me), await inOtherBrowser(api, me), await inOtherBrowser(api, me)];
      const ended = await me.ask("/api/endOtherSessions", {});
      assert.deepEqual([ended.status, jsonOf(ended)], [200, { ended: 3 }]);
      for (const there of others) assert.equal((await there.ask("/api/user")).status, 401);
      for (const who of [me, other]) assert.equal((await who.ask("/api/user")).status, 200);
      assert.deepEqual(jsonOf(await me.ask("/api/endOtherSessions", {})), { ended: 0 });
      assert.deepEqual(await eventsOf(me), ["other_sessions_ended"]);
    },
  },
  {
    name: "beyond the limit of sessions, the least recently used one ends",
    async run(api) {
      const me = await person(api);
      await api.pass(2);
      const account = await api.accounts.findById(me.userId);
      for (let time = 1; time < SESSIONS; time++) assert.ok(account && (await startSession(api, account)));
      assert.equal((await me.ask("/api/user")).status, 200);
      assert.ok(account && (await startSession(api, account)));
      assert.equal((await me.ask("/api/user")).status, 401);
    },
  },
  {
    name: "the history lists logins, wrong passwords and changes to the owner only, and is part of the export",
    async run(api) {
      await api.pass(BREATH);
      const [me, other] = [await person(api), await person(api)];
      const login = (password: string) =>
        api.ask(
          "/api/login",
          asking({ email: me.email, password }, undefined, {
            "X-Forwarded-For": freshAddress(),
            "User-Agent": FIREFOX,
          }),
        );
      assert.equal((await login("wrong horse")).status, 401);
      await api.pass(BREATH);
      assert.equal((await login("wrong horse")).status, 401);
      await api.pass(BREATH);
      assert.equal((await login(PASSWORD)).status, 200);
      await api.pass(BREATH);
      const changed = await me.ask("/api/changePassword", { password: "brand new", currentPassword: PASSWORD });
      const now = personOf(api, me.userId, me.email, Object(jsonOf(changed)).accessToken);
      await now.ask("/api/logout", {});
      const later = await inOtherBrowser(api, me);
      const lines = Object(jsonOf(await later.ask("/api/listAccountEvent")));
      const told = lines.map(({ event, browser, count }: Record<string, unknown>) => [event, browser, count]);
      assert.deepEqual(told, [
        ["logout", "", 1],
        ["password_changed", "", 1],
        ["login", "Firefox", 1],
        ["login_failed", "Firefox", 2],
      ]);
      assert.deepEqual(await eventsOf(other), []);
      const exported = Object(jsonOf(await later.ask("/api/exportUser")));
      assert.deepEqual(exported.accountEvents.slice(1), lines);
      assert.equal(exported.accountEvents[0].event, "data_exported");
      assert.equal(exported.sessions.length, 1);
      assert.ok(!JSON.stringify(exported).includes(later.token));
    },
  },
];
