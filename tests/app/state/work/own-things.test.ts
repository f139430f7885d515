// @vitest-environment node
import type { Atom } from "jotai";
import { describe, expect, test, vi } from "vitest";
import type { SavedProduct } from "../../../../edge-api/contract/entities.ts";
import { catalogueAtom } from "../../../../app/state/work/catalogue.ts";
import { downloadComparisonCsvAtom } from "../../../../app/exports/comparison.ts";
import { comparisonInputAtom } from "../../../../app/state/comparison/comparison-input.ts";
import { breakEvensAtom, profilesAtom } from "../../../../app/state/comparison/comparison-parts.ts";
import { comparisonScoresAtom } from "../../../../app/state/comparison/comparison-scores.ts";
import { createComparisonAtom } from "../../../../app/state/work/comparisons.ts";
import { explanationAtom } from "../../../../app/state/comparison/explanation.ts";
import { deleteFoodAtom, saveFoodAtom } from "../../../../app/state/work/foods.ts";
import { startLoadingAtom } from "../../../../app/state/start/loading.ts";
import { deleteProductAtom, saveProductAtom } from "../../../../app/state/work/products.ts";
import { referenceCatalogueAtom } from "../../../../app/state/engine/reference-catalogue.ts";
import { servicesAtom } from "../../../../app/state/core/services.ts";
import { testTab } from "../test-services.ts";

type Tab = Awaited<ReturnType<typeof testTab>>;

/** A copy of a built-in product under an own id and name, as the editor saves it. */
const copyOf = async (tab: Tab, prodsys_id: string, own_id: string): Promise<SavedProduct> => {
  const { engine } = await tab.store.get(servicesAtom).open();
  const record = await engine.productRecord("v1", prodsys_id);
  if (!record.ok || record.value === null) throw new Error(prodsys_id);
  const { customProduct, overrides } = record.value;
  return {
    customProduct: {
      ...customProduct,
      product: { ...customProduct.product, prodsys_id: own_id, prodsys_name: "Our mug" },
    },
    overrides,
  };
};

const compared = async (tab: Tab, currentProductIds: readonly string[], food_id = "default_worst") => {
  const created = await tab.store.set(createComparisonAtom, {
    comparison_name: "Cups",
    region_use: "Global",
    usecase_id: "cup",
    food_id,
    currentProductIds: [...currentProductIds],
  });
  if (!created.ok) throw new Error(created.problem.detail);
  return created.value;
};

/** Watches an atom until its value is the expected one. */
const until = async <T>(tab: Tab, atom: Atom<T>, isWanted: (value: T) => boolean): Promise<T> => {
  const stop = tab.store.sub(atom, () => undefined);
  await vi.waitFor(() => expect(isWanted(tab.store.get(atom))).toBe(true), { interval: 2 });
  const value = tab.store.get(atom);
  stop();
  return value;
};

const scored = async (tab: Tab, id: string) => {
  const { scores } = await until(tab, comparisonScoresAtom(id), ({ status }) => status === "ready");
  return (scores?.products ?? []).map((product) => JSON.stringify({ ...product, prodsys_id: "" }));
};

const ready = async (): Promise<Tab> => {
  const tab = await testTab({});
  await tab.store.set(startLoadingAtom);
  return tab;
};

describe("an own product", () => {
  test("scores in a comparison exactly like its original, with its own settings", async () => {
    const tab = await ready();
    await tab.store.set(saveProductAtom, await copyOf(tab, "cup_steel", "own_mug"));
    const id = await compared(tab, ["cup_steel", "own_mug", "cup_pp"]);
    const [original, copy, other] = await scored(tab, id);
    expect(copy).toBe(original);
    expect(other).not.toBe(original);
    const { customProduct, overrides } = await copyOf(tab, "cup_steel", "own_mug");
    await tab.store.set(saveProductAtom, { customProduct, overrides: { ...overrides, reuses: 7 } });
    const [still, edited] = await scored(tab, id);
    expect(still).toBe(original);
    expect(JSON.parse(edited ?? "")).toMatchObject({ uses: 7 });
  });

  test("has its name in lists, explanations, profiles, break-even and files", async () => {
    const tab = await ready();
    await tab.store.set(saveProductAtom, await copyOf(tab, "cup_steel", "own_mug"));
    const id = await compared(tab, ["own_mug", "cup_pp"]);
    const listed = tab.store.get(catalogueAtom)?.products.find(({ prodsys_id }) => prodsys_id === "own_mug");
    const original = tab.store.get(catalogueAtom)?.products.find(({ prodsys_id }) => prodsys_id === "cup_steel");
    expect(listed).toEqual({ ...original, prodsys_id: "own_mug", prodsys_name: "Our mug", own: true });
    const profiles = await until(tab, profilesAtom(id), ({ value }) => value !== null);
    expect(profiles.value?.map((profile) => profile?.custom)).toEqual([true, false]);
    const pairs = await until(tab, breakEvensAtom(id), ({ value }) => value !== null);
    expect(pairs.value?.[0]?.reusable_id).toBe("own_mug");
    const number = { prodsys_id: "own_mug", subject: "climate" as const };
    const explained = await until(tab, explanationAtom(id, number), ({ value }) => value !== null);
    expect(explained.value).toMatchObject({ kind: "inventory" });
    // files contain what is on screen
    tab.store.sub(comparisonScoresAtom(id), () => undefined);
    await scored(tab, id);
    for (const table of ["results", "raw_scores", "stages", "break_even", "circularity", "profiles"] as const) {
      expect(await tab.store.set(downloadComparisonCsvAtom, { id, table })).toMatchObject({ ok: true });
      expect(tab.files.at(-1)?.text).toContain("Our mug");
    }
  });

  test("of another comparison causes no re-scoring", async () => {
    const tab = await ready();
    const id = await compared(tab, ["cup_steel", "cup_pp"]);
    const before = tab.store.get(comparisonInputAtom(id));
    await tab.store.set(saveProductAtom, await copyOf(tab, "cup_steel", "own_mug"));
    expect(tab.store.get(comparisonInputAtom(id))).toBe(before);
    expect(before?.custom_products).toEqual([]);
  });

  test("disappears from its comparison and the lists when it is deleted", async () => {
    const tab = await ready();
    await tab.store.set(saveProductAtom, await copyOf(tab, "cup_steel", "own_mug"));
    const id = await compared(tab, ["own_mug", "cup_pp"]);
    await scored(tab, id);
    await tab.store.set(deleteProductAtom, "own_mug");
    const [gone, kept] = await scored(tab, id);
    expect(JSON.parse(gone ?? "")).toEqual({ prodsys_id: "" });
    expect(JSON.parse(kept ?? "")).toMatchObject({ uses: 1 });
    expect(tab.store.get(catalogueAtom)).toEqual(tab.store.get(referenceCatalogueAtom));
  });
});

describe("an own food", () => {
  test("follows the ordered ones and counts in the scores until it is deleted", async () => {
    const tab = await ready();
    const [first] = tab.store.get(referenceCatalogueAtom)?.food_properties ?? [];
    const mildest = first?.values.reduce((a, b) => (b.score < a.score ? b : a)).value_id ?? "";
    const props = [{ food_prop_id: first?.food_prop_id ?? "", value_id: mildest }];
    await tab.store.set(saveFoodAtom, { food_id: "own_soup", food_name: "Our soup", props });
    expect(tab.store.get(catalogueAtom)?.foods.at(-1)).toEqual({
      food_id: "own_soup",
      own: true,
      food_name: "Our soup",
      order: 999_999,
      props: { [first?.food_prop_id ?? ""]: mildest },
    });
    const [worst] = await scored(tab, await compared(tab, ["cup_pp"]));
    const id = await compared(tab, ["cup_pp"], "own_soup");
    const chemicals = (text: string | undefined) =>
      (JSON.parse(text ?? "") as { raw: { chemicals: number } }).raw.chemicals;
    const [mild] = await scored(tab, id);
    expect(chemicals(mild)).toBeLessThan(chemicals(worst));
    await tab.store.set(deleteFoodAtom, "own_soup");
    expect(chemicals((await scored(tab, id))[0])).toBe(chemicals(worst));
  });
});
