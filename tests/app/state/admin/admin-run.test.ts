// @vitest-environment node
import { expect, test } from "vitest";
import {
  addTableFilesAtom,
  assignTableAtom,
  checkTablesAtom,
  failedTableAtom,
  publishableAtom,
  stopRunAtom,
  tableRunAtom,
  updateTablesAtom,
} from "../../../../app/state/admin/admin-run.ts";
import { adminRefusedAtom, reasonOf } from "../../../../app/state/admin/admin-session.ts";
import {
  exportTableAtom,
  loadOverviewAtom,
  rollbackTableAtom,
  tableDifferenceAtom,
  tableHistoryAtom,
  tableOverviewAtom,
} from "../../../../app/state/admin/admin-tables.ts";
import { showAccountAtom } from "../../../../app/state/core/account.ts";
import { sessionAtom, storeSessionAtom } from "../../../../app/state/core/session.ts";
import { REGISTRATION } from "../../../edge-api/suite/people.ts";
import { toyServer } from "../../data/toy-server.ts";
import { testTab } from "../test-services.ts";

const EMAIL = "ada@mail.example";

/** An administrator's tab over the real API and the toy tables. */
async function adminTab() {
  const server = await toyServer();
  const body = JSON.stringify({ ...REGISTRATION, email: EMAIL });
  const headers = { "Content-Type": "application/json" };
  const reply = await server.fetch("/api/register", { method: "POST", headers, body });
  const { accessToken } = (await reply.json()) as { accessToken: string };
  await server.grant(EMAIL, true);
  const hooks = { beforeCall: async (_url: string): Promise<void> => undefined };
  const fetch: typeof server.fetch = async (url, init) => {
    await hooks.beforeCall(url);
    return server.fetch(url, init);
  };
  const tab = await testTab({ server: { ...server, fetch } });
  tab.store.set(storeSessionAtom, { email: EMAIL, accessToken }, true);
  const user = await server.fetch("/api/user", { headers: { Authorization: `Bearer ${accessToken}` } });
  tab.store.set(showAccountAtom, { status: "known", account: await user.json() });
  await tab.store.set(loadOverviewAtom, "Global");
  const overview = () => tab.store.get(tableOverviewAtom).overview;
  const exported = async (kind: "metric" | "region-spec" | "color-spec"): Promise<Record<string, unknown>[]> => {
    await tab.store.set(exportTableAtom, { kind, region: "Global" }, "json");
    return JSON.parse(tab.files.at(-1)?.text ?? "[]");
  };
  const file = (name: string, rows: unknown): File => new File([JSON.stringify(rows)], name);
  const items = () => tab.store.get(tableRunAtom).items;
  const statuses = () => items().map(({ status }) => status);
  const reasonAt = (at: number) => {
    const problem = items()[at]?.problem;
    return problem ? reasonOf(problem) : null;
  };
  return { ...tab, server, hooks, overview, exported, file, items, statuses, reasonAt };
}

test("the overview counts the rows of the current version, by region", async () => {
  const { store, overview } = await adminTab();
  expect(overview()?.version.version).toBe("v1");
  expect(overview()?.tables.find(({ kind }) => kind === "metric")?.rows).toBe(7);
  await store.set(loadOverviewAtom, "Europe");
  expect(overview()?.tables.map(({ kind }) => kind)).toContain("impact");
  expect(overview()?.tables.map(({ kind }) => kind)).not.toContain("metric");
});

test("a dry run finds differences and faults and changes nothing; then the differing tables are published", async () => {
  const { store, overview, exported, file, items, statuses, files } = await adminTab();
  const metrics = await exported("metric");
  const changed = metrics.map((row, at) => (at === 0 ? { ...row, metric_name: "Warming" } : row));
  const regions = await exported("region-spec");
  const reading = store.set(
    addTableFilesAtom,
    [
      file("metric.json", changed),
      file("region-spec.json", regions),
      file("color-spec.json", [{ val_low: 1 }]),
      file("who knows.json", regions),
      new File(["[1,"], "broken.json"),
    ],
    "Global",
  );
  expect(store.get(tableRunAtom).phase, "a check waits until all files are read").toBe("reading");
  await reading;
  expect(store.get(tableRunAtom).phase).toBe("idle");
  expect(statuses()).toEqual(["waiting", "waiting", "waiting", "no_table", "unreadable"]);
  await store.set(checkTablesAtom);
  expect(statuses()).toEqual(["differs", "same", "faulty", "no_table", "unreadable"]);
  const renamed = { field: "metric_name", before: metrics[0]?.["metric_name"], now: "Warming" };
  expect(items()[0]?.reply?.difference.changed[0]?.fields).toContainEqual(renamed);
  expect(items()[2]?.faults[0]).toMatchObject({ row: 1, code: "missing" });
  expect(overview()?.version.version).toBe("v1");
  store.set(assignTableAtom, items()[3]?.id ?? "", { kind: "region-spec", region: "Global" });
  await store.set(checkTablesAtom);
  expect(statuses()[3]).toBe("same");
  expect(store.get(publishableAtom).length).toBe(1);
  await store.set(updateTablesAtom, "");
  expect(statuses()).toEqual(["updated", "same", "faulty", "same", "unreadable"]);
  expect(overview()?.version.version).not.toBe("v1");
  expect((await exported("metric"))[0]?.["metric_name"]).toBe("Warming");
  expect(files.at(-1)?.name).toBe(`tare_metric_Global_${overview()?.version.version}.json`);
});

test("history, difference and rollback", async () => {
  const { store, exported, file, overview } = await adminTab();
  const name = { kind: "metric", region: "Global" } as const;
  const metrics = await exported("metric");
  const changed = metrics.map((row, at) => (at === 0 ? { ...row, metric_name: "Warming" } : row));
  await store.set(addTableFilesAtom, [file("metric.json", changed)], "Global");
  await store.set(checkTablesAtom);
  await store.set(updateTablesAtom, "said warmer");
  const history = await store.set(tableHistoryAtom, name);
  const versions = history.ok ? history.value.map(({ version }) => version) : [];
  expect(versions.length).toBe(2);
  expect(history.ok && history.value[0]?.note).toBe("said warmer");
  const difference = await store.set(tableDifferenceAtom, name, versions[1] ?? "", versions[0] ?? "");
  const renamed = { field: "metric_name", before: metrics[0]?.["metric_name"], now: "Warming" };
  expect(difference.ok && difference.value.changed[0]?.fields).toContainEqual(renamed);
  const dry = await store.set(rollbackTableAtom, name, versions[1] ?? "", null);
  expect(dry.ok && dry.value.difference.changed[0]?.fields).toContainEqual({
    ...renamed,
    before: renamed.now,
    now: renamed.before,
  });
  const back = await store.set(rollbackTableAtom, name, versions[1] ?? "", dry.ok ? dry.value.version : "");
  expect(back.ok).toBe(true);
  await store.set(loadOverviewAtom, "Global");
  expect(await exported("metric")).toEqual(metrics);
  expect(versions).not.toContain(overview()?.version.version);
});

/** Two tables that differ, checked and ready to publish. */
async function readyRun() {
  const tab = await adminTab();
  const metrics = await tab.exported("metric");
  const regions = await tab.exported("region-spec");
  await tab.store.set(
    addTableFilesAtom,
    [
      tab.file(
        "metric.json",
        metrics.map((row) => ({ ...row, unit: "x" })),
      ),
      tab.file(
        "region-spec.json",
        regions.map((row) => ({ ...row, region_name: "Somewhere" })),
      ),
    ],
    "Global",
  );
  await tab.store.set(checkTablesAtom);
  expect(tab.statuses()).toEqual(["differs", "differs"]);
  return tab;
}

test("a stop finishes the current table and leaves the others unchanged", async () => {
  const { store, statuses } = await readyRun();
  const run = store.set(updateTablesAtom, "");
  store.set(stopRunAtom);
  await run;
  expect(statuses()).toEqual(["updated", "differs"]);
  expect(store.get(tableRunAtom).phase).toBe("idle");
  // the run's own update causes no conflict: the rest can be published
  await store.set(updateTablesAtom, "");
  expect(statuses()).toEqual(["updated", "updated"]);
});

test("a failure ends the run: published tables stay, the failed table is unchanged", async () => {
  const { store, server, statuses, exported, overview } = await readyRun();
  server.fault = (path) => (path.includes("region-spec") ? new TypeError("Failed to fetch") : null);
  await store.set(updateTablesAtom, "");
  // the tables were read again, and nothing was published
  expect(store.get(failedTableAtom)?.isAsBefore).toBe(true);
  server.fault = () => null;
  expect(statuses()).toEqual(["updated", "failed"]);
  expect(store.get(tableRunAtom).failed?.name?.kind).toBe("region-spec");
  expect(overview()?.version.version).not.toBe("v1");
  await store.set(loadOverviewAtom, "Global");
  expect((await exported("region-spec")).every((row) => row["region_name"] !== "Somewhere")).toBe(true);
});

test("if only the reply may have been lost, the table is not called unchanged", async () => {
  const { store, server } = await readyRun();
  server.fault = (path) => (/metric|listData/.test(path) ? new TypeError("Failed to fetch") : null);
  await store.set(updateTablesAtom, "");
  expect(store.get(failedTableAtom)).toMatchObject({ item: { name: { kind: "metric" } }, isAsBefore: false });
  server.fault = () => null;
  await store.set(loadOverviewAtom, "Global");
  expect(store.get(failedTableAtom)?.isAsBefore).toBe(true);
});

test("a version that somebody else has published meanwhile is not overwritten", async () => {
  const { store, server, reasonAt, statuses } = await readyRun();
  await server.publish("v2");
  await store.set(updateTablesAtom, "");
  expect(statuses()).toEqual(["failed", "differs"]);
  expect(reasonAt(0)).toBe("conflict");
});

test("all tables of a run are checked against one version: a new version ends the check", async () => {
  const { store, server, hooks, reasonAt, statuses, overview } = await readyRun();
  hooks.beforeCall = async (url) => {
    if (!url.includes("region-spec")) return;
    hooks.beforeCall = () => Promise.resolve();
    await server.publish("v2");
  };
  await store.set(checkTablesAtom);
  expect(statuses()).toEqual(["differs", "failed"]);
  expect(reasonAt(1)).toBe("conflict");
  // files checked against v1 do not replace the tables of v2
  await store.set(updateTablesAtom, "");
  expect(reasonAt(0)).toBe("conflict");
  expect(overview()?.version.version).toBe("v2");
});

test("a demoted administrator is refused at the next call, and the area closes", async () => {
  const { store, server, reasonAt } = await readyRun();
  await server.grant(EMAIL, false);
  await store.set(updateTablesAtom, "");
  expect(reasonAt(0)).toBe("not_admin");
  expect(store.get(sessionAtom)).toEqual({ kind: "user", isAdmin: false });
  expect(store.get(adminRefusedAtom)).toBe(true);
});
