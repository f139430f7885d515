import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { METRIC_IDS } from "../../../edge-api/contract/metrics.ts";
import { comparisonSampleSteps } from "../../../workers/engine/analysis/uncertainty/comparison-samples.ts";
import { normalDraws } from "../../../workers/engine/analysis/uncertainty/normal-draws.ts";
import { portfolioSampleSteps } from "../../../workers/engine/analysis/uncertainty/portfolio-uncertainty.ts";
import type { ScoreSamples } from "../../../workers/engine/analysis/uncertainty/score-samples.ts";
import type { ComparisonInput, ScoringContext } from "../../../workers/engine/comparison-result.ts";
import type { PortfolioEntry } from "../../../workers/engine/portfolio/portfolio-line.ts";
import { LivePortfolio } from "../../../workers/engine/portfolio/live-portfolio.ts";
import { createPairRows } from "../../../workers/engine/portfolio/pair-rows.ts";
import { PortfolioColumns } from "../../../workers/engine/portfolio/portfolio-columns.ts";
import type { PortfolioTotals } from "../../../workers/engine/portfolio/portfolio-result.ts";
import { runToEnd } from "../../../workers/engine/portfolio/steps.ts";
import { itemsPerUnit } from "../../../workers/engine/product/size.ts";
import { bestAndWorst } from "../../../workers/engine/scoring/best-and-worst.ts";
import { foodRiskOf, productOf, scopeOf } from "../../../workers/engine/scoring/scope.ts";
import { scoreComparison } from "../../../workers/engine/scoring/score-comparison.ts";
import { scorePortfolio } from "../portfolio/score-portfolio.ts";
import { IS_SOAK } from "../../fixtures/soak.ts";
import { comparison } from "../toy.ts";
import { drawTables, referenceOfTables, toyTables } from "./slow-draw.ts";

/** The toy tables with grid electricity and boiler heat in two activities, and one activity with a stated spread. */
const energetic = () => {
  const tables = toyTables();
  const { base, regions } = tables;
  const specs = base["activity-spec"] ?? {};
  const impact = base["impact"] ?? {};
  Object.assign(specs["f_mould"] ?? {}, { electricity_kwh: 0.2 });
  Object.assign(specs["rack"] ?? {}, { electricity_kwh: "0.05", heat_kwh: 0.02, quality: "expert-estimate" });
  Object.assign(specs["truck_tkm"] ?? {}, {
    gsd: "1.25",
    gsd_climate: 1.6,
    gsd_h2o: 1.2,
    gsd_down_h2o: 2,
    quality: "measured",
  });
  // every other component has a published range
  for (const [place, recipe] of Object.values(base["recipe"] ?? {}).entries())
    if (place % 2 === 0)
      Object.assign(recipe, {
        mass_low: Number(recipe["mass_grams"]) * 0.7,
        mass_high: Number(recipe["mass_grams"]) * 1.2,
      });
  for (const id of ["electricity_grid", "heat_boiler"])
    specs[id] = { activity_id: id, unit: "kWh", quality: "measured" };
  impact["electricity_grid"] = { climate: 400, h2o: 0.1, plastic_pollution: 0, land_use: 0 };
  impact["heat_boiler"] = { climate: "250", h2o: 0, plastic_pollution: 0, land_use: 0 };
  // rates set by definition do not vary, in the base and in regions
  Object.assign(base["litter-spec"]?.["small"] ?? {}, { quality: "definition" });
  Object.assign(regions["Europe"]?.["recyc-default"]?.["board_rc"] ?? {}, {
    quality: "definition",
    composting_quality: "definition",
  });
  Object.assign(regions["Europe"]?.["impact"] ?? {}, { electricity_grid: { climate: 200 } });
  return tables;
};

const tables = energetic();
const reference = referenceOfTables(tables);
const SETTINGS = { seed: 20261121, draws: 4 };

/** The tables of one draw, with the engine's own normal variates. */
const drawnReference = (draw: number) =>
  referenceOfTables(drawTables(tables, (key) => normalDraws(SETTINGS.seed, key, SETTINGS.draws)[draw] ?? 0));
const drawn = Array.from({ length: SETTINGS.draws }, (_, draw) => drawnReference(draw));

/** Expects equality within rounding; the message says what differs. */
const expectClose = (actual: number | null, expected: number | null, what: string): void => {
  const isClose =
    actual === null || expected === null
      ? actual === expected
      : Math.abs(actual - expected) <= 1e-9 * Math.max(Math.abs(expected), 1e-6);
  expect(isClose ? "" : `${what}: ${actual} instead of ${expected}`).toBe("");
};

/** Applies the draw to uses set by the user, which are as uncertain as those of the table. */
const withUses = (input: ComparisonInput, draw: number): ComparisonInput => ({
  ...input,
  products: input.products.map((product) => {
    const uses = product.overrides?.reuses;
    if (uses === undefined) return product;
    const z = normalDraws(SETTINGS.seed, JSON.stringify(["uses", false, product.prodsys_id, ""]), SETTINGS.draws);
    // the method clamps uses to at least 1 before they vary
    return {
      ...product,
      overrides: { ...product.overrides, reuses: Math.max(1, uses) * 1.3 ** (z[draw] ?? 0) },
    };
  }),
});

describe("draws compared with scores of multiplied tables", () => {
  it("every draw of any comparison has the raw values, scores and summary of the multiplied tables", () => {
    fc.assert(
      fc.property(comparison, (input) => {
        const { products } = runToEnd(comparisonSampleSteps(reference, input, SETTINGS));
        drawn.forEach((there, draw) => {
          const expected = scoreComparison(there, withUses(input, draw)).products;
          expected.forEach((scores, place) => {
            const samples = products[place] ?? null;
            expect(samples === null).toBe(scores === null);
            if (scores === null || samples === null) return;
            METRIC_IDS.forEach((id, metric) => {
              expectClose(samples.raw[metric]?.[draw] ?? null, scores.raw[id], `raw ${id}`);
              expectClose(samples.score[metric]?.[draw] ?? null, scores.score[id], `score ${id}`);
            });
            expectClose(samples.summary?.[draw] ?? null, scores.summary, "summary");
          });
        });
      }),
      { numRuns: IS_SOAK ? 1500 : 40 },
    );
  });

  const line = fc.record({
    usecase_id: fc.constantFrom("cup", "plate", "fork", ""),
    prodsys_id: fc.constantFrom("cup_pp", "cup_board", "cup_steel", "plate_pp", "plate_fibre", "fork_steel", "gone"),
    food_id: fc.constantFrom("default_worst", "water", ""),
    quantity: fc.integer({ min: 0, max: 5000 }),
  });
  const lines = fc.array(line, { minLength: 1, maxLength: 8 });

  const samplesOf = (context: ScoringContext, entries: readonly PortfolioEntry[]) => {
    const rows = createPairRows(scopeOf(reference, context));
    const columns = runToEnd(PortfolioColumns.fromEntriesSteps(entries));
    return runToEnd(portfolioSampleSteps(runToEnd(LivePortfolio.steps(rows, columns)), SETTINGS)).variants;
  };

  const expectPortfolio = (samples: ScoreSamples | undefined, draw: number, expected: PortfolioTotals) => {
    METRIC_IDS.forEach((id, metric) => {
      expectClose(samples?.raw[metric]?.[draw] ?? null, expected.raw[id], `raw ${id}`);
      expectClose(samples?.score[metric]?.[draw] ?? null, expected.score[id], `score ${id}`);
    });
    expectClose(samples?.summary?.[draw] ?? null, expected.summary, "summary");
  };

  it("every draw of any portfolio has the totals of the multiplied tables", () => {
    fc.assert(
      fc.property(comparison, lines, (context, entries) => {
        const [own] = samplesOf(context, entries);
        expect(own).toBeDefined();
        drawn.forEach((there, draw) => expectPortfolio(own, draw, scorePortfolio(there, { ...context, entries })));
      }),
      { numRuns: IS_SOAK ? 600 : 20 },
    );
  });

  it("best and worst in every draw are portfolios of the products named by the results", () => {
    fc.assert(
      fc.property(comparison, lines, (context, wanted) => {
        const scope = scopeOf(reference, context);
        const entries = wanted.filter(({ prodsys_id, quantity }) => prodsys_id !== "gone" && quantity > 0);
        const [, best, worst] = samplesOf(context, entries);
        const replaced = (variant: "best" | "worst") =>
          entries.flatMap((entry) => {
            const product = productOf(scope, entry.prodsys_id);
            if (product === null) return [];
            const usecase_id = entry.usecase_id === "" ? product.usecase_id : entry.usecase_id;
            const useCase = scope.compiled.tables.use_cases.get(usecase_id);
            const food = foodRiskOf(scope, entry.food_id === "" ? "default_worst" : entry.food_id);
            const other = bestAndWorst(scope, usecase_id, food)[variant];
            const [from, to] = [itemsPerUnit(product, useCase), other && itemsPerUnit(other, useCase)];
            if (other === null || from === null || to === null) return [];
            return [{ ...entry, usecase_id, prodsys_id: other.prodsys_id, quantity: (entry.quantity * to) / from }];
          });
        const [bests, worsts] = [replaced("best"), replaced("worst")];
        // entries without a replacement count in the scale but not in best and worst: skip such portfolios
        fc.pre(bests.length === entries.length && entries.length > 0);
        expect(worsts).toHaveLength(bests.length);
        drawn.forEach((there, draw) => {
          expectPortfolio(best, draw, scorePortfolio(there, { ...context, entries: bests }));
          expectPortfolio(worst, draw, scorePortfolio(there, { ...context, entries: worsts }));
        });
      }),
      { numRuns: IS_SOAK ? 600 : 20 },
    );
  });
});
