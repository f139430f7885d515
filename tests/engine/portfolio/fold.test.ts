import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PortfolioEntry } from "../../../workers/engine/portfolio/portfolio-line.ts";
import { foldSteps } from "../../../workers/engine/portfolio/fold.ts";
import { PortfolioColumns } from "../../../workers/engine/portfolio/portfolio-columns.ts";
import { runToEnd } from "../../../workers/engine/portfolio/steps.ts";
import { entryArb, wholeArb } from "./entries.ts";

const columnsOf = (entries: readonly PortfolioEntry[]) => runToEnd(PortfolioColumns.fromEntriesSteps(entries));

describe("sums by pair", () => {
  it("equal those of a Map over the entries", () => {
    fc.assert(
      fc.property(fc.array(entryArb(wholeArb), { maxLength: 80 }), (entries) => {
        const columns = columnsOf(entries);
        const expected = new Map<number, number>();
        for (const { usecase_id, prodsys_id, food_id, overrides, quantity } of entries) {
          const pair = columns.pairs.intern(usecase_id, prodsys_id, food_id, overrides);
          expected.set(pair, (expected.get(pair) ?? 0) + Number(quantity));
        }
        const sums = runToEnd(foldSteps(columns));
        expect([...sums.entries()]).toEqual([...expected.entries()].toSorted(([a], [b]) => a - b));
      }),
    );
  });

  it("are correct for very many pairs and entries, in steps", () => {
    const columns = PortfolioColumns.empty();
    const expected: number[] = [];
    for (let at = 0; at < 300_001; at++) {
      const pair = (at * 7919) % 20_000;
      columns.append({ usecase_id: "u", prodsys_id: `p${pair}`, food_id: "f", quantity: at });
      const number = columns.pairAt(at);
      expected[number] = (expected[number] ?? 0) + at;
    }
    const steps = foldSteps(columns);
    const shares: number[] = [];
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) shares.push(step.value);
    expect([...step.value]).toEqual(expected);
    expect(shares.length).toBeGreaterThan(1);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.every((share) => share > 0 && share < 1)).toBe(true);
  });
});
