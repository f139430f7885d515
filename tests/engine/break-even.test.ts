import * as fc from "fast-check";
import { expect, it } from "vitest";
import { whereLower } from "../../workers/engine/analysis/break-even.ts";

it.each([
  [4e9, 1, 2, 4_000_000_001],
  [1e12, 1, 2, 1_000_000_000_001],
  [3e9, 0, 1e-3, 3_000_000_000_001],
])("a break-even is found after very many uses (life %d, per use %d, other %d)", (life, per_use, other, uses) => {
  const found = whereLower({ life, per_use, other });
  expect(found.never).toBeNull();
  // such flat curves cross within the rounding of their values
  expect((found.uses ?? 0) / uses).toBeCloseTo(1, 6);
});

it("is the first whole number of uses at which the reusable is lower", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 5000 }),
      fc.integer({ min: 0, max: 50 }),
      fc.integer({ min: 1, max: 50 }),
      (life, per_use, gain) => {
        const { uses } = whereLower({ life, per_use, other: per_use + gain });
        expect(uses).toBe(Math.floor(life / gain) + 1);
      },
    ),
  );
});

it("is never reached if a use costs at least as much as the other product", () => {
  for (const per_use of [2, 3]) {
    expect(whereLower({ life: 1, per_use, other: 2 })).toMatchObject({ uses: null, never: "wash_costs_more" });
  }
});
