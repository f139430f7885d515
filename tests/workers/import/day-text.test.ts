import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateEvidence, readDay } from "../../../workers/import/dates/day-text.ts";

describe("a date as text", () => {
  it.each([
    ["2026-12-31", "2026-12-31"],
    ["2026-12-31 10:22:00", "2026-12-31"],
    ["2026-12-31T08:00:00Z", "2026-12-31"],
    ["2026/3/9", "2026-03-09"],
    ["20261231", "2026-12-31"],
    ["31.12.2026", "2026-12-31"],
    ["3.4.26", "2026-04-03"],
    ["31/12/2026", "2026-12-31"],
    ["12/31/2026", "2026-12-31"],
    ["05/05/2026", "2026-05-05"],
    ["31-Dec-2026", "2026-12-31"],
    ["31. Dezember 2026", "2026-12-31"],
    ["Dec 31, 2026", "2026-12-31"],
    ["3 de marzo de 2026", "2026-03-03"],
    ["1 août 2026", "2026-08-01"],
    ["14 juillet 2026", "2026-07-14"],
    ["2 giu 2026", "2026-06-02"],
    ["9. März 2026", "2026-03-09"],
  ])("%s is %s", (text, day) => {
    expect(readDay(text)).toBe(day);
  });

  it.each(["", "KW 12", "March 2026", "31.02.2026", "2026-13-01", "46000", "12.000", "30/02/2026", "soon"])(
    "%s is no day",
    (text) => {
      expect(readDay(text)).toBeNull();
    },
  );

  it("gives both readings if both are days", () => {
    expect(readDay("03/04/2026")).toEqual({ day: "2026-04-03", month: "2026-03-04" });
  });

  it("is parsed back to the same day in every notation", () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date("2069-12-31"), noInvalidDate: true }), (date) => {
        const iso = date.toISOString().slice(0, 10);
        const [year, month, day] = iso.split("-");
        expect(readDay(iso)).toBe(iso);
        expect(readDay(`${day}.${month}.${year}`)).toBe(iso);
        const slashed = readDay(`${day}/${month}/${year}`);
        expect(slashed === null || typeof slashed === "string" ? slashed : slashed.day).toBe(iso);
      }),
    );
  });
});

describe("the dates of a column", () => {
  it("prove their order by one unambiguous date", () => {
    expect(dateEvidence(["03/04/2026", "31/12/2026"])).toEqual({ order: "day", ambiguous: "03/04/2026" });
    expect(dateEvidence(["12/31/2026", "03/04/2026"])).toEqual({ order: "month", ambiguous: "03/04/2026" });
  });

  it("prove nothing by other notations or if they contradict each other", () => {
    expect(dateEvidence(["31.12.2026", "2026-12-31", "03/04/2026"])).toEqual({ order: null, ambiguous: "03/04/2026" });
    expect(dateEvidence(["31/12/2026", "12/31/2026"])).toEqual({ order: null, ambiguous: null });
  });
});
