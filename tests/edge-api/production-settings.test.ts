import { AsyncLocalStorage } from "node:async_hooks";
import { scrypt } from "node:crypto";
import { unstable_readConfig as readConfig } from "wrangler";
import { expect, test } from "vitest";
import { missingSettings } from "../../edge-api/adapters/platform-ports.ts";
import { platformPorts } from "../../edge-api/adapters/platform-ports.ts";
import { ALERTS, RATES, WIDE_NETWORK } from "../../edge-api/contract/limits.ts";
import { AUDIT_LIFE, DAY, HOUR, SWEEP_INTERVAL } from "../../edge-api/contract/retention.ts";
import type { Mail } from "../../edge-api/ports/mailer.ts";
import { noCopies } from "../../edge-api/adapters/copies.ts";
import { hourly } from "../../edge-api/services/hourly.ts";
import { madeFiles } from "../../edge-api/services/made-files.ts";
import { toyDataset } from "../fixtures/toy-dataset.ts";
import { jsonOf, publish } from "./suite/api-under-test.ts";
import { heldToDescription } from "./suite/described.ts";
import { asking, codeOf, freshAddress, person } from "./suite/people.ts";
import { migratedSqlite, sqliteApi } from "./suite/sqlite-api.ts";
import { registered } from "./suite/verification-cases.ts";

const COMPLETE = {
  PUBLIC_ORIGIN: "https://tare.example",
  MAIL_FROM: "a@b.example",
  MAIL_API_URL: "https://mail.example",
};

test.each([
  [{}, false, ["PUBLIC_ORIGIN", "MAIL_FROM", "MAIL_API_URL"]],
  [COMPLETE, false, []],
  [{ ...COMPLETE, MAIL_API_URL: "" }, false, ["MAIL_API_URL"]],
  [{ ...COMPLETE, MAIL_API_URL: "" }, true, []],
  [{ ...COMPLETE, MAIL_FROM: "" }, true, ["MAIL_FROM"]],
  [{ LOCAL_RUNTIME: "1" }, false, []],
  [{ LOCAL_RUNTIME: "0" }, true, ["PUBLIC_ORIGIN", "MAIL_FROM"]],
])("of %j with a mail binding (%s) %j are missing", (variables, hasBinding, missing) => {
  expect(missingSettings(variables, hasBinding)).toEqual(missing);
});

const portsOf = async (variables: Readonly<Record<string, string>>) => {
  const lines: string[] = [];
  const database = await migratedSqlite();
  const ports = platformPorts(variables, {
    database,
    storage: new AsyncLocalStorage(),
    scrypt,
    write: (line) => void lines.push(line),
  });
  return { ports, lines };
};

test("missing settings are logged when the server starts, and no mail leaves with a wrong link", async () => {
  const { ports, lines } = await portsOf({ MAIL_FROM: "a@b.example", MAIL_API_URL: "https://mail.example" });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: "error", event: "settings_missing", settings: ["PUBLIC_ORIGIN"] },
  ]);
  expect(ports.mailer.reachesMailboxes).toBe(false);
  const complete = await portsOf(COMPLETE);
  expect([complete.lines, complete.ports.mailer.reachesMailboxes]).toEqual([[], true]);
});

test("health names missing settings, and calls that would send a mail are refused with a reason", async () => {
  const api = heldToDescription(await sqliteApi({ missingSettings: ["MAIL_FROM"] }));
  await publish(api, toyDataset("v1"));
  expect(jsonOf(await api.ask("/api/health"))).toEqual({
    status: "incomplete",
    version: "v1",
    missingSettings: ["MAIL_FROM"],
  });
  const me = await registered(api);
  const ask = (path: string, body: unknown) =>
    api.ask(path, asking(body, undefined, { "X-Forwarded-For": freshAddress() }));
  for (const email of [me.email, "nobody@mail.example"]) {
    const refused = await ask("/api/resetPassword", { email });
    expect([refused.status, codeOf(refused)]).toEqual([501, "mail_not_set_up"]);
    expect(Object(jsonOf(refused)).error).toBe("This server cannot send mail yet. Please ask whoever runs it.");
  }
  const again = await (await person(api)).ask("/api/sendVerification", {});
  expect([again.status, codeOf(again)]).toEqual([501, "mail_not_set_up"]);
});

test("the operator is told of passed limits, once a day, by mail and in the audit log; below them of nothing", async () => {
  const mails: Mail[] = [];
  const mailer = { reachesMailboxes: true, send: async (mail: Mail) => void mails.push(mail) };
  let time = 1_800_000_000_000;
  const ports = (await portsOf(COMPLETE)).ports;
  const made = madeFiles({ ...ports, copies: noCopies });
  const told = { ...ports, made, mailer, operatorMail: "operator@tare.example", now: () => time };
  const fail = async () => ports.operation.countError(Math.floor(time / HOUR), "internal", "");
  for (let fault = 0; fault < ALERTS.faultsADay; fault++) await fail();
  await hourly(told);
  expect(mails).toEqual([]);
  await fail();
  await hourly(told);
  time += HOUR;
  await hourly(told);
  expect(mails).toMatchObject([
    { to: "operator@tare.example", subject: expect.stringMatching(/101 faults.*internal/) },
  ]);
  const { rows } = await ports.audit.list(10, null);
  expect(rows.map(({ action }) => action)).toEqual(["alert"]);
  time += 23 * HOUR;
  for (let fault = 0; fault <= ALERTS.faultsADay; fault++) await fail();
  await hourly(told);
  expect(mails).toHaveLength(2);
});

test("AUDIT_DAYS can shorten the retention of the audit log, never lengthen it", async () => {
  expect((await portsOf({})).ports.auditLife).toBe(AUDIT_LIFE);
  expect((await portsOf({ AUDIT_DAYS: "30" })).ports.auditLife).toBe(30 * DAY);
  for (const days of ["0", "401", "1.5", "a year"])
    await expect(portsOf({ AUDIT_DAYS: days })).rejects.toThrow("from 1 to 400");
});

test("production and staging have a cron trigger, a limit, logs without addresses, and databases of their own", () => {
  const [production, staging] = [undefined, "staging"].map((env) =>
    readConfig({ config: new URL("../../wrangler.toml", import.meta.url).pathname, env }, { hideWarnings: true }),
  );
  for (const config of [production, staging]) {
    // minute 17 of every hour
    expect(config?.triggers.crons).toEqual(["17 * * * *"]);
    expect(config?.limits?.cpu_ms).toBeGreaterThan(1000);
    expect(config?.observability).toMatchObject({ enabled: true, logs: { invocation_logs: false } });
    expect(config?.assets?.binding).toBe("ASSETS");
    const { write, report } = RATES;
    expect([write.window, report.window]).toEqual([60_000, 60_000]);
    expect(config).toMatchObject({
      ratelimits: [
        { name: "WRITES", simple: { limit: write.limit, period: 60 } },
        { name: "REPORTS", simple: { limit: report.limit, period: 60 } },
        { name: "SITE_REPORTS", simple: { limit: report.limit * WIDE_NETWORK, period: 60 } },
      ],
    });
  }
  expect(SWEEP_INTERVAL).toBe(DAY / 24);
  const bindings = [production, staging].map((config) => [
    ...(config?.d1_databases ?? []),
    ...(config?.kv_namespaces ?? []),
  ]);
  const counters = JSON.stringify([production?.["ratelimits"], staging?.["ratelimits"]]).match(/\d{5}/g);
  expect(new Set(counters).size).toBe(6);
  const [of, its] = bindings.map((list) => list.map(({ binding }) => binding));
  expect(its).toEqual(of);
  // the account of whoever deploys has the ids
  expect(bindings.flat().filter((each) => "id" in each || each.database_id !== undefined)).toEqual([]);
  expect([production, staging].map((config) => config?.d1_databases[0]?.database_name)).toEqual([
    "tare",
    "tare-staging",
  ]);
});
