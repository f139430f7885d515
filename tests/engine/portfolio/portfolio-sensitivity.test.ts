import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CurveRival } from "../../../workers/engine/analysis/lever-curve.ts";
import { type Lever, withLever } from "../../../workers/engine/analysis/lever.ts";
import { portfolioSensitivitySteps } from "../../../workers/engine/analysis/portfolio-sensitivity.ts";
import { leversAt } from "../../../workers/engine/analysis/sensitivity.ts";
import type { PortfolioEntry } from "../../../workers/engine/portfolio/portfolio-line.ts";
import { runToEnd } from "../../../workers/engine/portfolio/steps.ts";
import { europe, knownEntryArb, liveOf, toyReference, toyRows } from "./toy-portfolio.ts";

const reference = toyReference();
const rows = toyRows(europe, reference);

const leverOf = (prodsys_id: string, id: string): Lever => {
  const input = { ...europe, usecase_id: "cup", food_id: "", products: [{ prodsys_id }] };
  const lever = leversAt(reference, input, 0).find((one) => one.id === id);
  if (lever === undefined) throw new Error(`no lever ${id}`);
  return lever;
};

/** The entries with the lever at a value in all lines of the product. */
const moved = (entries: readonly PortfolioEntry[], prodsys_id: string, lever: Lever, value: number) =>
  entries.map((entry) =>
    entry.prodsys_id === prodsys_id ? { ...entry, overrides: withLever(entry.overrides, lever, value) } : entry,
  );

const summaryOf = (entries: readonly PortfolioEntry[]): number | null => liveOf(rows, entries).totals().summary;

const cup = (prodsys_id: string, quantity: number, food_id = "soup"): PortfolioEntry => ({
  usecase_id: "cup",
  prodsys_id,
  food_id,
  quantity,
});

describe("sensitivity to a lever of a portfolio's product", () => {
  it("gives the summaries of portfolios with every line of the product changed, and does not change the portfolio", () => {
    const entriesArb = fc.array(knownEntryArb(fc.integer({ min: 1, max: 10_000 })), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(entriesArb, fc.constantFrom("uses", "mass"), (entries, id) => {
        const lever = leverOf("cup_steel", id);
        const live = liveOf(rows, entries);
        const before = live.scores();
        const { points } = runToEnd(portfolioSensitivitySteps(live, "cup_steel", lever, []));
        for (const { value, summary } of [points[0], points[37], points.at(-1)].flatMap((point) => point ?? [])) {
          const there = summaryOf(moved(entries, "cup_steel", lever, value));
          expect(summary).toBeCloseTo(there ?? Number.NaN, 9);
        }
        expect(live.scores()).toEqual(before);
      }),
      { numRuns: 40 },
    );
  });

  it("finds the change of order that a scan of every number of uses finds", () => {
    const entries = [cup("cup_steel", 5000), cup("cup_steel", 800, "water"), cup("cup_pp", 400)];
    const lever = leverOf("cup_steel", "uses");
    const at = (uses: number): number => summaryOf(moved(entries, "cup_steel", lever, uses)) ?? Number.NaN;
    const [low, high] = [at(lever.min), at(lever.max)];
    expect(low).toBeLessThan(high);
    const rivals: CurveRival[] = [
      { id: "worst", summary: low - 1 },
      { id: "other", summary: (low + high) / 2 },
      { id: "best", summary: high + 1 },
      { id: "none", summary: null },
    ];
    const live = liveOf(rows, entries);
    const { changes, others } = runToEnd(portfolioSensitivitySteps(live, "cup_steel", lever, rivals));
    let first = lever.min;
    while (at(first) <= (low + high) / 2) first++;
    expect(changes).toEqual([{ value: first, other_id: "other", ahead: true }]);
    expect(others).toEqual(rivals);
  });

  it("is constant for a product without lines, without a change of order even beside an equal summary", () => {
    const live = liveOf(rows, [cup("cup_pp", 3), cup("cup_board", 7)]);
    const { summary } = live.totals();
    const equal = [{ id: "equal", summary }];
    const curve = runToEnd(portfolioSensitivitySteps(live, "cup_steel", leverOf("cup_steel", "mass"), equal));
    expect(new Set(curve.points.map((point) => point.summary))).toEqual(new Set([summary]));
    expect(curve.changes).toEqual([]);
  });
});
