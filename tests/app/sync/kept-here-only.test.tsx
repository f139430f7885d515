import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Provider } from "jotai";
import { afterEach, expect, it, vi } from "vitest";
import { portfolioRows } from "../../../app/features/home/home-rows.ts";
import { ReportDialog } from "../../../app/features/report/report-dialog.tsx";
import { OpenedPortfolio } from "../../../app/pages/portfolio-mode/opened-portfolio.tsx";
import { HeaderSaving } from "../../../app/shell/header-parts.tsx";
import { createComparisonAtom } from "../../../app/state/work/comparisons.ts";
import {
  createPortfolioAtom,
  editEntriesAtom,
  entriesNowAtom,
  portfolioAtom,
  portfoliosAtom,
} from "../../../app/state/work/portfolios.ts";
import { localOnlyPortfoliosAtom, saveStateAtom } from "../../../app/state/work/save-state.ts";
import { returnedAtom } from "../../../app/state/work/sync.ts";
import { PORTFOLIO_ENTRIES } from "../../../edge-api/contract/limits.ts";
import { append, remove, setQuantity } from "../../../workers/engine/portfolio/line-edit.ts";
import { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { makeDevice } from "./device.ts";
import { type Tab, World } from "./world.ts";

afterEach(cleanup);

const REPORT_HEAD = {
  kind: "portfolio",
  name: "All",
  data_version: "2026.12",
  finding: "This portfolio scores 40.",
  unit: "3 uses",
} as const;

const REPORT_ABOUT = { about: { region_use: "global" }, catalogue: { regions: [] } };

const LINE = { usecase_id: "cup", prodsys_id: "cup_pp", food_id: "default_worst", quantity: 1, label: "" };
const linesOf = (count: number) => LineTable.of(Array.from({ length: count }, () => LINE));

const tableOf = async (tab: Tab, id: string): Promise<LineTable> => {
  const entries = await tab.store.set(entriesNowAtom, id);
  if (!entries.ok) throw new Error(entries.problem.detail);
  return entries.value;
};

const until = (world: World, holds: () => void): Promise<void> =>
  vi.waitFor(async () => {
    await world.pass(1_000);
    holds();
  });

const headerAt = (tab: Tab, address: string): string => {
  window.history.replaceState(null, "", address);
  const { container, unmount } = render(
    <Provider store={tab.store}>
      <HeaderSaving />
    </Provider>,
  );
  const text = container.textContent ?? "";
  unmount();
  return text;
};

/** A portfolio of three lines on the server, which has outgrown it on one of two devices. */
const outgrown = async (added = PORTFOLIO_ENTRIES, end: "kept here" | "saved" = "kept here") => {
  const world = await World.make();
  const tabs: Tab[] = [];
  for (const name of ["desk", "phone"]) {
    const device = await makeDevice(name);
    await world.logIn(device, world.ada);
    tabs.push(await world.open(device));
  }
  const [desk, phone] = tabs;
  if (desk === undefined || phone === undefined) throw new Error("two devices");
  const head = { portfolio_name: "All", portfolio_desc: "d", region_use: "Global" };
  const made = await desk.store.set(createPortfolioAtom, head, linesOf(3));
  if (!made.ok) throw new Error(made.problem.detail);
  const id = made.value;
  await until(world, () => expect(desk.store.get(saveStateAtom).kind).toBe("saved"));
  desk.device.isSlow = true;
  const headers = new Set<string>();
  const unsubscribe = desk.store.sub(saveStateAtom, () => void headers.add(headerAt(desk, "/")));
  await desk.store.set(editEntriesAtom, id, [append(await tableOf(desk, id), linesOf(added))]);
  await until(world, () => {
    if (end === "saved") expect(desk.store.get(saveStateAtom).kind).toBe("saved");
    else expect([...desk.store.get(localOnlyPortfoliosAtom)]).toEqual([id]);
  });
  unsubscribe();
  // what takes longer than a second shows how far it is
  const says = [...headers].some((text) => text.endsWith("being sent: you can go on working50%"));
  expect(says).toBe(end === "saved");
  unsubscribe();
  return { world, desk, phone, id };
};

it("of lines which the server has lost says what to do; a device that has them heals them", async () => {
  const { world, desk, phone, id } = await outgrown(80_000, "saved");
  await world.server.database.prepare("DELETE FROM body_texts").all();
  await until(world, () => {
    void phone.store.set(returnedAtom);
    expect(phone.store.get(portfolioAtom(id))?.entry_count).toBe(80_003);
  });
  const opened = (
    <Provider store={phone.store}>
      <OpenedPortfolio portfolio_id={id}>{(_, table) => <p>{table.length} lines</p>}</OpenedPortfolio>
    </Provider>
  );
  render(opened);
  await screen.findByText(/^The server cannot read them; nothing was changed\./);
  cleanup();
  const table = await tableOf(desk, id);
  await desk.store.set(editEntriesAtom, id, [setQuantity(table, 80_002, 7)]);
  await until(world, () => expect(desk.store.get(saveStateAtom).kind).toBe("saved"));
  await until(world, () => void phone.store.set(returnedAtom));
  expect((await tableOf(phone, id)).equals(await tableOf(desk, id))).toBe(true);
});

it("says of the portfolio that is too large, and of nothing else, that it is kept here only", async () => {
  const { world, desk, id } = await outgrown();
  const hereOnly = "Kept here only: too large for the server.";
  expect(headerAt(desk, `/portfolio-mode?portfolio_id=${id}`)).toContain(hereOnly);
  const comparison = {
    comparison_name: "Cups",
    region_use: "Global",
    usecase_id: "cup",
    food_id: "default_worst",
    currentProductIds: ["cup_pp"],
  };
  const made = await desk.store.set(createComparisonAtom, comparison);
  await until(world, () => expect(desk.store.get(saveStateAtom).kind).toBe("saved"));
  expect(headerAt(desk, `/comparison-mode?comparison_id=${made.ok ? made.value : ""}`)).toMatch(/^Saved/);
  expect(headerAt(desk, "/")).toMatch(/^Saved/);
  expect(portfolioRows(desk.store.get(portfoliosAtom), null, desk.store.get(localOnlyPortfoliosAtom))).toMatchObject([
    { id, note: "Kept here only: too large for the server" },
  ]);

  const grown = await tableOf(desk, id);
  const places = Uint32Array.from({ length: PORTFOLIO_ENTRIES }, (_, at) => at);
  await desk.store.set(editEntriesAtom, id, [remove(grown, places)]);
  await until(world, () => expect(desk.store.get(localOnlyPortfoliosAtom).size).toBe(0));
  await until(world, () => expect(headerAt(desk, `/portfolio-mode?portfolio_id=${id}`)).toMatch(/^Saved/));
});

it("of 100,001 lines every screen says where they are kept, and another device that its version is the one before", async () => {
  const lines = 100_001;
  const { world, desk, phone, id } = await outgrown(lines - 3);
  expect(headerAt(desk, `/portfolio-mode?portfolio_id=${id}`)).toContain("Kept here only");
  expect(portfolioRows(desk.store.get(portfoliosAtom), null, desk.store.get(localOnlyPortfoliosAtom))).toMatchObject([
    { id, lines, note: "Kept here only: too large for the server" },
  ]);
  const at = (tab: Tab) => (
    <Provider store={tab.store}>
      <OpenedPortfolio portfolio_id={id}>{(_, table) => <p>{table.length} lines</p>}</OpenedPortfolio>
    </Provider>
  );
  const { unmount } = render(at(desk));
  await screen.findByText(`${lines} lines`);
  expect(screen.getByText(/kept in this browser only: the server takes up to 100,000 lines/)).toBeDefined();
  unmount();
  const report = render(
    <Provider store={desk.store}>
      <ReportDialog id={id} head={REPORT_HEAD} {...REPORT_ABOUT} sections={[]} onClose={() => undefined} />
    </Provider>,
  );
  expect(screen.getByText(/kept in this browser only: the server takes up to 100,000 lines/)).toBeDefined();
  report.unmount();
  await until(world, () => {
    void phone.store.set(returnedAtom);
    expect(phone.store.get(portfolioAtom(id))?.portfolio.larger_elsewhere_since).toBeDefined();
  });
  render(at(phone));
  await screen.findByText("3 lines");
  expect(screen.getByText(/one of your devices has a larger version of this portfolio/)).toBeDefined();
  expect(screen.queryByText(/kept in this browser only/)).toBeNull();
});

it("another device that opens the version before says that there is a larger one, until that is saved or not needed", async () => {
  const { world, desk, phone, id } = await outgrown();
  const stored = () => phone.store.get(portfolioAtom(id));
  await until(world, () => {
    void phone.store.set(returnedAtom);
    expect(stored()).toMatchObject({ entry_count: 3, portfolio: { larger_elsewhere_since: expect.any(Number) } });
  });
  expect(portfolioRows(phone.store.get(portfoliosAtom), null, phone.store.get(localOnlyPortfoliosAtom))).toMatchObject([
    { id, note: "A device has a larger version" },
  ]);
  expect(desk.store.get(portfolioAtom(id))?.portfolio.larger_elsewhere_since).toBeUndefined();

  render(
    <Provider store={phone.store}>
      <OpenedPortfolio portfolio_id={id}>{(_, table) => <p>{table.length} lines</p>}</OpenedPortfolio>
    </Provider>,
  );
  await screen.findByText("3 lines");
  expect(screen.getByText(/one of your devices has a larger version of this portfolio/)).toBeDefined();
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "I don't need that version" })));
  await vi.waitFor(() => expect(screen.queryByText(/a larger version/)).toBeNull());
  await until(world, () => expect(phone.store.get(saveStateAtom).kind).toBe("saved"));
  expect(stored()?.portfolio.larger_elsewhere_since).toBeUndefined();
});
