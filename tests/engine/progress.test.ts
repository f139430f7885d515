import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decomposed, progressRows, yearFigures } from "../../workers/engine/analysis/progress.ts";
import { targetState } from "../../workers/engine/analysis/target.ts";
import { yearPeriod } from "../../workers/engine/portfolio/period.ts";

const sums = (items: number, mass_kg: number, climate: number | null = mass_kg * 2000) => ({
  raw: { climate },
  kpis: { items, mass_kg, plastic_mass_kg: mass_kg / 2, reusable_use_share: 0.25 },
  fee: null,
});

const anyValue = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e300, max: 1e300 });

describe("the change between two periods", () => {
  it("is the sum of its parts to the bit, in any order", () => {
    fc.assert(
      fc.property(anyValue, anyValue, anyValue, fc.double({ min: 0, max: 1e5, noNaN: true }), (a, b, d, growth) => {
        const { before, now, data, volume, mix } = decomposed(a, b, d, growth);
        expect([before + data + volume + mix, before + (mix + volume) + data].map((sum) => sum === now)).toEqual([
          true,
          true,
        ]);
      }),
    );
  });

  it("changes no value by more than the last bit of the largest one", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1e-3, max: 1e9, noNaN: true }),
        fc.double({ min: 1e-3, max: 1e9, noNaN: true }),
        (a, d) => {
          const { before, now } = decomposed(a, a, d, 1);
          expect([before, now]).toContain(Math.max(a, d));
          expect(Math.abs(before - a) + Math.abs(now - d)).toBeLessThanOrEqual(Math.max(a, d) * 2 ** -52);
        },
      ),
    );
  });

  it("is volume alone if every line has as many times more uses, and nothing if nothing changed", () => {
    const before = yearFigures(sums(1000, 40), 1);
    const doubled = progressRows(before, before, yearFigures(sums(2000, 80), 1));
    expect(doubled.find(({ figure }) => figure === "mass")).toEqual({
      figure: "mass",
      before: 40,
      now: 80,
      data: 0,
      volume: 40,
      mix: 0,
    });
    expect(
      progressRows(before, before, before).every(({ data, volume, mix }) => data === 0 && volume === 0 && mix === 0),
    ).toBe(true);
    // a half-year with half of it is the same a year
    expect(yearFigures(sums(500, 20), 0.5)).toEqual(before);
  });

  it("has no row for what is unknown in a period, and no volume where nothing was served or for a share", () => {
    const unknown = yearFigures(sums(10, 1, null), 1);
    const none = yearFigures(sums(0, 0, 0), 1);
    const now = yearFigures(sums(10, 3), 1);
    expect(progressRows(unknown, unknown, now).map(({ figure }) => figure)).toEqual(["mass", "plastic", "reusable"]);
    expect(progressRows(none, none, now).find(({ figure }) => figure === "mass")).toMatchObject({ volume: 0, mix: 3 });
    expect(progressRows(none, none, now).find(({ figure }) => figure === "reusable")).toMatchObject({ volume: 0 });
  });
});

describe("a target", () => {
  const state = (percent: number, year: number, now: number, data = 0) =>
    targetState({ figure: "mass", percent, year }, { before: 100, data }, now, yearPeriod(2025), yearPeriod(2026));
  it("is on the straight line from the earlier period, and reached when the goal is", () => {
    expect(state(30, 2030, 93)).toEqual({ goal: 70, line: 94, is_reached: false, is_on_line: true });
    expect(state(30, 2030, 95)).toMatchObject({ is_reached: false, is_on_line: false });
    expect(state(30, 2030, 70)).toMatchObject({ is_reached: true, is_on_line: true });
    // the year of the target, and one before the earlier period
    expect([state(30, 2026, 80).line, state(30, 2020, 80).line]).toEqual([70, 70]);
  });

  it("starts from the earlier period under the data of now", () => {
    expect(state(50, 2030, 50, -20)).toMatchObject({ goal: 40, is_reached: false });
  });
});
