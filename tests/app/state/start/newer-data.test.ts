// @vitest-environment node
import { describe, expect, test } from "vitest";
import { catalogueAtom } from "../../../../app/state/work/catalogue.ts";
import { comparisonScoresAtom } from "../../../../app/state/comparison/comparison-scores.ts";
import { createComparisonAtom } from "../../../../app/state/work/comparisons.ts";
import { explanationAtom } from "../../../../app/state/comparison/explanation.ts";
import { loadingAtom, startLoadingAtom } from "../../../../app/state/start/loading.ts";
import {
  changingDataAtom,
  checkForNewerDataAtom,
  newerDataAtom,
  switchToNewerDataAtom,
} from "../../../../app/state/start/newer-data.ts";
import { acceptVersionAtom } from "../../../../app/state/analysis/pinned-results.ts";
import {
  changeProductDraftAtom,
  openProductDraftAtom,
  productDraftingAtom,
} from "../../../../app/state/editors/product-draft.ts";
import { continueAsGuestAtom } from "../../../../app/state/core/session.ts";
import { toyBaseWith } from "../../data/toy-tables.ts";
import { testTab } from "../test-services.ts";

const MINUTE = 60_000;

/** A guest's page with a scored comparison on screen. */
const openPage = async () => {
  const tab = await testTab({});
  const { store } = tab;
  store.set(continueAsGuestAtom);
  await store.set(startLoadingAtom);
  const made = await store.set(createComparisonAtom, {
    comparison_name: "Cups",
    region_use: "Global",
    usecase_id: "cup",
    food_id: "default_worst",
    currentProductIds: ["cup_pp"],
  });
  const id = made.ok ? made.value : "";
  const scoresAtom = comparisonScoresAtom(id);
  const numberAtom = explanationAtom(id, { prodsys_id: "cup_pp", subject: "climate" });
  store.sub(scoresAtom, () => undefined);
  store.sub(numberAtom, () => undefined);
  const shown = async () => {
    await expect.poll(() => [store.get(scoresAtom).status, store.get(numberAtom).isAsking]).toEqual(["ready", false]);
    const { scores, data_version } = store.get(scoresAtom);
    return {
      catalogue: store.get(catalogueAtom)?.version,
      scores: data_version,
      climate: scores?.products[0]?.raw.climate,
      explained: JSON.stringify(store.get(numberAtom).value),
    };
  };
  return { ...tab, shown, id };
};

describe("newer reference data", () => {
  test("are announced while everything stays on the current version; once accepted, everything changes except results", async () => {
    const { store, server, shown, id } = await openPage();
    const before = await shown();
    expect(before).toMatchObject({ catalogue: "v1", scores: "v1" });
    expect(store.get(newerDataAtom)).toBeNull();

    await server.publish("v2", toyBaseWith(4000));
    await store.set(checkForNewerDataAtom);
    expect(store.get(newerDataAtom)).toBe("v2");
    expect(await shown()).toEqual(before);

    await store.set(switchToNewerDataAtom);
    expect(store.get(newerDataAtom)).toBeNull();
    expect(store.get(changingDataAtom)).toBe(false);
    // results stay with their version until the user moves them
    await expect.poll(async () => (await shown()).catalogue).toBe("v2");
    expect(await shown()).toEqual({ ...before, catalogue: "v2" });
    expect(await store.set(acceptVersionAtom, { kind: "comparison", id })).toMatchObject({ ok: true });
    await expect.poll(async () => (await shown()).scores).toBe("v2");
    const after = await shown();
    // 0.01 kg more, because the price rises by 2000 g/kg
    expect(Number(after.climate) - Number(before.climate)).toBeCloseTo(20, 9);
    expect(after.explained).not.toBe(before.explained);
  });

  test("update the tables of a product that is being edited, and its input stays", async () => {
    const { store, server } = await openPage();
    await store.set(openProductDraftAtom, {
      prodsys_id: null,
      context: {
        usecase_id: "cup",
        food_id: "default_worst",
        region_use: "Global",
        recycling: { custom: false },
        custom_foods: [],
        rivals: { products: [], custom_products: [] },
      },
      copied: (name) => ({ name, description: "" }),
    });
    const opened = store.get(productDraftingAtom);
    if (opened === null) throw new Error("no product is being edited");
    store.set(changeProductDraftAtom, { ...opened.draft, name: "Mine" }, null);
    await server.publish("v2", toyBaseWith(4000));
    await store.set(checkForNewerDataAtom);
    await store.set(switchToNewerDataAtom);
    const now = store.get(productDraftingAtom);
    expect(now?.draft.name).toBe("Mine");
    expect(now?.next.undo).toBe("");
    expect(now?.tables).not.toBe(opened.tables);
  });

  test("leave the current version in use when they cannot be fetched, with a notice", async () => {
    const { store, server, shown } = await openPage();
    const before = await shown();
    await server.publish("v2", toyBaseWith(4000));
    await store.set(checkForNewerDataAtom);
    server.fault = () => new TypeError("offline");
    await store.set(switchToNewerDataAtom);
    expect(store.get(loadingAtom)).toMatchObject({ status: "ready", stale: { code: "network" } });
    // one notice at a time
    expect(store.get(newerDataAtom)).toBeNull();
    expect(await shown()).toEqual(before);
    server.fault = () => null;
    await store.set(switchToNewerDataAtom);
    await expect.poll(async () => (await shown()).catalogue).toBe("v2");
  });

  test("are checked once a minute at most, and not before the tables are loaded", async () => {
    const tab = await testTab({});
    await tab.store.set(checkForNewerDataAtom);
    expect(tab.server.calls).toEqual([]);

    const { store, server, pass, shown } = await openPage();
    await shown();
    server.forget();
    await store.set(checkForNewerDataAtom);
    await store.set(checkForNewerDataAtom);
    expect(server.calls).toEqual(["/api/listUpdateTimes"]);
    pass(MINUTE);
    await store.set(checkForNewerDataAtom);
    expect(server.calls).toHaveLength(2);
  });

  test("are no longer offered after the server has withdrawn them", async () => {
    const { store, server, pass } = await openPage();
    await server.publish("v2", toyBaseWith(4000));
    await store.set(checkForNewerDataAtom);
    expect(store.get(newerDataAtom)).toBe("v2");
    pass(MINUTE);
    server.fault = (path) => (path === "/api/listUpdateTimes" ? new Response(null, { status: 304 }) : null);
    await store.set(checkForNewerDataAtom);
    expect(store.get(newerDataAtom)).toBeNull();
  });
});
