import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Database } from "../../../../app/features/administration/database.tsx";
import { RunBar } from "../../../../app/features/administration/run-bar.tsx";
import { addTableFilesAtom, tableRunAtom } from "../../../../app/state/admin/admin-run.ts";
import { exportTableAtom, loadOverviewAtom } from "../../../../app/state/admin/admin-tables.ts";
import { adminTab } from "../admin-lists/admin-tab.tsx";

// the real API runs on the same machine and needs time
beforeEach(() => {
  // the DOM of the tests has no scrolling and no dialogs
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  Element.prototype.scrollTo = () => undefined;
});
afterEach(cleanup);

const shownTab = async () => {
  const tab = await adminTab();
  await tab.store.set(loadOverviewAtom, "Global");
  tab.show(
    <>
      <Database region="Global" onRegion={() => undefined} />
      <RunBar region="Global" />
    </>,
  );
  await screen.findByRole("button", { name: "metric" });
  await tab.store.set(exportTableAtom, { kind: "metric", region: "Global" }, "json");
  const metrics = JSON.parse(tab.files.at(-1)?.text ?? "[]") as Record<string, unknown>[];
  const choose = (files: readonly File[]) => act(() => tab.store.set(addTableFilesAtom, files, "Global"));
  const press = async (name: string) => void fireEvent.click(await screen.findByRole("button", { name }));
  const finished = () => vi.waitFor(() => expect(tab.store.get(tableRunAtom).phase).toBe("idle"));
  return { ...tab, metrics, choose, press, finished };
};

const warmer = (rows: readonly Record<string, unknown>[]) =>
  new File(
    [JSON.stringify(rows.map((row, at) => (at === 0 ? { ...row, metric_name: "Warming" } : row)))],
    "metric.json",
  );

it("shows files with errors first: an unreadable file, then faults by row and field", async () => {
  const { choose, press, finished, metrics } = await shownTab();
  await choose([warmer(metrics), new File(["region_id,region_name\nEurope,\n"], "region-spec.csv")]);
  expect(screen.getByText(/^Not checked yet/)).toBeTruthy();
  await choose([new File(['a,b\n"x,1\n'], "usecase.csv")]);
  expect(screen.getByRole("alert").textContent).toContain("Line 2 cannot be read");
  await press("Remove usecase.csv");
  await press("Dry run");
  await finished();
  const faults = await screen.findByRole("table", { name: "Faults" });
  const row = within(faults).getAllByRole("row")[1];
  expect([...(row?.children ?? [])].map((cell) => cell.textContent)).toEqual([
    "1",
    "Europeregion_name",
    "Missingthis field is needed",
  ]);
});

it("asks before publishing; the history shows the note", async () => {
  const { choose, press, finished, metrics } = await shownTab();
  await choose([warmer(metrics)]);
  await press("Dry run");
  await finished();
  expect(await screen.findByText("Dry run, nothing is written")).toBeTruthy();
  await press("Update 1 table");
  const dialog = screen.getByRole("dialog", { name: "Update 1 table?" });
  expect(within(dialog).getByText(/^metric, Global: .* differ/)).toBeTruthy();
  fireEvent.change(within(dialog).getByRole("textbox", { name: "Note" }), { target: { value: " warmer " } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Update" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  await finished();
  expect(await screen.findByText("Published", { selector: "p" })).toBeTruthy();
  // reloaded, because the version changed
  const history = (await screen.findByText("warmer", { selector: "td" })).closest("table");
  expect(history?.caption?.textContent).toBe("History");
});

it("stops on request between two tables and shows that it stopped", async () => {
  const { choose, press, finished, metrics, store, files, server } = await shownTab();
  await store.set(exportTableAtom, { kind: "region-spec", region: "Global" }, "json");
  const regions = JSON.parse(files.at(-1)?.text ?? "[]") as Record<string, unknown>[];
  const changed = regions.map((row) => ({ ...row, region_name: "Somewhere" }));
  await choose([warmer(metrics), new File([JSON.stringify(changed)], "region-spec.json")]);
  await press("Dry run");
  await finished();
  server.forget();
  await press("Update 2 tables");
  fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Update" }));
  expect(await screen.findByText("Updating metric, 1 of 2…")).toBeTruthy();
  await press("Cancel run");
  expect(await screen.findByText("Stopping after this table…")).toBeTruthy();
  await finished();
  expect(store.get(tableRunAtom).items.map(({ status }) => status)).toEqual(["updated", "differs"]);
  expect(server.calls.filter((path) => path.includes("updateKind"))).toHaveLength(1);
});

it("names the table whose update failed and what is unchanged", async () => {
  const { choose, press, finished, metrics, server } = await shownTab();
  await choose([warmer(metrics)]);
  await press("Dry run");
  await finished();
  await press("Update 1 table");
  server.fault = (path) => (path.includes("updateKind") ? new TypeError("Failed to fetch") : null);
  fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Update" }));
  const failed = await screen.findByRole("dialog", { name: "Update Failed" });
  expect(within(failed).getByText("Could not update data")).toBeTruthy();
  await vi.waitFor(() => expect(failed.textContent).toContain("metric is as it was before."));
});

it("lists missing data as text", async () => {
  const { press } = await shownTab();
  await press("Data health");
  fireEvent.click(await screen.findByRole("button", { name: /^Rows to repair/ }));
  const rows = within(screen.getByRole("table", { name: "Rows to repair" })).getAllByRole("row");
  const said = rows.map((row) => [...row.children].map(({ textContent }) => textContent));
  // the toy data refer to an activity that is in no table
  const what = 'Leads nowherethere is no "made_up" in activity-spec';
  // on a phone the middle cells become a second line of the first cell
  const name = "map-base-actGlobal · b_mystery/virgin · activity_id";
  expect(said).toContainEqual([name, "Global", "b_mystery/virgin", "activity_id", what]);
});
