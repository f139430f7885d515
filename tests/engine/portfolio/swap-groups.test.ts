import * as fc from "fast-check";
import { expect, it } from "vitest";
import { METRIC_IDS } from "../../../edge-api/contract/metrics.ts";
import { swapGroupsSteps } from "../../../workers/engine/analysis/swap-groups.ts";
import { swapPathSteps } from "../../../workers/engine/analysis/swap-path.ts";
import { wholeUses } from "../../../workers/engine/analysis/swap.ts";
import type { PortfolioEntry } from "../../../workers/engine/portfolio/portfolio-line.ts";
import { runToEnd } from "../../../workers/engine/portfolio/steps.ts";
import { ANY_SWAP, anyEntryArb, liveOf, toyRows } from "./toy-portfolio.ts";

const rows = toyRows();
const GROUPS = 3;

it("groups have the scores of their lines alone, without and with the swaps, and the portfolio stays as it is", () => {
  const grouped = fc.array(fc.tuple(anyEntryArb(fc.integer({ min: 1, max: 10_000 })), fc.nat(GROUPS - 1)), {
    minLength: 1,
    maxLength: 12,
  });
  let changed = 0;
  fc.assert(
    fc.property(grouped, (lines) => {
      const entries = lines.map(([entry]) => entry);
      const group = Uint32Array.from(lines, ([, number]) => number);
      const live = liveOf(rows, entries);
      const whole = live.scores();
      const { steps } = runToEnd(swapPathSteps(live, ANY_SWAP));
      const found = runToEnd(swapGroupsSteps(live, steps, {}, group, GROUPS));
      const after = entries.map((entry, at): PortfolioEntry => {
        const step = steps.find(({ places }) => places.includes(at));
        if (step === undefined) return entry;
        const { usecase_id, food_id, quantity } = entry;
        return { usecase_id, food_id, prodsys_id: step.prodsys_id, quantity: wholeUses(Number(quantity) * step.uses) };
      });
      expect(found).toHaveLength(GROUPS);
      found.forEach((one, number) => {
        const own = (all: readonly PortfolioEntry[]) =>
          liveOf(
            rows,
            all.filter((_, at) => group[at] === number),
          ).scores();
        for (const [is, there] of [
          [one.before, own(entries)],
          [one.after, own(after)],
        ] as const) {
          expect(is.summary ?? NaN).toBeCloseTo(there.summary ?? NaN, 6);
          expect(is.kpis.items).toBeCloseTo(there.kpis.items, 6);
          for (const id of METRIC_IDS) expect(is.score[id] ?? NaN).toBeCloseTo(there.score[id] ?? NaN, 6);
        }
        if (one.after.summary !== one.before.summary) changed++;
      });
      expect(live.scores()).toEqual(whole);
    }),
    { numRuns: 60 },
  );
  expect(changed).toBeGreaterThan(0);
});
