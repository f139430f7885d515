import { act, cleanup, render, screen } from "@testing-library/react";
import { Provider } from "jotai";
import { afterEach, expect, it } from "vitest";
import { LoadingScreen } from "../../../app/shell/behind-page.tsx";
import { RegionProgress } from "../../../app/shell/news.tsx";
import { servicesAtom } from "../../../app/state/core/services.ts";
import { retryLoadingAtom, startLoadingAtom } from "../../../app/state/start/loading.ts";
import { toyServer } from "../data/toy-server.ts";
import { TOY_EUROPE } from "../data/toy-tables.ts";
import { testTab } from "../state/test-services.ts";
import { shellTab } from "./shell-tab.tsx";

afterEach(cleanup);

it("is building the data models once the tables are here", async () => {
  const { store } = shellTab({
    load: async (report) => {
      report("scorecard");
      return new Promise(() => undefined);
    },
  });
  render(
    <Provider store={store}>
      <LoadingScreen />
    </Provider>,
  );
  act(() => void store.set(startLoadingAtom));
  expect((await screen.findByRole("progressbar", { name: "Building Data Models" })).getAttribute("value")).toBe("90");
});

it("shows the share of changed tables that are loaded within a stage", async () => {
  const { store } = shellTab({
    load: async (report) => {
      report("tables", 0.25);
      return new Promise(() => undefined);
    },
  });
  render(
    <Provider store={store}>
      <LoadingScreen />
    </Provider>,
  );
  act(() => void store.set(startLoadingAtom));
  await expect
    .poll(() => screen.getByRole("progressbar", { name: "Loading Data Tables" }).getAttribute("value"))
    .toBe("60");
});

it("shows the share of a region's changed tables that are loaded on every page, until all are", async () => {
  const server = await toyServer();
  let goOn: (() => void) | null = null;
  const fetch: typeof server.fetch = async (url, init) => {
    if (url === "/api/listKind/litter-spec/Europe") await new Promise<void>((resolve) => (goOn = resolve));
    return server.fetch(url, init);
  };
  const { store } = await testTab({ server: { ...server, fetch } });
  await store.set(startLoadingAtom);
  const { reference } = await store.get(servicesAtom).open();
  await reference.ensureRegion("Europe");
  const litter = '{"medium":{"litter_rate_default":0.5}}';
  await server.publish(
    "v2",
    undefined,
    TOY_EUROPE.map((row) => (row.kind === "litter-spec" ? { ...row, data: litter } : row)),
  );
  await store.set(retryLoadingAtom);
  render(
    <Provider store={store}>
      <RegionProgress />
    </Provider>,
  );
  expect(screen.queryByRole("progressbar")).toBeNull();
  const ensured = reference.ensureRegion("Europe");
  await expect.poll(() => goOn).not.toBeNull();
  expect(screen.getByRole("progressbar", { name: "Loading Data Tables" }).getAttribute("value")).toBe("0");
  await act(async () => {
    goOn?.();
    expect(await ensured).toEqual({ ok: true, value: "v2" });
  });
  expect(screen.queryByRole("progressbar")).toBeNull();
});
