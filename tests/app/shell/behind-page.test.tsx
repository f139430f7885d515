import { cleanup, render, waitFor } from "@testing-library/react";
import { Provider } from "jotai";
import { afterEach, expect, it, vi } from "vitest";
import { BehindPage } from "../../../app/shell/behind-page.tsx";
import { switchOwnerAtom } from "../../../app/state/work/work.ts";
import { GUEST } from "../../../app/state/core/owner.ts";
import { createComparisonAtom } from "../../../app/state/work/comparisons.ts";
import { createScoringService } from "../../../workers/scoring-service.ts";
import { failed } from "../../../app/data/outcome.ts";
import { openUserWork } from "../../../app/data/documents/user-work.ts";
import { createPortfolioAtom } from "../../../app/state/work/portfolios.ts";
import { memoryFlags, memoryRecords, memoryTabs } from "../data/memory-stores.ts";
import { KIOSK } from "../features/kiosk-catalogue.ts";
import { kioskScores } from "../pages/comparison-mode/kiosk-scores.ts";
import { noContent } from "../data/no-server.ts";
import { fixedReference, offlineTab } from "../tab.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** What the engine is asked while the page's code is not there, at an address about a stored comparison. */
const asked = async (addressOf: (id: string) => string) => {
  const calls: string[] = [];
  const { store } = offlineTab({
    catalogue: KIOSK,
    services: {
      engine: {
        ...createScoringService(),
        scoreComparison: async (_version, input) => {
          calls.push("scores");
          return { ok: true, value: kioskScores(input) };
        },
        comparisonUncertainty: () => {
          calls.push("draws");
          return new Promise(() => undefined);
        },
      },
    },
  });
  await store.set(switchOwnerAtom, GUEST);
  const made = await store.set(createComparisonAtom, {
    comparison_name: "Cups",
    region_use: "Global",
    usecase_id: "hot_cup",
    food_id: "coffee",
    currentProductIds: ["glass"],
  });
  if (!made.ok) throw new Error(made.problem.detail);
  window.history.replaceState(null, "", addressOf(made.value));
  render(
    <Provider store={store}>
      <BehindPage begun={false} />
    </Provider>,
  );
  return calls;
};

it("scores and draws the comparison in the address before the page's code is loaded", async () => {
  const calls = await asked((id) => `/comparison-mode?comparison_id=${id}`);
  await waitFor(() => expect(calls).toEqual(["scores", "draws"]));
});

it("requests the rows of the region of the results in the address before the reference data are there", async () => {
  const wanted: string[] = [];
  const reference = {
    ...fixedReference(null),
    ensureRegion: async (region_id: string) => {
      wanted.push(region_id);
      return failed("no_reference_data", region_id);
    },
  };
  const { store } = offlineTab({ services: { reference } });
  await store.set(switchOwnerAtom, GUEST);
  const made = await store.set(createComparisonAtom, {
    comparison_name: "Cups",
    region_use: "Europe",
    usecase_id: "hot_cup",
    food_id: "coffee",
    currentProductIds: ["glass"],
  });
  const portfolio = { portfolio_name: "Kiosk", portfolio_desc: "Coffee to go", region_use: "Spain" };
  const kiosk = await store.set(createPortfolioAtom, portfolio, []);
  if (!made.ok || !kiosk.ok) throw new Error("nothing was made");
  for (const address of [`comparison-mode?comparison_id=${made.value}`, `portfolio-mode?portfolio_id=${kiosk.value}`]) {
    window.history.replaceState(null, "", `/${address}`);
    render(
      <Provider store={store}>
        <BehindPage begun={false} />
      </Provider>,
    );
    cleanup();
  }
  await waitFor(() => expect(wanted).toEqual(["Europe", "Spain"]));
});

it("loads the index of the texts when a page is on screen", async () => {
  let loads = 0;
  const index = async () => {
    loads += 1;
    return failed("network", "no texts");
  };
  const { store } = offlineTab({ services: { content: { ...noContent, index } } });
  const page = (begun: boolean) => (
    <Provider store={store}>
      <BehindPage begun={begun} />
    </Provider>
  );
  vi.stubGlobal("requestIdleCallback", (run: () => void) => setTimeout(run));
  vi.stubGlobal("cancelIdleCallback", clearTimeout);
  const { rerender } = render(page(false));
  await new Promise((later) => setTimeout(later, 20));
  expect(loads).toBe(0);
  rerender(page(true));
  await waitFor(() => expect(loads).toBe(1));
});

it("requests the lines of the portfolio in the address before the page's code is loaded", async () => {
  const work = openUserWork(memoryRecords(), memoryTabs().tab());
  const { store: earlier } = offlineTab({ services: { work } });
  await earlier.set(switchOwnerAtom, GUEST);
  const line = { usecase_id: "hot_cup", prodsys_id: "glass", food_id: "coffee_milk", quantity: 3, label: "" };
  const made = await earlier.set(
    createPortfolioAtom,
    { portfolio_name: "Kiosk", portfolio_desc: "Coffee to go", region_use: "Global" },
    [line],
  );
  if (!made.ok) throw new Error(made.problem.detail);
  const read: string[] = [];
  const { store } = offlineTab({
    services: {
      work: {
        ...work,
        entries: async (owner, id) => {
          read.push(id);
          return work.entries(owner, id);
        },
      },
    },
  });
  await store.set(switchOwnerAtom, GUEST);
  window.history.replaceState(null, "", `/portfolio-mode?portfolio_id=${made.value}`);
  render(
    <Provider store={store}>
      <BehindPage begun={false} />
    </Provider>,
  );
  await waitFor(() => expect(read).toEqual([made.value]));
});

it("sends no request to the engine if the page shows no results", async () => {
  for (const address of ["/comparison-mode?step=5&comparison_id=", "/create-product?comparison_id="]) {
    const calls = await asked((id) => address + id);
    await new Promise((later) => setTimeout(later, 50));
    expect([address, ...calls]).toEqual([address]);
    cleanup();
  }
});

it("loads the session dialogs in advance, only once a page is on screen and for users only", () => {
  const idle = vi.fn<(run: () => void) => number>(() => 1);
  vi.stubGlobal("requestIdleCallback", idle);
  vi.stubGlobal("cancelIdleCallback", () => undefined);
  const shown = (flags: Record<string, string>, begun: boolean): number => {
    idle.mockClear();
    const { store } = offlineTab({ flags: memoryFlags(flags) });
    render(
      <Provider store={store}>
        <BehindPage begun={begun} />
      </Provider>,
    );
    cleanup();
    return idle.mock.calls.length;
  };
  const user = { accessToken: "token", accountEmail: "ada@example.org", isAdmin: "false" };
  // the index of the texts is loaded in advance too, for everybody
  expect(shown(user, false)).toBe(0);
  expect(shown(user, true)).toBe(2);
  expect(shown({ isGuest: "true" }, true)).toBe(1);
});
