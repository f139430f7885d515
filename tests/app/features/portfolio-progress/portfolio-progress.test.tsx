import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { Provider, useAtomValue } from "jotai";
import { afterEach, expect, test } from "vitest";
import { downloadProgressAtom } from "../../../../app/exports/progress.ts";
import PortfolioProgress from "../../../../app/features/portfolio-progress/portfolio-progress.tsx";
import { acceptSwapsAtom } from "../../../../app/state/analysis/portfolio-plan.ts";
import { continueAsGuestAtom } from "../../../../app/state/core/session.ts";
import { startLoadingAtom } from "../../../../app/state/start/loading.ts";
import { checkForNewerDataAtom, switchToNewerDataAtom } from "../../../../app/state/start/newer-data.ts";
import { movePortfolioAtom } from "../../../../app/state/portfolio/portfolio-editing.ts";
import { portfolioProgressRowsAtom } from "../../../../app/state/portfolio/portfolio-progress.ts";
import { unpackFragment } from "../../../../app/data/share/share-fragment.ts";
import { findShareWaysAtom } from "../../../../app/state/share/share.ts";
import { catalogueAtom } from "../../../../app/state/work/catalogue.ts";
import {
  createPortfolioAtom,
  deletePortfolioAtom,
  editPortfolioAtom,
  entriesNowAtom,
  portfolioAtom,
} from "../../../../app/state/work/portfolios.ts";
import { yearPeriod } from "../../../../workers/engine/portfolio/period.ts";
import { csvRows } from "../../csv-rows.ts";
import { toyBaseWith } from "../../data/toy-tables.ts";
import { testTab } from "../../state/test-services.ts";
import { toyTab } from "../../pages/comparison-mode/toy-tab.ts";

afterEach(cleanup);

const line = (prodsys_id: string, quantity: number) => ({
  usecase_id: "cup",
  prodsys_id,
  food_id: "default_worst",
  quantity,
  label: "",
});
const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));

type Store = Awaited<ReturnType<typeof toyTab>>["store"];

/** Makes a portfolio of cups of a year; gives its id. */
const make = async (store: Store, name: string, year: number, uses: number): Promise<string> => {
  const head = { portfolio_name: name, portfolio_desc: "Cups", region_use: "Global", period: yearPeriod(year) };
  const made = await store.set(createPortfolioAtom, head, [line("cup_pp", uses)]);
  if (!made.ok) throw new Error(made.problem.code);
  await store.set(entriesNowAtom, made.value);
  return made.value;
};

const show = async (store: Store, id: string) => {
  const Page = () => {
    const [portfolio, catalogue] = [useAtomValue(portfolioAtom(id))?.portfolio, useAtomValue(catalogueAtom)];
    return portfolio && catalogue && <PortfolioProgress id="progress" {...{ portfolio, catalogue }} isOwn />;
  };
  const page = (
    <Provider store={store}>
      <Page />
    </Provider>
  );
  await act(async () => void render(page));
};

const cellsOf = (figure: RegExp) =>
  within(screen.getByRole("row", { name: figure }))
    .getAllByRole("cell")
    .map(({ textContent }) => textContent?.replaceAll("\u00a0", " "));

test("progress since an earlier period is told by figure and cause; a target is set, told and undone", async () => {
  const { store, files } = await toyTab(["cup_pp"]);
  await make(store, "Later", 2027, 5);
  const before = await make(store, "Canteen", 2025, 1000);
  const id = await make(store, "Canteen now", 2026, 900);
  await show(store, id);
  const since = screen.getByRole("combobox", { name: "Compared with" });
  // only what ended before
  expect(
    within(since)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["Choose an earlier portfolio", "Canteen (2025)"]);
  await act(async () => void fireEvent.change(since, { target: { value: before } }));
  await waitFor(() => expect(store.get(portfolioProgressRowsAtom(id)).value).not.toBeNull());
  // 10 g a cup: all of the change is volume
  const rows = store.get(portfolioProgressRowsAtom(id)).value?.rows ?? [];
  expect(rows.map(({ figure }) => figure)).toEqual(["mass", "plastic", "climate", "reusable"]);
  expect(rows[0]).toEqual({ figure: "mass", before: 10, now: 9, data: 0, volume: -1, mix: 0 });
  expect(screen.getByText("Climate impact per year: 10% less than 2025.")).toBeTruthy();
  expect(cellsOf(/^Material/)).toEqual(["10 kg", "9 kg", "10% less", "−1 kg", "0", "0"]);

  await press("Set a target");
  const figure = await screen.findByLabelText("Figure");
  await act(async () => void fireEvent.change(figure, { target: { value: "mass" } }));
  await press("Save target");
  expect(screen.getByText("30% less material per year by 2030 than in 2025: at most 7 kg.")).toBeTruthy();
  expect(screen.getByText("On track: the straight line allows 9.4 kg now, and it is 9 kg.")).toBeTruthy();

  expect(await store.set(downloadProgressAtom, id)).toMatchObject({ ok: true });
  expect(csvRows(files.at(-1)?.text ?? "")[0]).toMatchObject({
    figure: "mass",
    unit: "kg a year",
    before: "10",
    now: "9",
    "change from volume": "-1",
    "before portfolio": "Canteen",
    "before time covered": "2025-01-01/2025-12-31",
    "time covered": "2026-01-01/2026-12-31",
  });

  // a share has the figures instead of the other portfolio
  const ways = await store.set(findShareWaysAtom, { kind: "portfolio", id });
  const sent = ways.ok ? await unpackFragment(new URL(ways.value.link ?? "").hash) : null;
  const shared = sent?.ok === true ? sent.value.share.portfolio?.head : undefined;
  expect(shared).toMatchObject({ period: yearPeriod(2026), progress: { portfolio_name: "Canteen", rows } });
  expect(shared?.progress_since).toBeUndefined();
  await act(async () => void (await store.set(editPortfolioAtom, id, { progress: shared?.progress })));
  await act(() => store.set(deletePortfolioAtom, before));
  expect(store.get(portfolioProgressRowsAtom(id)).value?.rows).toEqual(rows);
  await act(async () => void (await store.set(editPortfolioAtom, id, { progress: undefined })));
  expect(screen.queryByText(/Climate impact per year/)).toBeNull();

  await act(async () => void (await store.set(movePortfolioAtom, id, "undo")));
  expect(screen.queryByText(/less material per year/)).toBeNull();
});

test("what changed by newer data alone is in its own column, and the plan is held against the target", async () => {
  const { store, server } = await testTab({});
  store.set(continueAsGuestAtom);
  await store.set(startLoadingAtom);
  const before = await make(store, "Canteen", 2025, 1000);
  await server.publish("v2", toyBaseWith(4000));
  await store.set(checkForNewerDataAtom);
  await store.set(switchToNewerDataAtom);
  const id = await make(store, "Canteen now", 2026, 1000);
  const target = { figure: "climate" as const, percent: 30, year: 2030 };
  await store.set(editPortfolioAtom, id, { progress_since: before, target });
  await show(store, id);
  await waitFor(() => expect(store.get(portfolioProgressRowsAtom(id)).value).not.toBeNull());
  // 10 kg of plastic at 4000 g CO2e a kilogram instead of 2000
  expect([/^Material/, /^Climate/].map((figure) => cellsOf(figure).slice(2))).toEqual([
    ["same", "0", "0", "0"],
    ["49% more", "0", "0", "+20.0 kg"],
  ]);
  expect(screen.getByText("30% less climate impact per year by 2030 than in 2025: at most 42.3 kg.")).toBeTruthy();
  const swaps = [{ usecase_id: "cup", replaced_id: "cup_pp", prodsys_id: "cup_glass" }];
  await act(() => store.set(acceptSwapsAtom, id, swaps, "plan"));
  expect(await screen.findByText("The plan reaches it: 18.6 kg with all steps taken.")).toBeTruthy();
  await act(async () => void (await store.set(editPortfolioAtom, id, { target: { ...target, percent: 80 } })));
  expect(
    screen.getByText("The plan does not reach it: 18.6 kg with all steps taken, 6.5 kg above the target."),
  ).toBeTruthy();
});
