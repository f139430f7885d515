// @vitest-environment node
import type { Atom } from "jotai";
import { describe, expect, test, vi } from "vitest";
import { comparisonScoresAtom } from "../../../../app/state/comparison/comparison-scores.ts";
import { continueAsGuestAtom } from "../../../../app/state/core/session.ts";
import {
  baseProductDraftAtom,
  changeProductDraftAtom,
  closeProductDraftAtom,
  draftOpenedAtom,
  moveProductDraftAtom,
  openProductDraftAtom,
  productDraftingAtom,
  resetProductDraftAtom,
  saveProductDraftAtom,
} from "../../../../app/state/editors/product-draft.ts";
import { productPaybackAtom } from "../../../../app/state/editors/product-payback.ts";
import { type ProductPreview, productPreviewAtom } from "../../../../app/state/editors/product-preview.ts";
import { putIntoComparisonAtom } from "../../../../app/state/editors/put-saved-product.ts";
import { comparisonAtom, createComparisonAtom } from "../../../../app/state/work/comparisons.ts";
import { productAtom, productsAtom } from "../../../../app/state/work/products.ts";
import {
  answerRemovedAtom,
  removedProductsAtom,
  removeFromComparisonAtom,
} from "../../../../app/state/work/removed-products.ts";
import { changeComponent } from "../../../../workers/engine/rules/change-component.ts";
import { changeProduct } from "../../../../workers/engine/rules/change-product.ts";
import { CONTEXT, copied, nameParts, now, open, ready, type Tab, uses } from "../drafting-tab.ts";

/** Watches an atom and advances the clock until its value is the expected one. */
const until = async <T>(tab: Tab, atom: Atom<T>, isWanted: (value: T) => boolean): Promise<T> => {
  const stop = tab.store.sub(atom, () => undefined);
  await vi.waitFor(
    () => {
      tab.pass(100);
      expect(isWanted(tab.store.get(atom))).toBe(true);
    },
    { interval: 2 },
  );
  const value = tab.store.get(atom);
  stop();
  return value;
};

const preview = (tab: Tab, status: ProductPreview["status"] = "ready") =>
  until(tab, productPreviewAtom, (shown) => shown.status === status);
const bits = (scores: object | null) => JSON.stringify({ ...scores, prodsys_id: "" });

describe("opening", () => {
  test("a built-in product opens as a copy under a new id and name, unchanged", async () => {
    const tab = await ready();
    const { kind, draft, changed, unsaved } = await open(tab, "cup_steel");
    expect(kind).toBe("copy");
    expect(draft.prodsys_id).not.toBe("cup_steel");
    expect(draft.name).toMatch(/, own$/);
    expect({ changed, unsaved }).toEqual({ changed: [], unsaved: false });
  });

  test("null opens a blank product; a missing product, or one of another use case, is not found", async () => {
    const tab = await ready();
    expect((await open(tab, null)).kind).toBe("new");
    for (const id of ["nowhere", "plate_pp"]) {
      await tab.store.set(openProductDraftAtom, { prodsys_id: id, context: CONTEXT, copied });
      expect(tab.store.get(draftOpenedAtom).problem?.code).toBe("not_found");
      expect(tab.store.get(productDraftingAtom)).toBeNull();
    }
  });

  test("the last of two requests wins, and a closed editor stays closed", async () => {
    const tab = await ready();
    const first = tab.store.set(openProductDraftAtom, { prodsys_id: "cup_steel", context: CONTEXT, copied });
    await Promise.all([first, open(tab, "cup_glass")]);
    expect(now(tab).base?.saved.customProduct.product.prodsys_id).toBe("cup_glass");
    const late = tab.store.set(openProductDraftAtom, { prodsys_id: "cup_steel", context: CONTEXT, copied });
    tab.store.set(closeProductDraftAtom);
    await late;
    expect(tab.store.get(productDraftingAtom)).toBeNull();
  });
});

describe("editing", () => {
  test("undo and redo move through the steps; reset is a step too", async () => {
    const tab = await ready();
    const { draft: opened } = await open(tab, "cup_steel");
    uses(tab, 7, "uses");
    uses(tab, 70, "uses");
    expect(now(tab).changed).toEqual(["uses"]);
    tab.store.set(moveProductDraftAtom, "undo");
    expect(now(tab).draft).toEqual(opened);
    tab.store.set(moveProductDraftAtom, "redo");
    expect(now(tab).draft.uses).toBe(70);
    const { epoch } = now(tab);
    tab.store.set(resetProductDraftAtom);
    expect(now(tab)).toMatchObject({ draft: opened, changed: [], unsaved: false, next: { undo: "" } });
    expect(now(tab).epoch).toBeGreaterThan(epoch);
    tab.store.set(moveProductDraftAtom, "undo");
    expect(now(tab).draft.uses).toBe(70);
  });

  test("another base brings its settings, restarts the count of changes, and can be undone", async () => {
    const tab = await ready();
    const { draft: opened } = await open(tab, null);
    expect(await tab.store.set(baseProductDraftAtom, "cup_steel")).toEqual({ ok: true, value: null });
    const based = now(tab);
    expect(based.changed).toEqual([]);
    expect(based.unsaved).toBe(true);
    expect(based.draft).toMatchObject({ prodsys_id: opened.prodsys_id, name: "", reusable: true });
    tab.store.set(moveProductDraftAtom, "undo");
    expect(now(tab)).toMatchObject({ draft: opened, base: null });
    expect(await tab.store.set(baseProductDraftAtom, "nowhere")).toMatchObject({ ok: false });
    expect(now(tab).draft).toEqual(opened);
  });
});

describe("the preview", () => {
  test("a copy scores exactly like its original; an edit changes the scores of now and not of before", async () => {
    const tab = await ready();
    await open(tab, "cup_steel");
    const first = await preview(tab);
    expect(bits(first.now)).toBe(bits(first.before));
    uses(tab, 1000);
    expect(tab.store.get(productPreviewAtom).now).toEqual(first.now);
    const second = await until(
      tab,
      productPreviewAtom,
      ({ status, now: shown }) => status === "ready" && shown?.uses === 1000,
    );
    expect(bits(second.before)).toBe(bits(first.before));
    expect(bits(second.now)).not.toBe(bits(first.now));
  });

  test("reports that nothing can be scored yet, and scores as soon as possible", async () => {
    const tab = await ready();
    const { draft, tables } = await open(tab, null);
    expect(await preview(tab, "unfinished")).toMatchObject({ now: null, before: null });
    const [part] = draft.components;
    const mat_recipe_id = tables.materials[0]?.mat_recipe_id ?? "";
    const made = changeComponent(draft, part?.component_id ?? "", { mat_recipe_id, mass_grams: 10 }, tables);
    tab.store.set(changeProductDraftAtom, changeProduct(made, { size: 300 }, tables), null);
    expect((await preview(tab)).now?.summary).not.toBeNull();
  });
});

describe("the payback", () => {
  test("is computed for the draft among the comparison's products, with the value before", async () => {
    const tab = await ready();
    await open(tab, "cup_steel");
    const { value: first } = await until(tab, productPaybackAtom, ({ value }) => value !== null);
    expect(first?.now).toEqual(first?.before);
    expect(first?.now).toMatchObject({ other_id: "cup_pp", others: 1 });
    const { draft, tables } = now(tab);
    const [part] = draft.components;
    const heavier = changeComponent(draft, part?.component_id ?? "", { mass_grams: 5000 }, tables);
    tab.store.set(changeProductDraftAtom, heavier, null);
    const { value: second } = await until(
      tab,
      productPaybackAtom,
      ({ value }) => value !== null && value.now.uses !== first?.now.uses,
    );
    expect(second?.now.uses ?? Infinity).toBeGreaterThan(first?.now.uses ?? 0);
    expect(second?.before).toEqual(first?.before);
  });

  test("is absent for single-use products, and without products to compare with", async () => {
    const tab = await ready();
    await open(tab, "cup_pp");
    await preview(tab);
    expect(tab.store.get(productPaybackAtom).value).toBeNull();
  });
});

describe("saving", () => {
  test("refuses faults, and a saved product scores the same before, after and when reopened", async () => {
    const tab = await ready();
    await open(tab, "cup_steel");
    nameParts(tab);
    uses(tab, -1);
    expect(await tab.store.set(saveProductDraftAtom)).toMatchObject({ ok: false, problem: { code: "invalid" } });
    expect(tab.store.get(productsAtom)).toEqual([]);
    uses(tab, 321);
    const before = await until(
      tab,
      productPreviewAtom,
      ({ status, now: shown }) => status === "ready" && shown?.uses === 321,
    );
    const saved = await tab.store.set(saveProductDraftAtom);
    if (!saved.ok) throw new Error(saved.problem.detail);
    const again = await open(tab, saved.value);
    expect(again).toMatchObject({ kind: "own", changed: [], unsaved: false });
    const after = await preview(tab);
    expect(bits(after.now)).toBe(bits(before.now));
    expect(bits(after.before)).toBe(bits(before.now));
  });

  test("a copy replaces its original in the comparison; a guest who removes it may delete it", async () => {
    const tab = await ready();
    tab.store.set(continueAsGuestAtom);
    const created = await tab.store.set(createComparisonAtom, {
      comparison_name: "Cups",
      region_use: "Global",
      usecase_id: "cup",
      food_id: "default_worst",
      currentProductIds: ["cup_pp", "cup_steel", "cup_glass"],
    });
    if (!created.ok) throw new Error(created.problem.detail);
    const id = created.value;
    const ids = () => tab.store.get(comparisonAtom(id))?.comparison.currentProductIds;
    await open(tab, "cup_steel");
    nameParts(tab);
    const saved = await tab.store.set(saveProductDraftAtom);
    if (!saved.ok) throw new Error(saved.problem.detail);
    const copy = { prodsys_id: saved.value, kind: "copy", original: { prodsys_id: "cup_steel" } } as const;
    await tab.store.set(putIntoComparisonAtom, id, copy);
    expect(ids()).toEqual(["cup_pp", saved.value, "cup_glass"]);
    const { scores } = await until(tab, comparisonScoresAtom(id), ({ status }) => status === "ready");
    expect(scores?.products[1]?.prodsys_id).toBe(saved.value);

    await tab.store.set(removeFromComparisonAtom, id, "cup_pp");
    expect(tab.store.get(removedProductsAtom)).toEqual([]);
    await tab.store.set(removeFromComparisonAtom, id, saved.value);
    expect(ids()).toEqual(["cup_glass"]);
    expect(tab.store.get(removedProductsAtom).map(({ prodsys_id }) => prodsys_id)).toEqual([saved.value]);
    await tab.store.set(answerRemovedAtom, saved.value, true);
    expect(tab.store.get(productAtom(saved.value))).toBeNull();
    expect(tab.store.get(removedProductsAtom)).toEqual([]);
  });
});
