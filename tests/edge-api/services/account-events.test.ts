import { expect, test } from "vitest";
import { COUNTED_EVENTS } from "../../../edge-api/contract/account-events.ts";
import { ACCOUNT_EVENTS_KEPT } from "../../../edge-api/contract/limits.ts";
import { ACCOUNT_EVENT_LIFE } from "../../../edge-api/contract/retention.ts";
import { accountEventsOf, noteAccountEvent } from "../../../edge-api/services/account-events.ts";
import { person, removeAccount, rowsOf } from "../suite/people.ts";
import { sqliteApi } from "../suite/sqlite-api.ts";

const DEVICE = { browser: "Firefox", system: "Linux" } as const;
const DAY = 24 * 60 * 60 * 1000;

test("an account keeps its newest 200 events, newest first; other accounts are not affected", async () => {
  const api = await sqliteApi();
  const [me, other] = [await person(api), await person(api)];
  await noteAccountEvent(api, other.userId, "login", DEVICE);
  const begun = api.now();
  for (let time = 0; time < ACCOUNT_EVENTS_KEPT + 5; time++) {
    await api.pass(1000);
    await noteAccountEvent(api, me.userId, "login", DEVICE);
  }
  const lines = await accountEventsOf(api, me.userId);
  expect(lines).toHaveLength(ACCOUNT_EVENTS_KEPT);
  expect(lines[0]).toEqual({ event: "login", ...DEVICE, at: api.now(), count: 1 });
  expect(lines.at(-1)?.at).toBe(begun + 6000);
  expect((await rowsOf(api, me.userId))["account_events"]).toHaveLength(ACCOUNT_EVENTS_KEPT);
  expect(await accountEventsOf(api, other.userId)).toHaveLength(1);
});

test("events older than 400 days are not shown, and are deleted with the next event", async () => {
  const api = await sqliteApi();
  const me = await person(api);
  await noteAccountEvent(api, me.userId, "registered");
  await api.pass(ACCOUNT_EVENT_LIFE - 1);
  expect(await accountEventsOf(api, me.userId)).toHaveLength(1);
  await api.pass(1);
  expect(await accountEventsOf(api, me.userId)).toEqual([]);
  await noteAccountEvent(api, me.userId, "login");
  expect((await rowsOf(api, me.userId))["account_events"]).toHaveLength(1);
});

test.each(COUNTED_EVENTS)("%s is one counted event per day, so that a flood pushes nothing out", async (event) => {
  const api = await sqliteApi();
  const me = await person(api);
  await noteAccountEvent(api, me.userId, "login", DEVICE);
  await api.pass(DAY - (api.now() % DAY));
  await Promise.all(Array.from({ length: 300 }, () => noteAccountEvent(api, me.userId, event)));
  await api.pass(DAY);
  await noteAccountEvent(api, me.userId, event, DEVICE);
  const lines = await accountEventsOf(api, me.userId);
  expect(lines.map(({ event, browser, count }) => [event, browser, count])).toEqual([
    [event, "Firefox", 1],
    [event, "", 300],
    ["login", "Firefox", 1],
  ]);
});

test("a deleted account gets no events, and a failing store fails nothing else", async () => {
  const api = await sqliteApi();
  const me = await person(api);
  await removeAccount(api, me.userId);
  await noteAccountEvent(api, me.userId, "login");
  expect(await accountEventsOf(api, me.userId)).toEqual([]);
  await api.database.prepare("DROP TABLE account_events").all();
  await noteAccountEvent(api, me.userId, "login");
  expect(api.events).toEqual(["account_event_not_noted"]);
});
