import { describe, expect, test } from "vitest";
import { contributionRows, largestRows } from "../../../../app/features/portfolio-scores/contribution-rows.ts";
import { portfolioRows, rawOf, sortedPortfolios } from "../../../../app/features/portfolio-scores/portfolio-rows.ts";
import { scoreChart } from "../../../../app/features/portfolio-scores/score-chart.ts";
import { tableFacts } from "../../../../app/features/portfolio-scores/table-facts.ts";
import type { MetricColumn } from "../../../../app/score-tables/metric-columns.ts";
import { LineTable } from "../../../../workers/engine/portfolio/line-table.ts";
import { lineChanges } from "../../../../workers/engine/portfolio/line-changes.ts";
import type { PortfolioScores, PortfolioTotals } from "../../../../workers/engine/portfolio/portfolio-result.ts";

const line = (usecase_id: string, prodsys_id: string, quantity: number, label = "") => ({
  usecase_id,
  prodsys_id,
  food_id: "tea",
  quantity,
  label,
});

const totals = (climate: number, score: number): PortfolioTotals =>
  ({ raw: { climate, chemicals: 7 }, score: { climate: score }, summary: score }) as unknown as PortfolioTotals;
const scores = (climate: number, score: number, items: number) =>
  ({
    ...totals(climate, score),
    best: totals(1, 90),
    worst: totals(99, 5),
    kpis: { items },
  }) as unknown as PortfolioScores;

test("the chart of scores calls its lines worst to best choice, and its first column metric", () => {
  const banded = { ...scores(500, 40, 10), band: {} } as PortfolioScores;
  const column = { metric_id: "climate", name: "Climate" } as MetricColumn;
  const chart = scoreChart({ scores: banded, columns: [column], bands: [], withExtremes: true });
  expect(chart).toMatchObject({ nameHead: "Metric", rangeKind: "choices" });
  expect(chart.rows.map(({ detail }) => detail)).toEqual(Array(2).fill("worst to best built-in choice 5–90"));
  expect(scoreChart({ scores: banded, columns: [column], bands: [], withExtremes: false }).rows[0]).not.toHaveProperty(
    "detail",
  );
});

describe("rows of the score tables", () => {
  const given = {
    id: "a",
    name: "Mine",
    hasOwnWeights: false,
    scores: scores(500, 40, 10),
    names: { best: "Best", worst: "Worst" },
    compared: [{ id: "b", name: "Other", isScenario: false, hasOwnWeights: true, scores: scores(80, 70, 20) }],
  };

  test("best and worst choice have rows only if requested", () => {
    expect(portfolioRows({ ...given, withExtremes: true }).map(({ name }) => name)).toEqual([
      "Mine",
      "Best",
      "Worst",
      "Other",
    ]);
    const alone = portfolioRows({ ...given, withExtremes: false });
    expect(alone.map(({ name }) => name)).toEqual(["Mine", "Other"]);
    expect(alone.map(({ hasOwnWeights }) => hasOwnWeights)).toEqual([false, true]);
  });

  test("raw values per use are divided by the uses of their own portfolio; ratings are unchanged", () => {
    const [mine, other] = portfolioRows({ ...given, withExtremes: false });
    if (!mine || !other) throw new Error("two rows");
    expect([rawOf(mine, "climate", false, true), rawOf(other, "climate", false, true)]).toEqual([50, 4]);
    expect(rawOf(mine, "climate", false, false)).toBe(500);
    expect(rawOf(mine, "chemicals", true, true)).toBe(7);
    expect(rawOf({ ...mine, uses: 0 }, "climate", false, true)).toBeNull();
  });

  test("sorted by a metric, the best comes first", () => {
    const rows = portfolioRows({ ...given, withExtremes: true });
    expect(sortedPortfolios(rows, "climate").map(({ name }) => name)).toEqual(["Best", "Other", "Mine", "Worst"]);
    expect(sortedPortfolios(rows, null)).toBe(rows);
  });
});

describe("contributions", () => {
  const part = (id: string, climate: number) => ({ id, raw: { climate, h2o: 0, plastic_pollution: 0, land_use: 0 } });
  const CUTS = { stages: [], products: [], use_cases: [part("cup", 10), part("bowl", 30), part("fork", 60)] };

  test("the largest comes first, and shares refer to the sum", () => {
    expect(contributionRows(CUTS, "use_cases", "climate").map(({ id, share }) => [id, share])).toEqual([
      ["fork", 0.6],
      ["bowl", 0.3],
      ["cup", 0.1],
    ]);
    expect(contributionRows(CUTS, "use_cases", "h2o").map(({ share }) => share)).toEqual([null, null, null]);
  });

  test("the rest is one row with its sum; a rest of one row is shown itself", () => {
    const rows = contributionRows(CUTS, "use_cases", "climate");
    expect(largestRows(rows, 1).others).toEqual({ count: 2, value: 40 });
    expect(largestRows(rows, 2)).toEqual({ shown: rows, others: null });
  });
});

describe("line changes of a scenario", () => {
  const before = LineTable.of([line("cup", "paper", 100), line("cup", "mug", 5), line("bowl", "pet", 9, "North")]);

  test("changed, added and removed lines are distinguished", () => {
    const now = LineTable.of([line("cup", "paper", 70), line("cup", "mug", 5), line("fork", "wood", 3)]);
    const changes = lineChanges(before, now);
    expect(changes).toMatchObject({ changed: 1, added: 1, removed: 1, length: 3 });
    const lines = [0, 1, 2].map((at) => changes.change(at));
    expect(lines.map(({ kind, before: was, now: is }) => [kind, was?.quantity, is?.quantity])).toEqual([
      ["changed", 100, 70],
      ["added", undefined, 3],
      ["removed", 9, undefined],
    ]);
    expect(lines.map(({ placeBefore, placeNow }) => [placeBefore, placeNow])).toEqual([
      [0, 0],
      [null, 2],
      [2, null],
    ]);
    expect(() => changes.change(3)).toThrow(RangeError);
  });

  test("another order of the same lines is no change; without lines all are removed", () => {
    const turned = LineTable.of([...before.lines()].toReversed());
    expect(lineChanges(before, turned)).toMatchObject({ changed: 0, added: 0, removed: 0, length: 0 });
    expect(lineChanges(before, LineTable.empty)).toMatchObject({ removed: 3, length: 3 });
  });
});

test("facts of the lines: uses and lines by use case and product, most used first", () => {
  const facts = tableFacts(LineTable.of([line("cup", "paper", 5), line("bowl", "pet", 90), line("cup", "mug", 2)]));
  expect(facts.usecases).toEqual([
    { id: "bowl", lines: 1, uses: 90 },
    { id: "cup", lines: 2, uses: 7 },
  ]);
  expect(facts.products.map(({ id }) => id)).toEqual(["pet", "paper", "mug"]);
  expect(facts.usecaseOf.get("mug")).toBe("cup");
});
