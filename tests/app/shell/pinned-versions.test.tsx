import { act, cleanup, render } from "@testing-library/react";
import { Provider } from "jotai";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ok } from "../../../app/data/outcome.ts";
import type { PinnedPlace, PinnedStore } from "../../../app/data/pinned-store.ts";
import { PinnedVersions } from "../../../app/shell/news.tsx";
import { comparisonsAtom, createComparisonAtom, editComparisonAtom } from "../../../app/state/work/comparisons.ts";
import { startLoadingAtom } from "../../../app/state/start/loading.ts";
import { checkForNewerDataAtom, switchToNewerDataAtom } from "../../../app/state/start/newer-data.ts";
import { openTables, servicesAtom } from "../../../app/state/core/services.ts";
import { continueAsGuestAtom } from "../../../app/state/core/session.ts";
import { toyBaseWith } from "../data/toy-tables.ts";
import { testTab } from "../state/test-services.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A guest's page with a comparison of v1, and a pinned store that records its calls. */
const openPage = async () => {
  const asked: string[] = [];
  const held: PinnedPlace[] = [];
  const missing: PinnedPlace[] = [];
  const pinnedStore: PinnedStore = {
    read: async () => ok(null),
    keep: async (place) => {
      held.push(place);
      return ok(null);
    },
    missing: async (inUse) => {
      asked.push(`missing beside ${inUse}`);
      return ok(missing);
    },
    tidy: async () => {
      asked.push("tidy");
      return ok(null);
    },
  };
  const tab = await testTab({ pinnedStore });
  tab.store.set(continueAsGuestAtom);
  await tab.store.set(startLoadingAtom);
  const made = await tab.store.set(createComparisonAtom, {
    comparison_name: "Cups",
    region_use: "Europe",
    usecase_id: "cup",
    food_id: "default_worst",
    currentProductIds: ["cup_pp"],
  });
  await tab.store.set(editComparisonAtom, made.ok ? made.value : "", { data_version: "v1" });
  render(
    <Provider store={tab.store}>
      <PinnedVersions />
    </Provider>,
  );
  const idle = () => act(() => vi.advanceTimersByTimeAsync(3_000));
  const tables = () => openTables(tab.store.get(servicesAtom));
  return { ...tab, asked, held, missing, idle, tables };
};

it("tidies up once per version in use, and fetches missing tables when the browser is idle", async () => {
  const { asked, held, missing, idle, store, server, tables } = await openPage();
  expect(asked).toEqual([]);
  await idle();
  expect(asked).toEqual(["tidy", "missing beside v1"]);

  await server.publish("v2", toyBaseWith(4000));
  missing.push({ version: "v1", region: "base" });
  await act(async () => {
    await store.set(checkForNewerDataAtom);
    await store.set(switchToNewerDataAtom);
  });
  await idle();
  await vi.waitFor(() => expect(held).toEqual([{ version: "v1", region: "base" }]));
  expect(asked.slice(2)).toEqual(["tidy", "missing beside v2"]);
  // The tables of the version in use are fetched too, so that both versions can be compared.
  await vi.waitFor(() => expect(server.calls).toContain("/api/listData/Europe"));
  server.fault = () => new TypeError("Failed to fetch");
  expect(await (await tables()).reference.ensureRegion("Europe")).toEqual({ ok: true, value: "v2" });
});

it("checks again when a result's version changes, without tidying up again", async () => {
  const { asked, idle, store } = await openPage();
  await idle();
  const [first] = store.get(comparisonsAtom);
  await act(() => store.set(editComparisonAtom, first?.comparison.comparison_id ?? "", { data_version: "v0" }));
  await idle();
  expect(asked).toEqual(["tidy", "missing beside v1", "missing beside v1"]);
  // a change that affects no version
  await act(() => store.set(editComparisonAtom, first?.comparison.comparison_id ?? "", { note: "for the canteen" }));
  await idle();
  expect(asked).toHaveLength(3);
});
