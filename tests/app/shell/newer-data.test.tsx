import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Provider } from "jotai";
import { afterEach, expect, it, vi } from "vitest";
import { NewerData } from "../../../app/shell/news.tsx";
import { Notices } from "../../../app/shell/notices.tsx";
import { referenceCatalogueAtom } from "../../../app/state/engine/reference-catalogue.ts";
import { startLoadingAtom } from "../../../app/state/start/loading.ts";
import { toyBaseWith } from "../data/toy-tables.ts";
import { testTab } from "../state/test-services.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const openPage = async () => {
  const tab = await testTab({});
  await tab.store.set(startLoadingAtom);
  tab.server.forget();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  render(
    <Provider store={tab.store}>
      <Notices newer={<NewerData />} />
    </Provider>,
  );
  return tab;
};
const visible = (state: DocumentVisibilityState) => vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
const becomeVisible = () => act(async () => void document.dispatchEvent(new Event("visibilitychange")));

it("checks when the page becomes visible, and shows nothing if nothing is new", async () => {
  const { server } = await openPage();
  expect(server.calls).toEqual([]);
  await becomeVisible();
  await vi.waitFor(() => expect(server.calls).toEqual(["/api/listUpdateTimes"]));
  expect(screen.queryByRole("button")).toBeNull();
});

it("checks every ten minutes while the page is visible, and not in the background", async () => {
  const { server, pass } = await openPage();
  visible("hidden");
  await act(() => vi.advanceTimersByTimeAsync(10 * 60_000));
  expect(server.calls).toEqual([]);
  visible("visible");
  await act(() => vi.advanceTimersByTimeAsync(9 * 60_000));
  expect(server.calls).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  await vi.waitFor(() => expect(server.calls).toHaveLength(1));
  pass(10 * 60_000);
  await act(() => vi.advanceTimersByTimeAsync(10 * 60_000));
  await vi.waitFor(() => expect(server.calls).toHaveLength(2));
});

it("names the newer version, and changes to it on request", async () => {
  const { server, store } = await openPage();
  await server.publish("2026.12", toyBaseWith(4000));
  await becomeVisible();
  expect(await screen.findByText("New reference data (2026.12) are available.")).toBeTruthy();
  expect(store.get(referenceCatalogueAtom)?.version).toBe("v1");
  fireEvent.click(screen.getByRole("button", { name: "Use them" }));
  expect(screen.getByRole("dialog", { name: "Changing to reference data 2026.12…" })).toBeTruthy();
  await vi.waitFor(() => expect(store.get(referenceCatalogueAtom)?.version).toBe("2026.12"));
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.queryByText(/New reference data/)).toBeNull();
});
