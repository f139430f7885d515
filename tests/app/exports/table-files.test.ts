// @vitest-environment node
import { describe, expect, test } from "vitest";
import { METRIC_IDS } from "../../../edge-api/contract/metrics.ts";
import { comparisonScoresAtom } from "../../../app/state/comparison/comparison-scores.ts";
import { createComparisonAtom } from "../../../app/state/work/comparisons.ts";
import { fileFormatAtom } from "../../../app/state/core/csv-decimal-comma.ts";
import { saveFoodAtom } from "../../../app/state/work/foods.ts";
import { startLoadingAtom } from "../../../app/state/start/loading.ts";
import { saveProductAtom } from "../../../app/state/work/products.ts";
import { checkForNewerDataAtom, switchToNewerDataAtom } from "../../../app/state/start/newer-data.ts";
import { downloadPortfolioCsvAtom } from "../../../app/exports/portfolio-export.ts";
import { portfolioScoresAtom } from "../../../app/state/portfolio/portfolio-scores.ts";
import { createPortfolioAtom, portfolioEntriesAtom } from "../../../app/state/work/portfolios.ts";
import { recyclingEffectAtom, tryRecyclingAtom } from "../../../app/state/analysis/recycling-effect.ts";
import { downloadRecyclingEffectAtom } from "../../../app/exports/recycling.ts";
import { downloadLineChangesAtom, downloadScenarioScoresAtom } from "../../../app/exports/scenario.ts";
import { downloadSideBySideAtom } from "../../../app/exports/portfolio-tables.ts";
import { continueAsGuestAtom } from "../../../app/state/core/session.ts";
import { downloadVersionDifferenceAtom } from "../../../app/exports/version-difference.ts";
import { findVersionDifferenceAtom } from "../../../app/state/analysis/version-difference.ts";
import { downloadWorkListAtom } from "../../../app/exports/work-lists.ts";
import { toyBaseWith } from "../data/toy-tables.ts";
import { product } from "../../edge-api/suite/items.ts";
import { testTab } from "../state/test-services.ts";
import { csvRows } from "../csv-rows.ts";

const line = (prodsys_id: string, quantity: number, label = "") => ({
  usecase_id: "cup",
  prodsys_id,
  food_id: "soup",
  quantity,
  label,
});
const HEAD = { portfolio_name: "=Canteen", portfolio_desc: "All", region_use: "Global" };
const COMPARISON = {
  comparison_name: "Cups",
  region_use: "Global",
  usecase_id: "cup",
  food_id: "soup",
  currentProductIds: ["cup_pp", "cup_steel"],
};

const valueOf = <T>(
  outcome: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: unknown },
): T => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  return outcome.value;
};

const guest = async () => {
  const tab = await testTab({});
  tab.store.set(continueAsGuestAtom);
  await tab.store.set(startLoadingAtom);
  const { store, blobs, files } = tab;
  const portfolio = async (lines: readonly ReturnType<typeof line>[], more: object = {}) => {
    const id = valueOf(await store.set(createPortfolioAtom, { ...HEAD, ...more }, lines));
    store.sub(portfolioScoresAtom(id), () => undefined);
    store.sub(portfolioEntriesAtom(id), () => undefined);
    await expect.poll(() => store.get(portfolioScoresAtom(id)).status).toBe("ready");
    const { scores } = store.get(portfolioScoresAtom(id));
    if (scores === null) throw new Error("it is scored");
    return { id, scores };
  };
  const comparison = async () => {
    const id = valueOf(await store.set(createComparisonAtom, COMPARISON));
    store.sub(comparisonScoresAtom(id), () => undefined);
    await expect.poll(() => store.get(comparisonScoresAtom(id)).status).toBe("ready");
    const { scores } = store.get(comparisonScoresAtom(id));
    if (scores === null) throw new Error("it is scored");
    return { id, scores };
  };
  /** rows of the last file of the page or the worker */
  const lastRows = (delimiter?: string) => csvRows(files.at(-1)?.text ?? "", delimiter);
  const lastBlobRows = async () => csvRows(await (blobs.at(-1)?.file.text() ?? ""));
  return { ...tab, portfolio, comparison, lastRows, lastBlobRows };
};

describe("a portfolio's tables", () => {
  test("side by side: one row per portfolio, with totals and values per use", async () => {
    const { store, files, portfolio, lastRows } = await guest();
    const { id, scores } = await portfolio([line("cup_pp", 100), line("cup_steel", 60)]);
    const other = await portfolio([line("cup_board", 40)]);
    const row = { name: "=Canteen", hasOwnWeights: false, uses: 160 } as const;
    if (scores.best === null) throw new Error("there is a best choice");
    const shown = [
      { ...row, kind: "own", portfolio_id: id, totals: scores },
      { ...row, kind: "best", portfolio_id: null, totals: scores.best },
      { ...row, kind: "compared", portfolio_id: other.id, totals: other.scores, uses: 40 },
    ] as const;
    valueOf(await store.set(downloadSideBySideAtom, id, shown));
    expect(files.at(-1)?.name).toMatch(/^Canteen-side-by-side_Global_.*_data-v1\.csv$/);
    const rows = lastRows();
    expect(rows.map((one) => [one["row"], one["compared portfolio_id"]])).toEqual([
      ["this portfolio", id],
      ["best built-in choice", ""],
      ["compared portfolio", other.id],
    ]);
    const unit = Object.keys(rows[0] ?? {}).find((name) => /^climate raw \[.* per use\]$/.test(name)) ?? "";
    expect(Number(rows[0]?.[unit])).toBe((scores.raw.climate ?? 0) / 160);
    expect(Number(rows[2]?.["climate score [1-100, higher is better]"])).toBe(other.scores.score.climate);
    expect(rows[1]?.["climate assumed"]).toBe("");
    expect(rows[0]).toMatchObject({ "climate assumed": "no", portfolio: "'=Canteen", "data version": "v1" });
  });

  test("products: all with their uses, also those that no longer exist", async () => {
    const { store, portfolio, lastBlobRows } = await guest();
    const { id } = await portfolio([line("cup_pp", 100), line("cup_steel", 300), line("cup_pp", 7), line("gone", 1)]);
    valueOf(await store.set(downloadPortfolioCsvAtom, { id, table: "products" }));
    expect((await lastBlobRows()).map((row) => [row["product_id"], row["lines"], row["quantity [uses]"]])).toEqual([
      ["cup_steel", "1", "300"],
      ["cup_pp", "2", "107"],
      ["gone", "1", "1"],
    ]);
    const [steel] = await lastBlobRows();
    expect(steel).toMatchObject({ reusable: "yes", "uses per piece": "100", "number of pieces": "3" });
    valueOf(await store.set(downloadPortfolioCsvAtom, { id, table: "use_cases" }));
    expect(await lastBlobRows()).toMatchObject([{ usecase_id: "cup", lines: "4", "share of uses [0-1]": "1" }]);
  });

  test("a scenario: scores before and now, and every differing line", async () => {
    const { store, blobs, portfolio, lastRows, lastBlobRows } = await guest();
    const many = Array.from({ length: 150 }, (_, at) => line("cup_pp", at + 1));
    const before = await portfolio(many);
    const now = await portfolio(
      many.map(({ quantity }) => line("cup_steel", quantity, "new")),
      { scenario_of: before.id },
    );
    valueOf(await store.set(downloadScenarioScoresAtom, now.id));
    const [summary, ...metrics] = lastRows();
    expect(Number(summary?.["score before [higher is better]"])).toBe(before.scores.summary);
    expect(Number(summary?.["score of the scenario [higher is better]"])).toBe(now.scores.summary);
    expect(new Set(metrics.map((row) => row["metric_id"]))).toEqual(new Set(METRIC_IDS));
    expect(metrics).toHaveLength(METRIC_IDS.length);
    expect(summary).toMatchObject({ "before portfolio_id": before.id, "before data version": "v1" });

    valueOf(await store.set(downloadLineChangesAtom, now.id));
    expect(blobs.at(-1)?.name).toMatch(/^Canteen-changed-lines_Global_.*_data-v1\.csv$/);
    const rows = await lastBlobRows();
    expect(rows).toHaveLength(150);
    expect(rows[149]).toMatchObject({
      change: "changed",
      "line before": "150",
      "before product_id": "cup_pp",
      "scenario product_id": "cup_steel",
      "scenario quantity [uses]": "150",
      "scenario label": "new",
    });
  });
});

describe("before and after", () => {
  test("tried recycling settings of a comparison: scores and raw values of each product", async () => {
    const { store, comparison, lastRows } = await guest();
    const { id, scores } = await comparison();
    const subject = { kind: "comparison", id } as const;
    expect(await store.set(downloadRecyclingEffectAtom, subject)).toMatchObject({ ok: false });
    store.sub(recyclingEffectAtom, () => undefined);
    store.set(tryRecyclingAtom, subject, { custom: true });
    await expect.poll(() => store.get(recyclingEffectAtom).isAsking).toBe(false);
    valueOf(await store.set(downloadRecyclingEffectAtom, subject));
    const rows = lastRows();
    expect(rows).toHaveLength(2 * (1 + METRIC_IDS.length));
    expect(rows[0]).toMatchObject({ product_id: "cup_pp", metric_id: "summary", "tried recycling settings": "custom" });
    expect(Number(rows[0]?.["score before [higher is better]"])).toBe(scores.products[0]?.summary);
    const now = store.get(recyclingEffectAtom).value?.[0]?.now;
    const climate = rows.find((row) => row["metric_id"] === "climate");
    expect(Number(climate?.["raw with the tried settings [unit of raw]"])).toBe(now?.raw.climate);
    expect(climate?.["unit of raw"]).toMatch(/ per functional unit$/);
  });

  test("and of a portfolio", async () => {
    const { store, portfolio, lastRows } = await guest();
    const { id, scores } = await portfolio([line("cup_pp", 100)]);
    store.sub(recyclingEffectAtom, () => undefined);
    store.set(tryRecyclingAtom, { kind: "portfolio", id }, { custom: true });
    await expect.poll(() => store.get(recyclingEffectAtom).isAsking).toBe(false);
    valueOf(await store.set(downloadRecyclingEffectAtom, { kind: "portfolio", id }));
    const rows = lastRows();
    expect(rows).toHaveLength(1 + METRIC_IDS.length);
    expect(Number(rows[0]?.["score before [higher is better]"])).toBe(scores.summary);
  });

  test("pinned results: scores with both versions, and the changed records", async () => {
    const { store, server, comparison, files, lastRows } = await guest();
    const { id, scores } = await comparison();
    await server.publish("v2", toyBaseWith(4000));
    await store.set(checkForNewerDataAtom);
    await store.set(switchToNewerDataAtom);
    const subject = { kind: "comparison", id } as const;
    const difference = valueOf(await store.set(findVersionDifferenceAtom, subject));
    valueOf(await store.set(downloadVersionDifferenceAtom, { subject, difference, table: "scores" }));
    expect(files.at(-1)?.name).toMatch(/^Cups-before-and-after_Global_.*_data-v1\.csv$/);
    const [first] = lastRows();
    expect(first).toMatchObject({ product_id: "cup_pp", "data version before": "v1", "data version now": "v2" });
    const { now } = difference.rows[0] ?? {};
    expect(Number(first?.["summary score before [0-100, higher is better]"])).toBe(scores.products[0]?.summary);
    expect(Number(first?.["summary score now [0-100, higher is better]"])).toBe(now?.summary);
    valueOf(await store.set(downloadVersionDifferenceAtom, { subject, difference, table: "causes" }));
    expect(lastRows()).toContainEqual(
      expect.objectContaining({ table: "impact", field: "climate", "value now": "4000", "data version now": "v2" }),
    );
  });
});

describe("the lists of the home page", () => {
  test("comparisons and portfolios: ids beside names, with the best product", async () => {
    const { store, files, comparison, portfolio, lastRows } = await guest();
    const { id, scores } = await comparison();
    const made = await portfolio([line("cup_pp", 100), line("cup_steel", 60)]);
    const best = scores.products.toSorted((a, b) => (b?.summary ?? 0) - (a?.summary ?? 0))[0];
    valueOf(await store.set(downloadWorkListAtom, "comparisons"));
    expect(files.at(-1)?.name).toMatch(/^my-comparisons_all-regions_.*_data-v1\.csv$/);
    const [row] = lastRows();
    expect(row).toMatchObject({ comparison_id: id, comparison: "Cups", region_id: "Global", products: "2" });
    expect(row?.["best product_id"]).toBe(best?.prodsys_id);
    expect(Number(row?.["summary score of the best [0-100, higher is better]"])).toBe(best?.summary);
    expect(row).toMatchObject({ "data version": "v1", "changed [UTC]": new Date(1000).toISOString() });

    valueOf(await store.set(downloadWorkListAtom, "portfolios"));
    expect(lastRows()).toMatchObject([
      { portfolio_id: made.id, portfolio: "'=Canteen", lines: "2", "quantity [uses]": "160" },
    ]);
    expect(Number(lastRows()[0]?.["summary score [0-100, higher is better]"])).toBe(made.scores.summary);
  });

  test("products: article numbers are text as entered, with leading zeros", async () => {
    const { store, lastRows } = await guest();
    const { customProduct, overrides } = product("mine");
    const numbered = { ...customProduct.product, item_code: "04006381333931" };
    valueOf(await store.set(saveProductAtom, { customProduct: { ...customProduct, product: numbered }, overrides }));
    valueOf(await store.set(downloadWorkListAtom, "products"));
    expect(lastRows()).toMatchObject([{ product_id: "mine", "GTIN or article number": "04006381333931" }]);
  });

  test("foods, with a decimal comma; an empty list still has its header", async () => {
    const { store, files, lastRows } = await guest();
    store.set(fileFormatAtom, { decimalComma: true });
    const food = { food_id: "mine", food_name: "Own; soup", props: [] };
    valueOf(await store.set(saveFoodAtom, food));
    valueOf(await store.set(downloadWorkListAtom, "foods"));
    const [row] = lastRows(";");
    expect(row).toMatchObject({ food_id: "mine", food: "Own; soup" });
    expect(row?.["food score [1-10, lower is better]"]).toMatch(/^\d+(,\d+)?$/);
    expect(Number(row?.["properties assumed"])).toBeGreaterThan(0);
    valueOf(await store.set(downloadWorkListAtom, "products"));
    expect(files.at(-1)?.text).toBe("\uFEFFproduct_id\r\n");
  });
});
