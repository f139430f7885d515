// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Grouping } from "../../../workers/engine/portfolio/line-groups.ts";
import { costPerUse } from "../../../workers/engine/analysis/cost.ts";
import { portfolioCostsAtom } from "../../../app/state/analysis/cost-basis.ts";
import { setPriceAtom } from "../../../app/state/analysis/costs.ts";
import { groupCostsAtom } from "../../../app/state/analysis/group-costs.ts";
import { continueAsGuestAtom } from "../../../app/state/core/session.ts";
import { downloadBreakdownAtom } from "../../../app/exports/portfolio-tables.ts";
import { portfolioBreakdownAtom } from "../../../app/state/portfolio/portfolio-breakdown.ts";
import { portfolioScoresAtom } from "../../../app/state/portfolio/portfolio-scores.ts";
import { startLoadingAtom } from "../../../app/state/start/loading.ts";
import { createPortfolioAtom, portfolioEntriesAtom } from "../../../app/state/work/portfolios.ts";
import { testTab } from "../state/test-services.ts";
import { csvRows } from "../csv-rows.ts";

const line = (prodsys_id: string, quantity: number, country: string, site = "") => ({
  usecase_id: "cup",
  prodsys_id,
  food_id: "soup",
  quantity,
  label: "",
  country,
  site,
});

const opened = async () => {
  const { store, files } = await testTab({});
  store.set(continueAsGuestAtom);
  await store.set(startLoadingAtom);
  const made = await store.set(
    createPortfolioAtom,
    { portfolio_name: "Canteens", portfolio_desc: "All", region_use: "Global" },
    [
      line("cup_pp", 100, "UK", "Leeds"),
      line("cup_steel", 40, "Spain", "Sevilla"),
      line("cup_pp", 200, "Reino Unido", "Events"),
      line("cup_pp", 60, "ES", "Events"),
      line("cup_pp", 10, "", "Sevilla"),
    ],
  );
  if (!made.ok) throw new Error(made.problem.detail);
  const id = made.value;
  for (const one of [portfolioScoresAtom(id), portfolioEntriesAtom(id), portfolioCostsAtom(id)])
    store.sub(one, () => undefined);
  for (const one of [portfolioBreakdownAtom(id, "country"), groupCostsAtom(id, "country")])
    store.sub(one, () => undefined);
  await expect.poll(() => store.get(portfolioBreakdownAtom(id, "country")).value?.length).toBe(3);
  await expect.poll(() => store.get(portfolioCostsAtom(id)).value?.length).toBe(2);
  const rows = async (by: Grouping = "country") => {
    expect(await store.set(downloadBreakdownAtom, id, by)).toEqual({ ok: true, value: null });
    return csvRows(files.at(-1)?.text ?? "");
  };
  return { store, id, rows };
};

describe("the breakdown of a portfolio by country", () => {
  it("is one row for all spellings of a country, with its name, and a row for lines without one", async () => {
    const { rows } = await opened();
    const file = await rows();
    expect(file.map((row) => [row["country"], row["country name"], row["lines"], row["quantity [uses]"]])).toEqual([
      ["GB", "United Kingdom", "2", "300"],
      ["ES", "Spain", "2", "100"],
      ["", "", "1", "10"],
    ]);
    // without prices there are no columns of costs
    expect(Object.keys(file[0] ?? {}).some((name) => name.startsWith("cost"))).toBe(false);
  });

  it("names the country of each site whose lines name one only", async () => {
    const { store, id, rows } = await opened();
    store.sub(portfolioBreakdownAtom(id, "site"), () => undefined);
    await expect.poll(() => store.get(portfolioBreakdownAtom(id, "site")).value?.length).toBe(3);
    const file = await rows("site");
    expect(Object.fromEntries(file.map((row) => [row["site"], row["country"]]))).toEqual({
      Events: "",
      Leeds: "GB",
      Sevilla: "ES",
    });
  });

  it("has the costs of each country at the user's prices, and says which part of the uses has a price", async () => {
    const { store, id, rows } = await opened();
    expect(store.get(groupCostsAtom(id, "country"))).toBeNull();
    store.set(setPriceAtom, "cup_pp", { piece: 0.1, wash: 0.02 }, "EUR");
    const basis = store.get(portfolioCostsAtom(id)).value?.find(({ prodsys_id }) => prodsys_id === "cup_pp");
    const perUse = basis && costPerUse({ piece: 0.1, wash: 0.02 }, basis);
    if (typeof perUse !== "number") throw new Error("cup_pp has a cost");
    const costs = store.get(groupCostsAtom(id, "country"));
    expect(costs?.get("GB")).toEqual({ cost: expect.closeTo(300 * perUse, 9), priced: 1 });
    // 40 of the 100 uses in Spain are of a cup without a price
    expect(costs?.get("ES")).toEqual({ cost: expect.closeTo(60 * perUse, 9), priced: 0.6 });
    const [first, second] = await rows();
    expect(Number(first?.["cost [EUR]"])).toBeCloseTo(300 * perUse, 9);
    expect(second?.["share of uses with a price [0-1]"]).toBe("0.6");
    store.set(setPriceAtom, "cup_steel", { piece: 3, wash: 0.05 }, "EUR");
    store.set(setPriceAtom, "cup_pp", { piece: null, wash: null }, "EUR");
    expect(store.get(groupCostsAtom(id, "country"))?.get("GB")).toEqual({ cost: null, priced: 0 });
  });
});
