// @vitest-environment node
import type { Atom, createStore } from "jotai";
import { beforeAll, describe, expect, test } from "vitest";
import { readShare } from "../../../../app/data/share/read-share.ts";
import { registerAtom } from "../../../../app/state/account/login.ts";
import { comparisonScoresAtom } from "../../../../app/state/comparison/comparison-scores.ts";
import { comparisonAtom, comparisonsAtom, createComparisonAtom } from "../../../../app/state/work/comparisons.ts";
import { foodsAtom, saveFoodAtom } from "../../../../app/state/work/foods.ts";
import { startLoadingAtom } from "../../../../app/state/start/loading.ts";
import { openSharedAtom } from "../../../../app/state/share/opened-share.ts";
import { copyShareAtom } from "../../../../app/state/share/own-copy.ts";
import { portfolioScoresAtom } from "../../../../app/state/portfolio/portfolio-scores.ts";
import { NO_PLAN, storedPlanAtom } from "../../../../app/state/analysis/portfolio-plan.ts";
import { createPortfolioAtom, entriesNowAtom, portfoliosAtom } from "../../../../app/state/work/portfolios.ts";
import { productsAtom, saveProductAtom } from "../../../../app/state/work/products.ts";
import { continueAsGuestAtom, sessionAtom } from "../../../../app/state/core/session.ts";
import {
  downloadShareAtom,
  findShareWaysAtom,
  storeShareAtom,
  type Shared,
} from "../../../../app/state/share/share.ts";
import { PORTFOLIO_ENTRIES } from "../../../../edge-api/contract/limits.ts";
import { LineTable } from "../../../../workers/engine/portfolio/line-table.ts";
import { toyBaseWith } from "../../data/toy-tables.ts";
import { ADA } from "../../ada.ts";
import { testTab } from "../test-services.ts";

type Store = ReturnType<typeof createStore>;

interface ShownScores {
  readonly status: string;
  readonly scores: unknown;
  readonly data_version: string | null;
}

const OWN = "0a0a0a0a-0000-4000-8000-000000000001";
const SOUP = "0a0a0a0a-0000-4000-8000-000000000002";

const ownProduct = (name: string, mass_grams: number) => ({
  customProduct: {
    product: {
      prodsys_id: OWN,
      usecase: "cup",
      prodsys_name: name,
      reusable_yn: "0" as const,
      pack_eff: "0.8",
      components: [{ component_id: "body", mat_recipe_id: "plastic_cup", mass_grams, main_yn: "1" as const }],
    },
    recipes: [],
    wash_default: null,
    notes: "",
  },
  overrides: { region_production: "Europe" },
});
const soup = (name: string) => ({ food_id: SOUP, food_name: name, props: [] });

beforeAll(() => {
  // links name the origin of the page
  Object.assign(globalThis, { location: { origin: "https://tare.example" } });
});

const ready = async (store: Store, { kind, id }: Shared) => {
  const shown: Atom<ShownScores> = kind === "comparison" ? comparisonScoresAtom(id) : portfolioScoresAtom(id);
  store.sub(shown, () => undefined);
  await expect.poll(() => store.get(shown).status).toBe("ready");
  const { scores, data_version } = store.get(shown);
  return { scores, data_version };
};

const PLAN = { swaps: [{ usecase_id: "cup", replaced_id: "cup_pp", prodsys_id: OWN }] };

/** Somebody with a comparison and a portfolio that use an own product and an own food. */
const sender = async (who: "guest" | "user" = "guest") => {
  const tab = await testTab({});
  const { store } = tab;
  if (who === "guest") store.set(continueAsGuestAtom);
  else await store.set(registerAtom, ADA);
  await store.set(startLoadingAtom);
  await store.set(saveProductAtom, ownProduct("My cup", 12));
  await store.set(saveFoodAtom, soup("My soup"));
  const made = await store.set(createComparisonAtom, {
    comparison_name: "Cups <img src=x onerror=alert(1)>",
    note: "for the café",
    region_use: "Global",
    usecase_id: "cup",
    food_id: SOUP,
    currentProductIds: ["cup_pp", OWN],
  });
  const many = await store.set(
    createPortfolioAtom,
    {
      portfolio_name: "Canteen",
      portfolio_desc: "All sites",
      region_use: "Global",
      compared_with: ["other"],
      plan: PLAN,
    },
    [
      { usecase_id: "cup", prodsys_id: "cup_pp", food_id: "default_worst", quantity: 500, label: "A" },
      { usecase_id: "cup", prodsys_id: OWN, food_id: SOUP, quantity: 20, label: "" },
    ],
  );
  const ids = { comparison: made.ok ? made.value : "", portfolio: many.ok ? many.value : "" };
  return { ...tab, ids };
};

type Sender = Pick<Awaited<ReturnType<typeof sender>>, "store" | "blobs">;
const fileOf = async ({ store, blobs }: Sender, shared: Shared): Promise<string> => {
  expect(await store.set(downloadShareAtom, shared)).toMatchObject({ ok: true });
  return (await blobs.at(-1)?.file.text()) ?? "";
};

describe.each(["comparison", "portfolio"] as const)("a %s", (kind) => {
  test("opens in another browser with the same numbers and version, by link and by file, also after newer data", async () => {
    const from = await sender();
    const shared = { kind, id: from.ids[kind] };
    const seen = await ready(from.store, shared);
    expect(seen.data_version).toBe("v1");
    const ways = await from.store.set(findShareWaysAtom, shared);
    const file = await fileOf(from, shared);
    if (!ways.ok) throw new Error(ways.problem.detail);
    const { link, canBeStored } = ways.value;
    expect([canBeStored, link]).toEqual([true, expect.stringMatching(/^https:\/\/tare\.example\/s#2\.[\w-]+$/)]);

    await from.server.publish("v2", toyBaseWith(4000));
    const reader = await testTab({ server: from.server });
    for (const source of [
      { kind: "link", fragment: new URL(link ?? "").hash } as const,
      { kind: "file", file: new Blob([file]) } as const,
    ]) {
      const opening = await reader.store.set(openSharedAtom, source);
      if (!opening.ok || "work" in opening.value) throw new Error("not opened");
      const { opened } = opening.value;
      expect(await ready(opened.store, { kind, id: opened.id })).toEqual(seen);
      expect(opened.store.get(storedPlanAtom(opened.id))).toEqual(kind === "portfolio" ? PLAN : NO_PLAN);
      // the visitor's own store is not affected
      expect([reader.store.get(comparisonsAtom), reader.store.get(portfoliosAtom)]).toEqual([[], []]);
      expect([reader.records.rows.size, reader.store.get(sessionAtom).kind]).toEqual([0, "out"]);
    }
  });

  test("becomes an own copy with its product and food, and scores the same", async () => {
    const from = await sender();
    const shared = { kind, id: from.ids[kind] };
    const seen = await ready(from.store, shared);
    const read = await readShare(await fileOf(from, shared));
    if (!read.ok) throw new Error(read.problem);
    const reader = await testTab({ server: from.server });
    const taken = await reader.store.set(copyShareAtom, read.value.share);
    if (!taken.ok) throw new Error(taken.problem.detail);
    expect(reader.store.get(sessionAtom).kind).toBe("guest");
    await reader.store.set(startLoadingAtom);
    expect(taken.value.id).not.toBe(shared.id);
    expect(await ready(reader.store, taken.value)).toEqual(seen);
    expect(reader.store.get(productsAtom).map(({ product }) => product)).toEqual([ownProduct("My cup", 12)]);
    expect(reader.store.get(foodsAtom).map(({ food }) => food)).toEqual([soup("My soup")]);
  });
});

describe("taking a copy", () => {
  const copyOver = async (before: (store: Store) => Promise<unknown>, times = 1) => {
    const from = await sender();
    const shared = { kind: "comparison", id: from.ids.comparison } as const;
    const seen = await ready(from.store, shared);
    const read = await readShare(await fileOf(from, shared));
    if (!read.ok) throw new Error(read.problem);
    const reader = await testTab({ server: from.server });
    reader.store.set(continueAsGuestAtom);
    await reader.store.set(startLoadingAtom);
    await before(reader.store);
    const ids: string[] = [];
    for (let time = 0; time < times; time++) {
      const taken = await reader.store.set(copyShareAtom, read.value.share);
      if (!taken.ok) throw new Error(taken.problem.detail);
      ids.push(taken.value.id);
    }
    return { store: reader.store, ids, seen, share: read.value.share };
  };

  test("an item with a taken id gets a new one, and the existing different item stays", async () => {
    const { store, ids, seen } = await copyOver(async (mine) => {
      await mine.set(saveProductAtom, ownProduct("Mine", 99));
      await mine.set(saveFoodAtom, soup("Mine"));
    });
    const names = (
      list: readonly { readonly customProduct: { readonly product: { readonly prodsys_name: string } } }[],
    ) => list.map(({ customProduct }) => customProduct.product.prodsys_name).toSorted();
    expect(names(store.get(productsAtom).map(({ product }) => product))).toEqual(["Mine", "My cup"]);
    const copy = store.get(comparisonAtom(ids[0] ?? ""))?.comparison;
    expect(copy?.currentProductIds).not.toContain(OWN);
    expect(copy?.food_id).not.toBe(SOUP);
    const { scores } = await ready(store, { kind: "comparison", id: ids[0] ?? "" });
    const climates = (of: unknown): unknown[] =>
      Object(of).products.map((product: { readonly raw: { readonly climate: number } }) => product.raw.climate);
    expect(climates(scores)).toEqual(climates(seen.scores));
  });

  test("twice makes two comparisons that share one product and one food", async () => {
    const { store, ids } = await copyOver(async () => undefined, 2);
    expect(new Set(ids).size).toBe(2);
    expect([store.get(productsAtom).length, store.get(foodsAtom).length]).toEqual([1, 1]);
  });

  test("a food with a taken name gets another name", async () => {
    const { store } = await copyOver((mine) =>
      mine.set(saveFoodAtom, { ...soup("My soup"), food_id: "0a0a0a0a-0000-4000-8000-00000000000f" }),
    );
    expect(
      store
        .get(foodsAtom)
        .map(({ food }) => food.food_name)
        .toSorted(),
    ).toEqual(["My soup", "My soup (2)"]);
  });

  test("a product with the id of a reference product never replaces it", async () => {
    const { store, share } = await copyOver(async () => undefined);
    const [product] = share.products;
    if (!product || !share.comparison) throw new Error("an empty share");
    const disguised = {
      ...product,
      customProduct: { ...product.customProduct, product: { ...product.customProduct.product, prodsys_id: "cup_pp" } },
    };
    const hostile = {
      ...share,
      products: [disguised],
      comparison: { ...share.comparison, currentProductIds: ["cup_pp", "cup_reuse"] },
    };
    expect(await store.set(copyShareAtom, hostile)).toMatchObject({ ok: true });
    expect(store.get(productsAtom).map(({ product: kept }) => kept.customProduct.product.prodsys_id)).not.toContain(
      "cup_pp",
    );
  });
});

describe("shared content that cannot be shown", () => {
  test("is reported as damaged, another installation's data, offline or revoked", async () => {
    const from = await sender();
    const shared = { kind: "comparison", id: from.ids.comparison } as const;
    await ready(from.store, shared);
    const file = await fileOf(from, shared);
    const { store, server } = await testTab({ server: from.server });
    const fault = async (text: string) => {
      const opening = await store.set(openSharedAtom, { kind: "file", file: new Blob([text]) });
      return opening.ok ? null : opening.problem;
    };
    expect(await fault(file.slice(0, -5))).toBe("damaged");
    expect(await fault(file.replace('"data_version":"v1"', '"data_version":"v77"'))).toBe("version");
    const huge = Object.defineProperty(new Blob([file]), "size", { value: 2 ** 29 });
    expect(await store.set(openSharedAtom, { kind: "file", file: huge })).toEqual({ ok: false, problem: "large" });
    expect(await store.set(openSharedAtom, { kind: "stored", id: "x".repeat(43) })).toEqual({
      ok: false,
      problem: "gone",
    });
    server.fault = () => new TypeError("Failed to fetch");
    expect(await store.set(openSharedAtom, { kind: "stored", id: "x".repeat(43) })).toEqual({
      ok: false,
      problem: "failed",
    });
  });

  test("above the size of a link is reported, and the file still works", async () => {
    const from = await sender();
    const lines = Array.from({ length: 4000 }, () => ({
      usecase_id: "cup",
      prodsys_id: "cup_pp",
      food_id: "default_worst",
      quantity: 1,
      label: crypto.randomUUID(),
    }));
    const made = await from.store.set(
      createPortfolioAtom,
      { portfolio_name: "Many", portfolio_desc: "Lines", region_use: "Global" },
      lines,
    );
    const shared = { kind: "portfolio", id: made.ok ? made.value : "" } as const;
    await ready(from.store, shared);
    expect(await from.store.set(findShareWaysAtom, shared)).toEqual({
      ok: true,
      value: { link: null, canBeStored: true },
    });
    const opening = await from.store.set(openSharedAtom, {
      kind: "file",
      file: new Blob([await fileOf(from, shared)]),
    });
    if (!opening.ok || "work" in opening.value) throw new Error("not opened");
    const entries = await opening.value.opened.store.set(entriesNowAtom, opening.value.opened.id);
    expect(entries.ok && entries.value.length).toBe(4000);
  });
});

describe("a large portfolio", () => {
  const linesOf = (count: number) =>
    LineTable.of(
      Array.from({ length: count }, (_, at) => ({
        usecase_id: "cup",
        prodsys_id: at % 5 === 0 ? OWN : "cup_pp",
        food_id: at % 7 === 0 ? SOUP : "default_worst",
        quantity: 1 + (at % 90),
        label: "",
        site: `Site ${at % 40}`,
        country: at % 2 === 0 ? "GB" : "DE",
        order_number: `PO-${at}`,
      })),
    );
  const HEAD = { portfolio_name: "All sites", portfolio_desc: "A year", region_use: "Global" };
  const lined = async (count: number, who: "guest" | "user") => {
    const from = await sender(who);
    const made = await from.store.set(createPortfolioAtom, HEAD, linesOf(count));
    return { ...from, shared: { kind: "portfolio", id: made.ok ? made.value : "" } as const };
  };
  const entriesOf = async (store: Store, id: string) => {
    const table = await store.set(entriesNowAtom, id);
    if (!table.ok) throw new Error(table.problem.detail);
    return table.value;
  };

  test("of 10,000 lines is stored compressed, and opens in another browser with the same lines and numbers, also as a copy", async () => {
    const from = await lined(10_000, "user");
    const { shared } = from;
    const seen = await ready(from.store, shared);
    expect(await from.store.set(findShareWaysAtom, shared)).toEqual({
      ok: true,
      value: { link: null, canBeStored: true },
    });
    from.server.forget();
    const stored = await from.store.set(storeShareAtom, shared, 30);
    if (!stored.ok) throw new Error(stored.problem.detail);
    expect(from.server.calls).toContain("/api/share?days=30");

    const reader = await testTab({ server: from.server });
    const id = stored.value.split("/").at(-1) ?? "";
    const opening = await reader.store.set(openSharedAtom, { kind: "stored", id });
    if (!opening.ok || "work" in opening.value) throw new Error("not opened");
    const { opened } = opening.value;
    expect(await ready(opened.store, { kind: "portfolio", id: opened.id })).toEqual(seen);
    const sent = await entriesOf(from.store, shared.id);
    expect((await entriesOf(opened.store, opened.id)).equals(sent)).toBe(true);

    // the reader has another product and food of these ids: the copy's lines name the new ones
    reader.store.set(continueAsGuestAtom);
    await reader.store.set(startLoadingAtom);
    await reader.store.set(saveProductAtom, ownProduct("Mine", 99));
    await reader.store.set(saveFoodAtom, soup("Mine"));
    const taken = await reader.store.set(copyShareAtom, opened.share);
    if (!taken.ok) throw new Error(taken.problem.detail);
    const copied = await entriesOf(reader.store, taken.value.id);
    expect(copied.length).toBe(10_000);
    const [first, second] = [copied.line(0), copied.line(1)];
    expect([first.prodsys_id === OWN, first.food_id === SOUP, first.site]).toEqual([false, false, "Site 0"]);
    expect([second.prodsys_id, second.food_id, second.country]).toEqual(["cup_pp", "default_worst", "DE"]);
    const rawOf = ({ scores }: { readonly scores: unknown }) => Object(scores).raw;
    expect(rawOf(await ready(reader.store, taken.value))).toEqual(rawOf(seen));
  });

  test("with more lines than the server accepts is offered as a file only, and the file opens", async () => {
    const from = await lined(PORTFOLIO_ENTRIES + 1, "guest");
    const seen = await ready(from.store, from.shared);
    expect(await from.store.set(findShareWaysAtom, from.shared)).toEqual({
      ok: true,
      value: { link: null, canBeStored: false },
    });
    const file = new Blob([await fileOf(from, from.shared)]);
    const reader = await testTab({ server: from.server });
    const opening = await reader.store.set(openSharedAtom, { kind: "file", file });
    if (!opening.ok || "work" in opening.value) throw new Error("not opened");
    expect(await ready(opening.value.opened.store, { kind: "portfolio", id: opening.value.opened.id })).toEqual(seen);
  });
});
