import { expect, test } from "vitest";
import { nextIn } from "../../../app/state/admin/admin-lists.ts";
import { fileFormatAtom } from "../../../app/state/core/csv-decimal-comma.ts";
import { adminTab, ADMIN } from "../features/admin-lists/admin-tab.tsx";
import { saveAuditAtom, saveReportDaysAtom, saveReportsAtom, saveUsersAtom } from "../../../app/exports/admin-files.ts";

const watched = () => {
  const controller = new AbortController();
  const told: number[] = [];
  return { controller, told, watch: { signal: controller.signal, onRows: (rows: number) => told.push(rows) } };
};

const ALL = { sort: "email", search: "" } as const;

test("a file has every matching row of all pages, and reports progress", async () => {
  const { store, addUsers, blobs } = await adminTab();
  await addUsers(2_300);
  const { watch, told } = watched();
  expect(await store.set(saveUsersAtom, ALL, watch)).toEqual({ ok: true, value: 2_301 });
  expect(told).toEqual([1_000, 2_000]);
  expect(blobs).toHaveLength(1);
  expect(blobs[0]?.name).toMatch(/^tare-users_\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await blobs[0]?.file.text())?.split("\r\n") ?? [];
  expect(lines[0]).toBe("\uFEFFname,last_name,email,last_login_utc");
  expect(lines[1]).toMatch(new RegExp(`^Ada,Berg,${ADMIN},`));
  expect(lines[2]).toBe("Name 0,,user00000@example.org,");
  expect(lines[3]).toBe("Name 1,,user00001@example.org,2026-11-01T12:00:00.001Z");
  expect(new Set(lines.slice(1, -1)).size).toBe(2_301);

  const found = watched();
  await store.set(saveUsersAtom, { sort: "created", search: "user0000" }, found.watch);
  expect((await blobs[1]?.file.text())?.trimEnd().split("\r\n")).toHaveLength(11);
});

test("a stopped or failed export gives no file", async () => {
  const { store, addUsers, blobs, server } = await adminTab();
  await addUsers(1_500);
  const { watch, controller } = watched();
  const stopped = store.set(saveUsersAtom, ALL, { ...watch, onRows: () => controller.abort() });
  expect(await stopped).toEqual({ ok: true, value: null });
  server.fault = (path) => (path.includes("after=") ? new TypeError("offline") : null);
  expect(await store.set(saveUsersAtom, ALL, watched().watch)).toMatchObject({
    ok: false,
    problem: { code: "network" },
  });
  expect(blobs).toEqual([]);
});

test("reports of a range, their days and the audit log are exported; formulas are neutralised", async () => {
  const { store, addReports, addAudit, blobs, server } = await adminTab();
  const first = Date.UTC(2026, 10, 20, 22, 0);
  await addReports("comparison", 4, first);
  const range = { from: Date.UTC(2026, 10, 21), before: Date.UTC(2026, 10, 22) };
  await store.set(saveReportsAtom, "comparison", range, watched().watch);
  await store.set(saveReportDaysAtom, "comparison", { from: first, before: range.before }, watched().watch);
  await addAudit(1);
  await server.write(
    "INSERT INTO audit_log (at, user_id, action, target, details) VALUES (5, NULL, 'revoke_admin', '=cmd()', '{\"note\":\"a\"}')",
  );
  store.set(fileFormatAtom, { decimalComma: true });
  await store.set(saveAuditAtom, watched().watch);
  const [reports, days, audit] = await Promise.all(blobs.map(({ file }) => file.text()));
  expect(reports).toBe(
    `\uFEFFemail,hash,date_utc\r\nguest,${"3".padStart(64, "0")},2026-11-21T01:00:00.000Z\r\nguest,${"2".padStart(64, "0")},2026-11-21T00:00:00.000Z\r\n`,
  );
  expect(days).toBe("\uFEFFday_utc,reports\r\n2026-11-21,2\r\n2026-11-20,2\r\n");
  const lines = audit?.trimEnd().split("\r\n") ?? [];
  expect(lines[0]).toBe("\uFEFFid;at_utc;email;action;target;details");
  expect(lines[1]).toMatch(/;1970-01-01T00:00:00\.005Z;;revoke_admin;'=cmd\(\);"\{""note"":""a""\}"$/);
});

test("the next page comes from the Link header", () => {
  expect(nextIn('</api/users?limit=2&after=170~a>; rel="next"')).toBe("170~a");
  expect(nextIn(null)).toBeNull();
  expect(nextIn('</api/users>; rel="prev"')).toBeNull();
});
