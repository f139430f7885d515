import { expect, test } from "vitest";
import type { ScoringContext } from "../../workers/engine/comparison-result.ts";
import { LineTable } from "../../workers/engine/portfolio/line-table.ts";
import { createScoringService } from "../../workers/scoring-service.ts";
import { toyBytes } from "./toy-bytes.ts";

const CONTEXT: ScoringContext = {
  region_use: "Global",
  recycling: { custom: false },
  custom_products: [],
  custom_foods: [],
};
const CUPS = {
  ...CONTEXT,
  usecase_id: "cup",
  food_id: "default_worst",
  products: [{ prodsys_id: "cup_pp" }, { prodsys_id: "cup_steel" }],
};
const SETTINGS = { seed: 3, draws: 200 };
const ignoreProgress = (): void => undefined;

const started = async () => {
  const service = createScoringService();
  await service.loadReference(toyBytes("v1"));
  const open = (portfolio: string, prodsys_id: string) =>
    service.openPortfolio(
      "v1",
      CONTEXT,
      LineTable.of([{ usecase_id: "cup", prodsys_id, food_id: "water", quantity: 100, label: "" }]).data(),
      {},
      { portfolio, job: `open ${portfolio}` },
      ignoreProgress,
    );
  return { service, open };
};

test("a comparison is drawn in the given version, and refused for another version or an unknown use case", async () => {
  const { service } = await started();
  const drawn = await service.comparisonUncertainty("v1", CUPS, SETTINGS, "j", ignoreProgress);
  expect(drawn.ok && drawn.value.pairs).toHaveLength(1);
  expect(await service.comparisonUncertainty("v0", CUPS, SETTINGS, "j", ignoreProgress)).toMatchObject({
    ok: false,
    problem: { code: "wrong_version" },
  });
  const nowhere = { ...CUPS, usecase_id: "nothing" };
  expect(await service.comparisonUncertainty("v1", nowhere, SETTINGS, "j", ignoreProgress)).toMatchObject({
    ok: false,
    problem: { code: "unknown_use_case" },
  });
});

test("long draws report progress and can be cancelled; later ones run", async () => {
  const { service } = await started();
  const shares: number[] = [];
  const long = service.comparisonUncertainty("v1", CUPS, { seed: 3, draws: 300_000 }, "long", (share) => {
    shares.push(share);
    void service.cancel("long");
  });
  expect(await long).toMatchObject({ ok: false, problem: { code: "cancelled" } });
  expect(shares.length).toBeGreaterThan(0);
  expect(shares[0]).toBeLessThan(0.5);
  const question = { a: 0, b: 1, subject: "climate" } as const;
  const inputs = await service.comparisonInputs("v1", CUPS, SETTINGS, question, "long", ignoreProgress);
  expect(inputs.ok && inputs.value.length).toBeGreaterThan(0);
});

test("open portfolios are drawn together: own, best, worst, then the others, and the deciding inputs of two of them", async () => {
  const { service, open } = await started();
  await open("p", "cup_pp");
  await open("q", "cup_steel");
  const job = { portfolio: "p", job: "draw" };
  const drawn = await service.portfolioUncertainty(["q"], SETTINGS, job, ignoreProgress);
  if (!drawn.ok) throw new Error(drawn.problem.detail);
  const { scores, pairs } = drawn.value;
  expect(scores).toHaveLength(4);
  expect(pairs).toHaveLength(6);
  // same draws: q alone gives the same result as next to p
  const alone = await service.portfolioUncertainty([], SETTINGS, { ...job, portfolio: "q" }, ignoreProgress);
  expect(alone.ok && alone.value.scores[0]).toEqual(scores[3]);
  const question = { a: 0, b: 3, subject: "summary" } as const;
  const inputs = await service.portfolioInputs(["q"], SETTINGS, question, job, ignoreProgress);
  expect(inputs.ok && inputs.value.length).toBeGreaterThan(0);
  expect(await service.portfolioUncertainty(["gone"], SETTINGS, job, ignoreProgress)).toMatchObject({
    ok: false,
    problem: { code: "no_portfolio", detail: "gone" },
  });
});
