import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Provider } from "jotai";
import { afterEach, expect, it, vi } from "vitest";
import type { PageUpdates } from "../../../app/data/page-updates.ts";
import { NewerBuild } from "../../../app/shell/news.tsx";
import { startLoadingAtom } from "../../../app/state/start/loading.ts";
import { testTab } from "../state/test-services.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A fake service worker port that records its calls; `newerWaits` reports a waiting build. */
const openPage = async () => {
  const calls: string[] = [];
  let waits: () => void = () => undefined;
  const updates: PageUpdates = {
    keep: async (onWaiting) => {
      calls.push("keep");
      waits = onWaiting;
    },
    take: async () => void calls.push("take"),
  };
  const give = () => updates;
  const tab = await testTab({});
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  render(
    <Provider store={tab.store}>
      <NewerBuild updates={give} />
    </Provider>,
  );
  return {
    calls,
    idle: () => act(() => vi.advanceTimersByTimeAsync(3_000)),
    load: () => act(() => tab.store.set(startLoadingAtom)),
    newerWaits: () => act(async () => waits()),
  };
};

it("stores the app only after its tables are loaded and the browser is idle", async () => {
  const { calls, load, idle } = await openPage();
  await idle();
  expect(calls).toEqual([]);
  await load();
  expect(calls).toEqual([]);
  await idle();
  expect(calls).toEqual(["keep"]);
});

it("shows when a newer build waits, and loads it only on request", async () => {
  const { calls, load, idle, newerWaits } = await openPage();
  await load();
  await idle();
  expect(screen.queryByRole("button")).toBeNull();
  await newerWaits();
  await newerWaits();
  expect(screen.getByRole("status").textContent).toContain("A newer version of Tare is ready.");
  expect(calls).toEqual(["keep"]);
  fireEvent.click(screen.getByRole("button", { name: "Load it now" }));
  expect(calls).toEqual(["keep", "take"]);
});
