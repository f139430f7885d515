import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { AdminScores } from "../../../../app/features/admin-lists/admin-scores.tsx";
import { formatMoment } from "../../../../app/text/dates.ts";
import { adminTab } from "./admin-tab.tsx";

// the real API runs on the same machine and needs time
afterEach(cleanup);

const DAY = 24 * 3_600_000;
const today = () => Math.floor(Date.now() / DAY) * DAY;
const iso = (at: number) => new Date(at).toISOString().slice(0, 10);
const hashes = () => screen.getAllByText(/^[0-9a-f]{64}$/).map((cell) => cell.textContent);
const bars = () => within(screen.getByRole("group", { name: /opened per day$/ })).getAllByRole("button");
const listed = async () => await screen.findAllByText(/^[0-9a-f]{64}$/);

it("lists who, what and when, the latest first, and names guests as such", async () => {
  const { show, addReports } = await adminTab();
  await addReports("comparison", 3, today() - DAY);
  await addReports("portfolio", 1, today());
  show(<AdminScores kind="comparison" />);
  await listed();
  expect(hashes()).toEqual([2, 1, 0].map((at) => at.toString(16).padStart(64, "0")));
  const [row] = within(screen.getByRole("table", { name: "Comparison scores" }))
    .getAllByRole("row")
    .slice(1);
  expect(row?.textContent).toMatch(/^guest/);
  expect(row?.textContent).toContain(formatMoment(today() - DAY + 2 * 3_600_000));
});

it("shows counts per day as bars and as a table; a bar filters the list to its day", async () => {
  const { show, addReports, server } = await adminTab();
  // 2 on the day before yesterday, 24 yesterday, 4 today
  await addReports("portfolio", 30, today() - DAY - 2 * 3_600_000);
  show(<AdminScores kind="portfolio" />);
  await listed();
  await vi.waitFor(() => expect(bars()).toHaveLength(3));
  expect(bars().map((bar) => bar.getAttribute("aria-label")?.split(": ")[1])).toEqual(["2", "24", "4"]);
  fireEvent.click(screen.getByRole("button", { name: /^Show days as table/ }));
  const table = within(screen.getByRole("table", { name: "Portfolio results opened per day" }));
  expect(table.getAllByRole("cell").map((cell) => cell.textContent)).toEqual(["4", "24", "2"]);

  server.forget();
  fireEvent.click(bars()[1] as HTMLElement);
  await vi.waitFor(() => expect(hashes()).toHaveLength(24));
  expect(screen.getByLabelText("From")).toHaveProperty("value", iso(today() - DAY));
  expect(screen.getByLabelText("To")).toHaveProperty("value", iso(today() - DAY));
  const asked = server.calls.find((path) => path.startsWith("/api/list_portfolio")) ?? "";
  expect(new URL(asked, "http://x").searchParams.get("before")).toBe(String(today()));

  fireEvent.click(screen.getByRole("button", { name: "All dates" }));
  await vi.waitFor(() => expect(hashes()).toHaveLength(30));
});

it("one bar is a tab stop; arrow keys move to the other bars with reports", async () => {
  const { show, addReports } = await adminTab();
  await addReports("comparison", 1, today() - 5 * DAY);
  await addReports("comparison", 2, today() - 2 * DAY);
  show(<AdminScores kind="comparison" />);
  await listed();
  await vi.waitFor(() => expect(bars()).toHaveLength(2));
  expect(bars().filter((bar) => bar.tabIndex === 0)).toHaveLength(1);
  const [first] = bars();
  first?.focus();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "End" });
  expect(document.activeElement).toBe(bars().at(-1));
  expect(bars().filter((bar) => bar.tabIndex === 0)).toEqual([document.activeElement]);
});

it("shows an error if the first day is after the last, and sends no request", async () => {
  const { show, addReports, server } = await adminTab();
  await addReports("comparison", 1, today());
  show(<AdminScores kind="comparison" />);
  await listed();
  fireEvent.change(screen.getByLabelText("To"), { target: { value: "2026-01-01" } });
  await screen.findAllByText("No results were opened on these days.");
  server.forget();
  fireEvent.change(screen.getByLabelText("From"), { target: { value: "2026-01-02" } });
  expect(screen.getByRole("alert").textContent).toContain("The first day is after the last day.");
  expect(server.calls).toEqual([]);
});

it.each([
  ["comparison", "Error loading comparison scores"],
  ["portfolio", "Error loading portfolio scores"],
] as const)("%s reports: shows the specified error when the list cannot be loaded", async (kind, words) => {
  const { show, server } = await adminTab();
  server.fault = (path) => (path.startsWith("/api/list_") ? new Response("{}", { status: 503 }) : null);
  show(<AdminScores kind={kind} />);
  expect(await screen.findByText(words)).toBeTruthy();
  server.fault = () => null;
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  await vi.waitFor(() => expect(screen.queryByText(words)).toBeNull());
});

it("copies a hash, or says that copying failed", async () => {
  const { show, addReports } = await adminTab();
  await addReports("comparison", 1, today());
  show(<AdminScores kind="comparison" />);
  await listed();
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  fireEvent.click(screen.getByRole("button", { name: "Copy the hash 00000000…" }));
  expect(await screen.findByText("The hash is copied.")).toBeTruthy();
  expect(write).toHaveBeenCalledWith("0".repeat(64));
  write.mockRejectedValue(new Error("not allowed"));
  fireEvent.click(screen.getByRole("button", { name: "Copy the hash 00000000…" }));
  expect(await screen.findByText(/Select the hash and copy it yourself/)).toBeTruthy();
});
