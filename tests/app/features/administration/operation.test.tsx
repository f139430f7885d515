import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Operation } from "../../../../app/features/administration/operation.tsx";
import { adminTab } from "../admin-lists/admin-tab.tsx";

afterEach(cleanup);

const factsShown = (): Readonly<Record<string, string>> => {
  const names = [...document.querySelectorAll("dt")].map(({ textContent }) => textContent);
  const values = [...document.querySelectorAll("dd")].map(({ textContent }) => textContent);
  return Object.fromEntries(names.map((name, at) => [name, values[at] ?? ""]));
};

test("shows what runs, how large it is, the last backup and the mail, and saves it as JSON", async () => {
  const tab = await adminTab();
  const at = Date.UTC(2026, 10, 20, 12, 30);
  await tab.server.write("INSERT INTO audit_log (at, action, target, details) VALUES (?, 'backup', '', '{}')", at);
  tab.show(<Operation />);
  await screen.findByRole("heading", { name: "State of this installation" });
  expect(factsShown()).toMatchObject({
    "Data version": expect.stringMatching(/./) as string,
    Migrations: expect.stringMatching(/^\d+, the last one is \d{4}_\w+\.sql$/) as string,
    "Size of the database": expect.stringMatching(/^[\d.]+ MB$/) as string,
    "Last backup": expect.stringContaining("20 Nov 2026") as string,
    Mail: "It stays in the outbox: npm run outbox lists it.",
  });
  expect(screen.getByText("None.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Save as JSON" }));
  const file = tab.files.at(-1);
  expect(file?.name).toBe("tare_operation.json");
  expect(JSON.parse(file?.text ?? "")).toMatchObject({ lastBackup: at, mail: "outbox", errors: [] });
});

test("lists faults of the last day by code, reads again, and shows an error when reading fails", async () => {
  const tab = await adminTab();
  // of the clock of the test server
  const hour = 500_000;
  const sql = "INSERT INTO error_counts (hour, code, build, count) VALUES (?, ?, ?, ?)";
  await tab.server.write(sql, hour, "internal", "", 3);
  tab.show(<Operation />);
  const table = await screen.findByRole("table", { name: "Faults of the last 24 hours" });
  expect(within(table).getAllByRole("row")[1]?.textContent).toBe("internalserver3");
  await tab.server.write(sql, hour, "page_crash", "abc1234", 12);
  fireEvent.click(screen.getByRole("button", { name: "Read again" }));
  expect(await screen.findByText("page_crash")).toBeTruthy();
  expect(screen.getByText("abc1234")).toBeTruthy();
  tab.server.fault = () => new TypeError("offline");
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Read again" })));
  expect((await screen.findByRole("alert")).textContent).toContain("The state could not be read");
});
