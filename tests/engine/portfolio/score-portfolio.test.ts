import { describe, expect, it } from "vitest";
import { METRIC_IDS } from "../../../edge-api/contract/metrics.ts";
import type { PortfolioEntry } from "../../../workers/engine/portfolio/portfolio-line.ts";
import { LivePortfolio } from "../../../workers/engine/portfolio/live-portfolio.ts";
import { PairTable } from "../../../workers/engine/portfolio/pair-table.ts";
import { PortfolioColumns } from "../../../workers/engine/portfolio/portfolio-columns.ts";
import { runToEnd } from "../../../workers/engine/portfolio/steps.ts";
import { scoreComparison } from "../../../workers/engine/scoring/score-comparison.ts";
import { type PortfolioInput, scorePortfolio } from "./score-portfolio.ts";
import { europe, liveOf, toyReference, toyRows } from "./toy-portfolio.ts";

const reference = toyReference();
const cup = (prodsys_id: string, quantity: number, food_id = "soup"): PortfolioEntry => ({
  usecase_id: "cup",
  prodsys_id,
  food_id,
  quantity,
});
const score = (entries: readonly PortfolioEntry[], context: Partial<PortfolioInput> = {}) =>
  scorePortfolio(reference, { ...europe, ...context, entries });
const compare = (prodsys_id: string) =>
  scoreComparison(reference, { ...europe, usecase_id: "cup", food_id: "soup", products: [{ prodsys_id }] }).products[0];

/** An own cup with one PP component; tests omit or replace its fields. */
const ownCup = (component: object) => ({
  prodsys_id: "mine",
  usecase: "cup",
  prodsys_name: "Mine",
  reusable_yn: "0" as const,
  components: [{ component_id: "body", mat_recipe_id: "pp", mass_grams: 10, ...component }],
});

/** Sixty entries, each with its own number of uses. */
const many = (first: number): readonly PortfolioEntry[] =>
  Array.from({ length: 60 }, (_, at) => ({ ...cup("cup_glass", 1 + at), overrides: { reuses: first + at } }));

describe("scorePortfolio", () => {
  it("gives an entry the scores of its product in a comparison", () => {
    const { per_entry } = score([cup("cup_glass", 37), cup("cup_board", 5)]);
    for (const [at, id] of ["cup_glass", "cup_board"].entries()) {
      for (const metric of METRIC_IDS) {
        expect(per_entry[at]?.score[metric]).toBeCloseTo(compare(id)?.score[metric] ?? Number.NaN, 9);
      }
    }
  });

  it("gives a portfolio of one product the scores of that product, for any quantity", () => {
    const { score: scores, summary } = score([cup("cup_glass", 37)]);
    for (const metric of METRIC_IDS) {
      expect(scores[metric]).toBeCloseTo(compare("cup_glass")?.score[metric] ?? Number.NaN, 9);
    }
    expect(summary).toBeCloseTo(compare("cup_glass")?.summary ?? Number.NaN, 9);
  });

  it("gives an empty portfolio no raw values and the fallback score, marked as assumed", () => {
    for (const entries of [[], [cup("cup_pp", 0)], [cup("gone", 5)]]) {
      const { raw, score: scores, summary, best, worst, kpis, assumed } = score(entries);
      expect([...Object.values(raw), best, worst]).toEqual(Array.from({ length: 9 }, () => null));
      expect(Object.values(scores)).toEqual(METRIC_IDS.map(() => 5));
      expect(summary).toBeCloseTo(5, 12);
      expect(kpis).toMatchObject({ items: 0, mass_kg: 0, reusable_use_share: null, recycled_content: null });
      expect(assumed).toEqual(METRIC_IDS);
    }
  });

  it("warns of invalid quantities until they are corrected", () => {
    const odd = { code: "value_out_of_range", id: "quantity" };
    const live = liveOf(toyRows(), [{ ...cup("cup_pp", 0), quantity: "ten" }, cup("cup_pp", 3)]);
    expect(live.scores().warnings).toContainEqual(odd);
    live.setQuantity(0, "10");
    expect(live.scores().warnings).not.toContainEqual(odd);
    expect(live.scores().kpis.items).toBe(13);
  });

  it("skips unknown products and foods with a warning that ends when the entry is removed", () => {
    const live = liveOf(toyRows(), [cup("cup_pp", 3), cup("__proto__", 9, "constructor")]);
    const missing = ["__proto__", "constructor"].map((id) => ({ code: "missing_entry", id }));
    expect(live.entry(1)).toBeNull();
    expect(live.scores().warnings).toEqual(missing);
    expect(live.scores().kpis.items).toBe(3);
    live.remove(1);
    expect(live.scores()).toEqual(liveOf(toyRows(), [cup("cup_pp", 3)]).scores());
    expect(live.scores().warnings).toEqual([]);
  });

  it("excludes a product of unknown size from own, best and worst totals and from highest", () => {
    const custom_products = [ownCup({ coc_contact_id: "direct" })];
    const alone = score([cup("mine", 10)], { custom_products });
    expect(alone.raw.climate).toBeNull();
    expect(alone.per_entry[0]?.raw.climate).toBeGreaterThan(0);
    expect(alone.highest.climate).toBe(0);
    expect([alone.best, alone.worst]).toEqual([null, null]);
    expect(alone.assumed).toEqual(expect.arrayContaining(["climate", "h2o", "plastic_pollution", "land_use"]));
    expect(alone.per_entry[0]?.score.climate).toBe(5);
    expect(alone.warnings).toContainEqual({ code: "value_out_of_range", id: "dimension_prod", prodsys_id: "mine" });
    const beside = score([cup("mine", 10), cup("cup_pp", 10)], { custom_products });
    const pp = score([cup("cup_pp", 10)]);
    expect([beside.raw, beside.highest, beside.best, beside.worst]).toEqual([pp.raw, pp.highest, pp.best, pp.worst]);
  });

  it("excludes a product without mass from means and sums, because 0 would be a perfect score", () => {
    const custom_products = [ownCup({ mass_grams: 0, dimension_prod: 400 })];
    const { raw, highest, best, worst, per_entry, assumed } = score([cup("mine", 1000), cup("cup_pp", 10)], {
      custom_products,
    });
    const pp = score([cup("cup_pp", 10)]);
    expect([raw, highest, best, worst]).toEqual([pp.raw, pp.highest, pp.best, pp.worst]);
    expect(Object.values(per_entry[0]?.raw ?? {})).toEqual(METRIC_IDS.map(() => null));
    expect(per_entry[0]?.score.chemicals).toBe(5);
    expect(assumed).toEqual(METRIC_IDS);
    const alone = score([cup("mine", 1000)], { custom_products });
    expect(Object.values(alone.raw)).toEqual(METRIC_IDS.map(() => null));
    expect(alone.score.climate).toBe(5);
  });

  it("excludes a product without components from own, best, worst and highest, for any quantity", () => {
    const custom_products = [{ ...ownCup({ dimension_prod: 400 }), components: [] }];
    const cups = [cup("cup_pp", 60), cup("cup_board", 40)];
    const { per_entry, ...beside } = score([...cups, cup("mine", 10_000)], { custom_products });
    const alone = score(cups);
    const figures = ({ raw, score: scores, summary, highest, best, worst }: typeof alone) => ({
      raw,
      scores,
      summary,
      highest,
      best,
      worst,
    });
    expect(figures({ ...beside, per_entry })).toEqual(figures(alone));
    // but it counts in the key figures
    expect(beside.kpis.items).toBe(10_100);
    expect(beside.assumed).toEqual(METRIC_IDS);
    expect(per_entry[2]?.score.climate).toBe(5);
  });

  it("scores a metric of portfolio type `other` by its mean per functional unit between its bounds", () => {
    const other = toyReference((rows) =>
      rows.map(({ kind, data }) => {
        if (kind !== "metric") return { kind, data };
        const metrics = (typeof data === "string" ? JSON.parse(data) : data) as Record<string, object>;
        const climate = {
          ...metrics["climate"],
          metric_type_port: "other",
          raw_lowest_possible: 0,
          raw_highest_possible: 99,
        };
        return { kind, data: { ...metrics, climate } };
      }),
    );
    const result = scorePortfolio(other, { ...europe, entries: [cup("cup_pp", 30), cup("cup_glass", 10)] });
    const mean = (30 * (compare("cup_pp")?.raw.climate ?? 0) + 10 * (compare("cup_glass")?.raw.climate ?? 0)) / 40;
    expect(result.raw.climate).toBeCloseTo(mean, 9);
    expect(result.score.climate).toBeCloseTo(100 - mean, 9);
    expect(result.per_entry[1]?.raw.climate).toBeCloseTo(compare("cup_glass")?.raw.climate ?? 0, 9);
    expect(result.raw.h2o).toBeCloseTo(score([cup("cup_pp", 30), cup("cup_glass", 10)]).raw.h2o ?? 0, 9);
  });

  it("has no summary without a positive weight; best and worst then follow climate", () => {
    const { summary, best, worst } = score([cup("cup_pp", 10)], { weights: {} });
    expect([summary, best?.summary, worst?.summary]).toEqual([null, null, null]);
    expect(best?.raw).toEqual(worst?.raw);
    expect(best?.raw.climate).toBeLessThan(score([cup("cup_pp", 10)]).raw.climate ?? 0);
  });

  it("marks a portfolio as below scale if it is worse than the worst built-in product", () => {
    const custom_products = [ownCup({ mass_grams: 500, dimension_prod: 400 })];
    const { below_scale, warnings, score: scores } = score([cup("mine", 10)], { custom_products });
    expect(below_scale).toContain("climate");
    expect(scores.climate).toBe(1);
    expect(warnings).toContainEqual({ code: "below_scale", id: "climate" });
  });

  it("uses the default food for an empty food and the product's use case for an empty one", () => {
    const bare = score([{ ...cup("cup_pp", 10, ""), usecase_id: "" }]);
    expect(bare).toEqual(score([cup("cup_pp", 10, "default_worst")]));
  });
});

describe("LivePortfolio", () => {
  it("has the same scores if other portfolios share its pair table", () => {
    const rows = toyRows();
    const pairs = new PairTable();
    const one = liveOf(rows, [cup("cup_pp", 3)], pairs);
    const other = liveOf(rows, [cup("gone", 4), cup("cup_glass", 4)], pairs);
    other.append(cup("cup_steel", 5));
    one.append(cup("cup_board", 2));
    expect(one.scores()).toEqual(liveOf(toyRows(), [cup("cup_pp", 3), cup("cup_board", 2)]).scores());
    expect(
      one
        .contributions()
        .products.map(({ id }) => id)
        .toSorted(),
    ).toEqual(["cup_board", "cup_pp"]);
  });
});

describe("long work", () => {
  it("on two portfolios with one pair table may be interleaved", () => {
    const rows = toyRows();
    const pairs = new PairTable();
    const stepsOf = (entries: readonly PortfolioEntry[]) =>
      LivePortfolio.steps(rows, runToEnd(PortfolioColumns.fromEntriesSteps(entries, pairs)));
    const [one, other] = [stepsOf(many(1)), stepsOf(many(31))];
    for (let turn = 0; turn < 3; turn++) {
      one.next();
      other.next();
    }
    expect(runToEnd(one).scores()).toEqual(liveOf(toyRows(), many(1)).scores());
    expect(runToEnd(other).scores()).toEqual(liveOf(toyRows(), many(31)).scores());
  });

  it("reports increasing progress and can be cancelled at any step", () => {
    const rows = toyRows();
    const columns = PortfolioColumns.empty();
    for (let at = 0; at < 300_000; at++) {
      columns.append({ ...cup("cup_glass", 1), overrides: { reuses: 1 + (at % 500) } });
    }
    const steps = LivePortfolio.steps(rows, columns);
    expect(steps.next().done).toBe(false);
    const shares = [...LivePortfolio.steps(rows, columns)];
    expect(shares.length).toBeGreaterThan(5);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.every((share) => share > 0 && share < 1)).toBe(true);
    expect(runToEnd(LivePortfolio.steps(rows, columns)).scores().kpis.items).toBe(300_000);
  });
});
