import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import {
  lineDates,
  monthsAround,
  shareWithin,
  yearPeriod,
  yearsOf,
  type Period,
} from "../../../workers/engine/portfolio/period.ts";

const yearArb = fc.integer({ min: 1900, max: 2100 });
const monthOf = (year: number, month: number): Period => {
  const day = `${year}-${String(month).padStart(2, "0")}-15`;
  return monthsAround(day, day);
};
const dayArb = fc
  .date({ min: new Date("1999-01-01"), max: new Date("2030-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe("a period", () => {
  it.each([
    ["2026-01-01", "2026-12-31", 1],
    ["2024-01-01", "2024-12-31", 1],
    ["2026-01-01", "2026-06-30", 0.5],
    ["2026-07-01", "2027-12-31", 1.5],
    ["2026-02-01", "2026-02-28", 1 / 12],
    ["2026-02-01", "2026-02-14", 0.5 / 12],
  ])("from %s to %s covers %d years", (from, to, years) => {
    expect(yearsOf({ from, to })).toBe(years);
  });

  it("of a year equals its months, each a twelfth, and all of them lie within it", () => {
    fc.assert(
      fc.property(yearArb, (year) => {
        const months = Array.from({ length: 12 }, (_, at) => monthOf(year, at + 1));
        const whole = yearPeriod(year);
        expect(monthsAround(months[0]?.from ?? "", months[11]?.to ?? "")).toEqual(whole);
        expect(months.map((month) => yearsOf(month) * 12)).toEqual(months.map(() => 1));
        expect(months.map((month) => shareWithin(whole, month))).toEqual(months.map(() => 1 / 12));
      }),
    );
  });

  it("lies within two adjoining periods with shares that sum to one", () => {
    fc.assert(
      fc.property(fc.tuple(dayArb, dayArb), yearArb, (days, year) => {
        const [from = "", to = ""] = days.toSorted();
        const before = { from: "0001-01-01", to: `${year}-12-31` };
        const after = { from: `${year + 1}-01-01`, to: "9999-12-31" };
        expect(shareWithin({ from, to }, before) + shareWithin({ from, to }, after)).toBeCloseTo(1, 9);
      }),
    );
  });

  it("is compared with the dates of the lines", () => {
    const line = { usecase_id: "cup", prodsys_id: "mug", food_id: "", quantity: 1, label: "2020-01-01" };
    const dated = ["2026-03-12", "2026-05-03", "2026-03-12", "2025-12-31", ""].map((date) => ({ ...line, date }));
    expect(lineDates(LineTable.of(dated), yearPeriod(2026))).toEqual({
      dated: 4,
      outside: 1,
      months: { from: "2025-12-01", to: "2026-05-31" },
    });
    expect(lineDates(LineTable.of([line]), yearPeriod(2026))).toEqual({ dated: 0, outside: 0, months: null });
  });
});
