// @vitest-environment node
import { describe, expect, test } from "vitest";
import { baselineAtom, pinBaselineAtom } from "../../../../app/state/comparison/compared-product.ts";
import { confirmedRecyclingAtom, confirmRecyclingAtom } from "../../../../app/state/comparison/reuse-rule-view.ts";
import { scoreColumnsAtom } from "../../../../app/state/core/column-order.ts";
import { createComparisonAtom } from "../../../../app/state/work/comparisons.ts";
import { memoryFlags } from "../../data/memory-stores.ts";
import { testTab } from "../test-services.ts";

const DRAFT = {
  comparison_name: "Cups",
  region_use: "Global",
  usecase_id: "cup",
  food_id: "water",
  currentProductIds: ["cup_pp"],
};

describe("the order of the columns", () => {
  test("is kept under the specification's key and restored after a reload", async () => {
    const flags = memoryFlags();
    const { store } = await testTab({ flags });
    expect(store.get(scoreColumnsAtom)).toEqual([]);
    store.set(scoreColumnsAtom, ["h2o", "climate"]);
    expect(store.get(scoreColumnsAtom)).toEqual(["h2o", "climate"]);
    expect(flags.local.read("scoretable_columns")).toBe('["h2o","climate"]');

    const reloaded = await testTab({ flags });
    expect(reloaded.store.get(scoreColumnsAtom)).toEqual(["h2o", "climate"]);
    reloaded.store.set(scoreColumnsAtom, []);
    expect(flags.local.read("scoretable_columns")).toBeNull();
  });

  test.each(["", "{", "7", '{"a":1}', "[1,null]"])("damaged text %s gives the default order", async (text) => {
    const flags = memoryFlags();
    flags.local.write("scoretable_columns", text);
    const { store } = await testTab({ flags });
    expect(store.get(scoreColumnsAtom)).toEqual([]);
  });
});

describe("the baseline", () => {
  test("is kept per comparison until it is unpinned; those of deleted comparisons are dropped", async () => {
    const flags = memoryFlags();
    flags.local.write("comparison_baselines", '{"deleted":"cup_pp","odd":7}');
    const { store } = await testTab({ flags });
    const created = await store.set(createComparisonAtom, DRAFT);
    if (!created.ok) throw new Error(created.problem.detail);
    const id = created.value;
    expect(store.get(baselineAtom(id))).toBeNull();
    store.set(pinBaselineAtom, id, "cup_pp");
    expect(store.get(baselineAtom(id))).toBe("cup_pp");
    expect(flags.local.read("comparison_baselines")).toBe(JSON.stringify({ [id]: "cup_pp" }));

    const reloaded = await testTab({ flags });
    expect(reloaded.store.get(baselineAtom(id))).toBe("cup_pp");
    reloaded.store.set(pinBaselineAtom, id, null);
    expect(reloaded.store.get(baselineAtom(id))).toBeNull();
    expect(flags.local.read("comparison_baselines")).toBeNull();
  });

  test.each(["", "[", "null", '"x"', "[1]"])("damaged text %s gives no baseline", async (text) => {
    const flags = memoryFlags();
    flags.local.write("comparison_baselines", text);
    const { store } = await testTab({ flags });
    expect(store.get(baselineAtom("any"))).toBeNull();
  });
});

test("switching the recycling mode is confirmed once per session and direction", async () => {
  const flags = memoryFlags();
  const { store } = await testTab({ flags });
  expect([...store.get(confirmedRecyclingAtom)]).toEqual([]);
  store.set(confirmRecyclingAtom, "custom");
  expect([...store.get(confirmedRecyclingAtom)]).toEqual(["custom"]);
  const reloaded = await testTab({ flags });
  expect([...reloaded.store.get(confirmedRecyclingAtom)]).toEqual(["custom"]);
  reloaded.store.set(confirmRecyclingAtom, "regional");
  expect([...reloaded.store.get(confirmedRecyclingAtom)].toSorted()).toEqual(["custom", "regional"]);
  expect(flags.local.read("recycling_custom_confirmed")).toBeNull();
});
