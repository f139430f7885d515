import { describe, expect, test } from "vitest";
import type { OwnProduct } from "../../edge-api/contract/custom-product.ts";
import { type Swap, wholeUses } from "../../workers/engine/analysis/swap.ts";
import type { ScoringContext } from "../../workers/engine/comparison-result.ts";
import type { LineData } from "../../workers/engine/portfolio/line-columns.ts";
import type { PortfolioEntry } from "../../workers/engine/portfolio/portfolio-line.ts";
import { LineTable } from "../../workers/engine/portfolio/line-table.ts";
import { createScoringService } from "../../workers/scoring-service.ts";
import { ANY_SWAP } from "../engine/portfolio/toy-portfolio.ts";
import { bytesOf, TOY, toyBytes } from "./toy-bytes.ts";

const CONTEXT: ScoringContext = {
  region_use: "Global",
  recycling: { custom: false },
  custom_products: [],
  custom_foods: [],
};
const CUPS: PortfolioEntry = { usecase_id: "cup", prodsys_id: "cup_pp", food_id: "default_worst", quantity: 100 };
const MUGS: PortfolioEntry = { usecase_id: "cup", prodsys_id: "cup_steel", food_id: "default_worst", quantity: 50 };

const dataOf = (entries: readonly PortfolioEntry[]): LineData =>
  LineTable.of(entries.map((entry) => ({ ...entry, quantity: Number(entry.quantity), label: "" }))).data();

const ignoreProgress = (): void => undefined;

const opened = async (entries = [CUPS, MUGS]) => {
  const service = createScoringService();
  await service.loadReference(toyBytes("v1"));
  const scores = await service.openPortfolio(
    "v1",
    CONTEXT,
    dataOf(entries),
    {},
    { portfolio: "p", job: "j" },
    ignoreProgress,
  );
  if (!scores.ok) throw new Error(scores.problem.detail);
  return { service, scores: scores.value };
};

describe("an open portfolio", () => {
  test("is scored: a hundred cups have a hundred times the impact of one", async () => {
    const { scores } = await opened([CUPS]);
    expect(scores.raw.climate).toBeCloseTo(4047.1, 9);
    expect(scores.kpis.items).toBe(100);
  });

  test("has the same scores after edits as if opened in that state", async () => {
    const { service } = await opened();
    await service.editPortfolio("p", { kind: "quantity", entry: 0, quantity: 70 });
    await service.editPortfolio("p", { kind: "append", item: { ...CUPS, prodsys_id: "cup_board" } });
    await service.editPortfolio("p", { kind: "item", entry: 1, item: { ...MUGS, food_id: "soup" } });
    await service.editPortfolio("p", { kind: "append", item: CUPS });
    const edited = await service.editPortfolio("p", { kind: "remove", entry: 3 });
    const { scores } = await opened([
      { ...CUPS, quantity: 70 },
      { ...MUGS, food_id: "soup" },
      { ...CUPS, prodsys_id: "cup_board" },
    ]);
    expect(edited).toEqual({ ok: true, value: scores });
  });

  test("returns the entries at the requested places, in order", async () => {
    const { service } = await opened([CUPS, { ...CUPS, prodsys_id: "nothing" }, MUGS]);
    const rows = await service.portfolioEntries("p", Uint32Array.of(2, 1, 9));
    if (!rows.ok) throw new Error(rows.problem.detail);
    expect(rows.value).toHaveLength(3);
    expect(rows.value[0]?.raw.climate).toBeTypeOf("number");
    expect(rows.value.slice(1)).toEqual([null, null]);
    expect(await service.portfolioEntries("p", new Uint32Array())).toEqual({ ok: true, value: [] });
  });

  test("its contributions sum to its raw value", async () => {
    const { service, scores } = await opened();
    const cut = await service.portfolioContributions("p");
    if (!cut.ok) throw new Error(cut.problem.detail);
    for (const part of [cut.value.stages, cut.value.use_cases, cut.value.products]) {
      expect(part.reduce((sum, { raw }) => sum + raw.climate, 0)).toBeCloseTo(scores.raw.climate ?? 0, 9);
    }
  });

  test("its litres by region sum to its raw value", async () => {
    const { service, scores } = await opened([CUPS, { ...CUPS, prodsys_id: "nothing" }, MUGS]);
    const water = await service.portfolioWater("p");
    if (!water.ok) throw new Error(water.problem.detail);
    const litres = water.value.regions.reduce((sum, region) => sum + region.litres, 0);
    expect(litres).toBeGreaterThan(0);
    expect(litres).toBeCloseTo(scores.raw.h2o ?? 0, 9);
  });

  test("its climate by the mix of routes is its raw value, also with a line of an unknown product", async () => {
    const { service, scores } = await opened([CUPS, { ...CUPS, prodsys_id: "nothing" }, MUGS]);
    const answer = await service.portfolioEndOfLife("p");
    if (!answer.ok) throw new Error(answer.problem.detail);
    const { total, decisive } = answer.value;
    expect(total.mix).toBeCloseTo(scores.raw.climate ?? 0, 9);
    expect(total.landfilled).not.toBe(total.incinerated);
    expect(decisive.map(({ prodsys_id }) => prodsys_id).toSorted()).toEqual(
      [CUPS.prodsys_id, MUGS.prodsys_id].toSorted(),
    );
    expect(await service.portfolioEndOfLife("gone")).toMatchObject({ problem: { code: "no_portfolio" } });
  });

  test("is rescored in another context without sending its lines again", async () => {
    const { service, scores } = await opened();
    const europe = { ...CONTEXT, region_use: "Europe" };
    const there = await service.rescorePortfolio("v1", europe, { portfolio: "p", job: "k" }, ignoreProgress);
    expect(there.ok && there.value.raw.climate).not.toBe(scores.raw.climate);
    const back = await service.rescorePortfolio("v1", CONTEXT, { portfolio: "p", job: "l" }, ignoreProgress);
    expect(back).toEqual({ ok: true, value: scores });
  });

  test("is unknown after closing", async () => {
    const { service } = await opened();
    await service.closePortfolio("p");
    expect(await service.portfolioEntries("p", Uint32Array.of(0))).toMatchObject({ problem: { code: "no_portfolio" } });
  });
});

describe("problems", () => {
  test("inconsistent columns; an edit of an unknown entry", async () => {
    const { service } = await opened();
    const data = dataOf([CUPS]);
    const job = { portfolio: "q", job: "j" };
    const short = await service.openPortfolio(
      "v1",
      CONTEXT,
      { ...data, quantity: new Float64Array(5) },
      {},
      job,
      ignoreProgress,
    );
    expect(short).toMatchObject({ ok: false, problem: { code: "bad_portfolio" } });
    expect(await service.editPortfolio("p", { kind: "remove", entry: 9 })).toMatchObject({
      problem: { code: "bad_portfolio" },
    });
  });

  test("another version; an unknown portfolio", async () => {
    const { service } = await opened();
    const job = { portfolio: "q", job: "j" };
    expect(await service.openPortfolio("v0", CONTEXT, dataOf([CUPS]), {}, job, ignoreProgress)).toMatchObject({
      problem: { code: "wrong_version" },
    });
    expect(await service.rescorePortfolio("v1", CONTEXT, job, ignoreProgress)).toMatchObject({
      problem: { code: "no_portfolio" },
    });
  });

  test("a region that is not loaded is named, on opening and on an edit, which then changes nothing", async () => {
    const service = createScoringService();
    await service.loadReference({ ...toyBytes("v1"), regions: { Europe: [bytesOf(TOY.regions["Europe"])] } });
    const job = { portfolio: "p", job: "j" };
    const far = { ...CUPS, overrides: { region_production: "Spain" } };
    const missing = { ok: false, problem: { code: "missing_region", detail: "Spain" } };
    expect(
      await service.openPortfolio(
        "v1",
        CONTEXT,
        dataOf([CUPS]),
        { cup_pp: { region_production: "Spain" } },
        job,
        ignoreProgress,
      ),
    ).toEqual(missing);
    const before = await service.openPortfolio("v1", CONTEXT, dataOf([CUPS]), {}, job, ignoreProgress);
    expect(await service.editPortfolio("p", { kind: "append", item: far })).toEqual(missing);
    expect(await service.rescorePortfolio("v1", CONTEXT, job, ignoreProgress)).toEqual(before);
  });
});

describe("cancel", () => {
  test("a cancelled job is reported as cancelled; the open portfolio stays", async () => {
    const { service, scores } = await opened();
    const rescore = service.rescorePortfolio("v1", CONTEXT, { portfolio: "p", job: "k" }, ignoreProgress);
    await service.cancel("k");
    expect(await rescore).toEqual({ ok: false, problem: { code: "cancelled", detail: "k" } });
    expect(await service.editPortfolio("p", { kind: "quantity", entry: 0, quantity: 100 })).toEqual({
      ok: true,
      value: scores,
    });
  });

  test("of an ended job does not stop a later one of the same name", async () => {
    const { service } = await opened();
    await service.cancel("j");
    expect(await service.rescorePortfolio("v1", CONTEXT, { portfolio: "p", job: "j" }, ignoreProgress)).toMatchObject({
      ok: true,
    });
  });

  test("an edit waits for the running job", async () => {
    const { service } = await opened();
    const order: string[] = [];
    const rescore = service.rescorePortfolio("v1", CONTEXT, { portfolio: "p", job: "k" }, ignoreProgress);
    const edit = service.editPortfolio("p", { kind: "quantity", entry: 0, quantity: 1 });
    await Promise.all([rescore.then(() => order.push("job")), edit.then(() => order.push("edit"))]);
    expect(order).toEqual(["job", "edit"]);
  });
});

describe("swaps", () => {
  const MINE: OwnProduct = {
    prodsys_id: "mine",
    usecase: "cup",
    prodsys_name: "My cup",
    reusable_yn: "1",
    wash_cap: 1000,
    components: [
      {
        component_id: "a",
        mat_recipe_id: "steel",
        mass_grams: 1,
        main_yn: "1",
        dimension_prod: 350,
        coc_contact_id: "none",
      },
    ],
  };
  const JOB = { portfolio: "p", job: "swaps" };

  /** Lines with the swaps made. */
  const withSwaps = (lines: readonly (typeof CUPS)[], swaps: readonly Swap[]) =>
    lines.map((line, at) => {
      const swap = swaps.find(({ places }) => places.includes(at));
      return swap === undefined
        ? line
        : { ...line, prodsys_id: swap.prodsys_id, quantity: wholeUses(Number(line.quantity) * swap.uses) };
    });

  test("have the promised effect one after the other, and change nothing", async () => {
    const lines = [CUPS, { ...CUPS, prodsys_id: "cup_board" }, CUPS];
    const { service, scores } = await opened(lines);
    const shares: number[] = [];
    const found = await service.swapPath(ANY_SWAP, JOB, (share) => void shares.push(share));
    if (!found.ok) throw new Error(found.problem.detail);
    expect(structuredClone(found.value)).toEqual(found.value);
    const { steps, looked_at } = found.value;
    expect(looked_at).toBe(3);
    expect(steps.length).toBeGreaterThan(0);
    for (const [at, { summary_after }] of steps.entries()) {
      const there = await opened(withSwaps(lines, steps.slice(0, at + 1)));
      expect(there.scores.summary).toBe(summary_after);
    }
    const rescored = await service.rescorePortfolio("v1", CONTEXT, { portfolio: "p", job: "k" }, ignoreProgress);
    expect(rescored).toEqual({ ok: true, value: scores });
  });

  test("can be cancelled, and need an open portfolio and the regions of own products", async () => {
    const { service } = await opened();
    const asked = service.swapPath(ANY_SWAP, JOB, ignoreProgress);
    await service.cancel("swaps");
    expect(await asked).toMatchObject({ problem: { code: "cancelled" } });
    expect(await service.swapPath(ANY_SWAP, { ...JOB, portfolio: "q" }, ignoreProgress)).toMatchObject({
      problem: { code: "no_portfolio" },
    });
    const far = { ...ANY_SWAP, own: { products: [MINE], settings: { mine: { region_production: "Spain" } } } };
    expect(await service.swapPath(far, JOB, ignoreProgress)).toMatchObject({
      problem: { code: "missing_region", detail: "Spain" },
    });
    await service.loadRegion("v1", "Spain", [bytesOf(TOY.regions["Farland"])]);
    expect(await service.swapPath(far, JOB, ignoreProgress)).toMatchObject({ ok: true });
  });

  test("by own products not yet in the portfolio have the effect they have when a line uses them", async () => {
    const { service } = await opened([CUPS]);
    const own = { products: [MINE], settings: { mine: { reuses: 5000 } } };
    const excluded = ["cup_board", "cup_steel", "cup_glass"];
    const found = await service.swapPath({ ...ANY_SWAP, own, excluded }, JOB, ignoreProgress);
    if (!found.ok) throw new Error(found.problem.detail);
    const [one] = found.value.steps;
    expect(one?.prodsys_id).toBe("mine");
    const entries = [{ ...CUPS, prodsys_id: "mine", quantity: one?.quantity_after ?? 0 }];
    const job = { portfolio: "q", job: "q" };
    const context = { ...CONTEXT, custom_products: [MINE] };
    const there = await service.openPortfolio("v1", context, dataOf(entries), own.settings, job, ignoreProgress);
    expect(there.ok && there.value.summary).toBe(one?.summary_after);
  });
});
