import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countedRange, DAY_MS, dayOf, everyDay, rangeOf } from "../../../../app/features/admin-lists/admin-scores.tsx";
import { COUNTED_DAYS } from "../../../../edge-api/contract/limits.ts";

const NOW = Date.UTC(2026, 10, 21, 20, 15);

describe("rangeOf", () => {
  test("gives whole UTC days, including the last", () => {
    expect(rangeOf({ from: "2026-11-20", to: "2026-11-21" })).toEqual({
      from: Date.UTC(2026, 10, 20),
      before: Date.UTC(2026, 10, 22),
    });
    expect(rangeOf({ from: "", to: "" })).toEqual({ from: null, before: null });
    expect(rangeOf({ from: "2026-11-21", to: "2026-11-21" })).not.toBeNull();
    expect(rangeOf({ from: "2026-11-21", to: "2026-11-20" })).toBeNull();
  });
});

describe("countedRange", () => {
  test("covers the 90 days up to today if none are chosen", () => {
    const { from, before, cut } = countedRange({ from: null, before: null }, NOW);
    expect([dayOf(from), dayOf(before - 1), cut]).toEqual(["2026-08-24", "2026-11-21", false]);
  });

  test("gives whole days in order, at most COUNTED_DAYS, all inside the choice", () => {
    const day = fc.integer({ min: 0, max: 40_000 }).map((at) => at * DAY_MS);
    fc.assert(
      fc.property(fc.option(day), fc.option(day), (from, before) => {
        fc.pre(from === null || before === null || from < before);
        fc.pre(before === null || before > 0);
        const counted = countedRange({ from, before }, NOW);
        const days = everyDay(counted, []);
        expect(days.length).toBeGreaterThan(0);
        expect(days.length).toBeLessThanOrEqual(COUNTED_DAYS);
        expect(counted.from % DAY_MS).toBe(0);
        expect(counted.from).toBeGreaterThanOrEqual(from ?? 0);
        expect(before ?? counted.before).toBe(counted.before);
        expect(counted.cut).toBe(from !== null && counted.from > from);
        expect(days.map((one) => one.day)).toEqual(days.map((one) => one.day).toSorted());
        expect(new Set(days.map((one) => one.day)).size).toBe(days.length);
      }),
    );
  });

  test("days without a report count 0, the others keep their count", () => {
    const counted = countedRange({ from: Date.UTC(2026, 10, 19), before: Date.UTC(2026, 10, 22) }, NOW);
    expect(everyDay(counted, [{ day: "2026-11-20", count: 7 }])).toEqual([
      { day: "2026-11-19", count: 0 },
      { day: "2026-11-20", count: 7 },
      { day: "2026-11-21", count: 0 },
    ]);
  });
});
