// @vitest-environment node
import { expect, test } from "vitest";
import { portfolioFindings } from "../../../../app/features/portfolio-scores/portfolio-findings.ts";
import type { Contribution, PortfolioContributions } from "../../../../workers/engine/portfolio/portfolio-result.ts";
import type { Uncertainty } from "../../../../workers/engine/analysis/uncertainty/uncertainty.ts";

const part = (id: string, climate: number): Contribution => ({
  id,
  raw: { climate, h2o: 0, plastic_pollution: 0, land_use: 0 },
});
const contributions: PortfolioContributions = {
  use_cases: [part("hot_cup", 1000)],
  products: [part("mug", 250), part("paper", 750)],
  stages: [part("materials", 600), part("washing", 400)],
};
const nothing = { climate: null, h2o: null, plastic_pollution: null, chemicals: null, sust_source: null };
const none = { ...nothing, recoverability: null, land_use: null };

/** Draws in which the best choice is better than the portfolio in this share; the portfolio is first of the variants. */
const drawn = (better: number): { value: Uncertainty; ids: readonly string[] } => ({
  ids: ["own", "best", "worst"],
  value: {
    settings: { seed: 1, draws: 100 },
    quantities: 1,
    scores: [40, 80, 5].map((low) => ({ raw: none, score: none, summary: { low, high: low + 5 } as never })),
    pairs: [{ a: 0, b: 1, outcomes: { ...none, summary: { better: 1 - better, worse: better, typical: -40 } } }],
  },
});
const writing = () => ({
  unit: { unit: "g CO2e", per: 1 },
  shown: String,
  exact: () => undefined,
});
const found = (better: number | null, of: PortfolioContributions | null = contributions) =>
  portfolioFindings({
    drawn: better === null ? { value: null, ids: [] } : drawn(better),
    gap: 41,
    contributions: of,
    productName: (id) => (id === "paper" ? "Paper cup, PE lined" : "Ceramic mug"),
    writing,
  }).map(({ title, text }) => [title, text.replaceAll("\u00A0", " ")]);

test("the findings of a portfolio say how sure the distance to the best choice is, and what causes most", () => {
  expect(found(1)).toEqual([
    [
      "At least 35 of the 41 points to the best choice are certain",
      "The best built-in product on every line scores higher in 100% of draws.",
    ],
    [
      "Paper cup, PE lined: 75% of the climate impact".replace(" %", "%"),
      "It causes 750 g CO2e of 1000 g CO2e. The largest life-cycle stage of all products is materials, 60%.",
    ],
  ]);
  expect(found(0.6)[0]?.[0]).toBe("Too close to the best choice");
});

test("without draws or contributions their findings are omitted", () => {
  expect(found(null)).toHaveLength(1);
  expect(found(null, null)).toEqual([]);
});
