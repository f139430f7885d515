import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, test, vi } from "vitest";
import { AdminAudit, auditDetails, auditTarget } from "../../../../app/features/admin-lists/admin-audit.tsx";
import { listReportsAtom, listUsersAtom } from "../../../../app/state/admin/admin-lists.ts";
import { ADMIN, adminTab } from "./admin-tab.tsx";

// the real API runs on the same machine and needs time
afterEach(cleanup);

it("lists who did what as text, the latest first", async () => {
  const { show, store, addAudit } = await adminTab();
  await addAudit(1);
  await store.set(listUsersAtom, { sort: "email", search: "ada" }, null);
  await store.set(listReportsAtom, "portfolio", { from: Date.UTC(2026, 10, 1), before: null }, null);
  show(<AdminAudit />);
  await screen.findByRole("table", { name: "Audit log" });
  const rows = screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].slice(1).map((cell) => cell.textContent));
  expect(rows).toEqual([
    [ADMIN, "Looked at portfolio scores", "", "from 1 Nov 2026"],
    [ADMIN, "Looked at users", "", "search text not kept and order Email, A to Z"],
    ["no account", "Made an administrator", "person0@example.org", ""],
  ]);
  expect(screen.getByText(/done on the server's command line/)).toBeTruthy();
});

it("pages through the list, and shows an error when loading fails", async () => {
  const { show, addAudit, server } = await adminTab();
  await addAudit(70);
  show(<AdminAudit />);
  await screen.findByText("Rows 1–50");
  server.fault = () => new TypeError("offline");
  fireEvent.click(screen.getByRole("button", { name: "Next" }));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Error loading the audit log");
  server.fault = () => null;
  fireEvent.click(within(alert).getByRole("button", { name: "Retry" }));
  await vi.waitFor(() => expect(screen.getByText("Rows 51–70")).toBeTruthy());
});

describe("text of an entry", () => {
  test.each([
    ["update_kind", "impact/Europe", "impact, Europe"],
    ["rollback_kind", "impact", "impact"],
    ["grant_admin", "a/b@example.org", "a/b@example.org"],
    ["list_users", "", ""],
  ] as const)("%s of %s is about %s", (action, target, said) => {
    expect(auditTarget({ action, target })).toBe(said);
  });

  test("lists what changed in a table and omits zero counts", () => {
    const details = { version: "2026.12", replaces: "2026.11", note: "", added: 0, changed: 1412, removed: 3 };
    expect(auditDetails({ details })).toBe("version 2026.12, replaces 2026.11, changed 1,412 and removed 3");
  });

  test("an impossible date is shown as requested", () => {
    expect(auditDetails({ details: { from: "9999999999999999" } })).toBe("from 9999999999999999");
    expect(auditDetails({ details: { searched: true, sort: "email" } })).toContain("search text not kept");
  });
});
